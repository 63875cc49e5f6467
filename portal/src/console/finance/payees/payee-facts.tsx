import type { Payee } from '@platform-licensing/client';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { countryOf, money } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { obstacleNames } from '../payouts/names.ts';

type DetailsOf = NonNullable<Payee['details']>;

/** The details as the bank needs them. */
export const accountFacts = ({ iban, bic, country, bankCode, accountNumber }: DetailsOf) => {
  const copied = (name: string, value: string | undefined) =>
    value === undefined ? [] : [[name, <CopiedId key={name} id={value} what={name} />] as const];
  return [
    ...copied('IBAN', iban),
    ...copied('BIC', bic),
    ...(country === undefined ? [] : [['Country of the bank', countryOf(country)] as const]),
    ...copied('Bank code', bankCode),
    ...copied('Account number', accountNumber),
  ];
};

/** The payout details in full. */
export const Details = ({ of: { details } }: { readonly of: Payee }) => (
  <Panel title="Payout details">
    {details ? (
      <Facts
        of={[
          ['Holder', details.holder],
          ...accountFacts(details),
          ['Changed', <Time key="changed" at={details.changedAt} />],
          ['Can be paid from', <Time key="held" at={details.heldUntil} />],
        ]}
      />
    ) : (
      <p className="soft">This account has no payout details. Its owners add them by API.</p>
    )}
  </Panel>
);

/** The account, and why it cannot be paid now. */
export const PayeeFacts = ({
  of: { accountId, name, country, closesAt, obstacles },
}: {
  readonly of: Payee;
}) => (
  <Panel title="Account">
    <Facts
      of={[
        ...(name === undefined ? [] : [['Profile', name] as const]),
        ['Account ID', <CopiedId key="id" id={accountId} what="account ID" />],
        ...(country === undefined ? [] : [['Country', countryOf(country)] as const]),
        ...(closesAt === undefined ? [] : [['Will be closed', <Time key="closes" at={closesAt} />] as const]),
        [
          'Payouts',
          <span key="payouts" className="tags">
            {obstacles.length === 0 ? (
              <Tag tone="good">Possible</Tag>
            ) : (
              obstacles.map((obstacle) => (
                <Tag key={obstacle} tone="warn">
                  {obstacleNames[obstacle]}
                </Tag>
              ))
            )}
          </span>,
        ],
      ]}
    />
  </Panel>
);

/** The balances of the account, those of test money included. */
export const Balances = ({ of: { balances } }: { readonly of: Payee }) => (
  <Panel title="Balances">
    {balances.length === 0 ? (
      <p className="soft">This account has earned nothing yet.</p>
    ) : (
      <Table
        caption="Balances"
        rows={balances}
        keyOf={({ mode, currency }) => `${mode} ${currency}`}
        columns={[
          {
            name: 'Currency',
            heads: true,
            cell: ({ mode, currency }) => (
              <span className="tags">
                {currency} {mode === 'test' && <Tag>Test, never paid out</Tag>}
              </span>
            ),
          },
          {
            name: 'Earned',
            number: true,
            cell: ({ earned, currency }) => money({ amount: earned, currency }),
          },
          { name: 'Paid', number: true, cell: ({ paid, currency }) => money({ amount: paid, currency }) },
          {
            name: 'Returned',
            number: true,
            cell: ({ returned, currency }) => money({ amount: returned, currency }),
          },
          {
            name: 'Balance',
            number: true,
            cell: ({ payable, currency }) => money({ amount: payable, currency }),
          },
        ]}
      />
    )}
  </Panel>
);
