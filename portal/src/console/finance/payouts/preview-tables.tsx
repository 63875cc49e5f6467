import type { PayeeBalance } from '@platform-licensing/client';
import { Link } from 'wouter';
import { count, counted, money } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { PayeeName } from '../payees/payee-name.tsx';
import { schemeNames, type Scheme } from './names.ts';
import { previewOf } from './preview.ts';
import type { Balances } from './queries.ts';

/** The rows of a table, at most. */
const shown = 200;

const amount: Column<PayeeBalance> = {
  name: 'Balance',
  number: true,
  cell: ({ payable, currency }) => money({ amount: payable, currency }),
};

const payee: Column<PayeeBalance> = {
  name: 'Payee',
  heads: true,
  cell: (balance) => <PayeeName of={balance} />,
};

const More = ({ of }: { readonly of: number }) =>
  of > shown && (
    <p className="soft">
      The first {count(shown)} of {count(of)}.
    </p>
  );

/** Shows what a run would pay now, and what it leaves out and why. */
export const PreviewTables = ({
  balances,
  currency,
  scheme,
}: {
  readonly balances: Balances;
  readonly currency: string;
  readonly scheme: Scheme;
}) => (
  <QueryView query={balances} rows={8} label="Loading the balances">
    {({ rows, isComplete }) => {
      const { paid, total, later, leftOut } = previewOf(rows, scheme);
      return (
        <>
          {!isComplete && (
            <Notice tone="warn">
              The preview shows the first {count(rows.length)} balances. The run reads all of them.
            </Notice>
          )}
          <Panel title="Paid by this run">
            {paid.length === 0 ? (
              <Empty title={`No balance in ${currency} can be paid now`}>
                <p>
                  Runs of the scheme {schemeNames[scheme]} pay balances of verified{' '}
                  <Link href={`/finance/payees?currency=${currency}`}>payees</Link> from the threshold on.
                </p>
              </Empty>
            ) : (
              <>
                <p>
                  {counted(paid.length, 'payout')}, {money({ amount: total, currency })} in total.
                  {later > 0 && ` ${count(later)} more can be proposed after the approval.`}
                </p>
                <Table
                  caption="Paid by this run"
                  rows={paid.slice(0, shown)}
                  keyOf={({ accountId }) => accountId}
                  columns={[payee, amount]}
                />
                <More of={paid.length} />
              </>
            )}
          </Panel>
          <Panel title="Left out">
            {leftOut.length === 0 ? (
              <p className="soft">Nothing else is owed in {currency}.</p>
            ) : (
              <>
                <Table
                  caption="Left out"
                  rows={leftOut.slice(0, shown)}
                  keyOf={({ balance }) => balance.accountId}
                  columns={[
                    { name: payee.name, heads: true, cell: ({ balance }) => payee.cell(balance) },
                    {
                      name: 'Reasons',
                      cell: ({ reasons }) => (
                        <span className="tags">
                          {reasons.map((reason) => (
                            <Tag key={reason} tone="warn">
                              {reason}
                            </Tag>
                          ))}
                        </span>
                      ),
                    },
                    { name: amount.name, number: true, cell: ({ balance }) => amount.cell(balance) },
                  ]}
                />
                <More of={leftOut.length} />
              </>
            )}
          </Panel>
        </>
      );
    }}
  </QueryView>
);
