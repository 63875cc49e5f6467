import type { RoyaltyStatementSummary } from '@platform-licensing/client';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { majorOf } from '../../kit/display/currency.ts';
import { money, monthName } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { Plot } from '../../kit/display/plot.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty, Notice, QueryView } from '../../kit/feedback/states.tsx';
import { currentLocale } from '../../kit/language/current.ts';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { earningsOf, withoutFirstClosed } from './months.ts';
import { PayoutDetails } from './payout-details/payout-details.tsx';
import { Payouts } from './payouts.tsx';
import { usePartyNames, useStatements } from './queries.ts';
import './statements.css';

/** A month without its year, for the axis of a chart. */
const markOf = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const Charts = ({ statements }: { readonly statements: readonly RoyaltyStatementSummary[] }) => {
  const earnings = earningsOf(statements).filter(({ months }) => months.length > 1);
  if (earnings.length === 0) return null;
  return (
    <Panel title={t('statements.byMonth')}>
      <div className="columns">
        {earnings.map(({ currency, months, amounts }) => (
          <Plot
            key={currency}
            title={t('statements.royaltiesIn', { currency })}
            steps={months.map(monthName)}
            marks={months.map(markOf)}
            series={[
              {
                name: currency,
                tone: 'one',
                values: amounts.map((amount) => majorOf(amount, currency)),
              },
            ]}
          />
        ))}
      </div>
    </Panel>
  );
};

const Statements = () => {
  const statements = useStatements();
  const partyName = usePartyNames();
  return (
    <QueryView query={statements} rows={6} label={t('statements.loadingTheStatements')}>
      {(shown) =>
        shown.length === 0 ? (
          <Empty title={t('statements.noStatementsYet')}>
            <p>{t('statements.whenStatementsCome')}</p>
          </Empty>
        ) : (
          <>
            <Charts statements={statements.hasNextPage ? withoutFirstClosed(shown) : shown} />
            <Panel title={t('statements.all')}>
              <Table
                caption={t('statements.all')}
                rows={shown}
                keyOf={({ statementId }) => statementId}
                columns={[
                  {
                    name: t('statements.month'),
                    heads: true,
                    cell: ({ statementId, month, mode, partyId }) => (
                      <>
                        <Link
                          href={`/statements/${statementId}`}
                          aria-label={t('statements.monthOfParty', {
                            month: monthName(month),
                            party: partyName(partyId),
                          })}
                        >
                          {monthName(month)}
                        </Link>{' '}
                        {mode === 'test' && <Tag tone="warn">{t('statements.testMoney')}</Tag>}
                      </>
                    ),
                  },
                  { name: t('track.party'), cell: ({ partyId }) => partyName(partyId) },
                  { name: t('statements.closed'), cell: ({ closedAt }) => <Time at={closedAt} as="day" /> },
                  {
                    name: t('statements.amount'),
                    number: true,
                    cell: ({ amount, currency }) => money({ amount, currency }),
                  },
                ]}
              />
              {statements.hasNextPage && <More query={statements} />}
            </Panel>
          </>
        )
      }
    </QueryView>
  );
};

/** The payout details, balances and payouts of the account, and the royalty statements of its parties, by month. For owners and finance. */
export const StatementsPage = () => {
  const { role } = useSession().session.member;
  return (
    <>
      <PageHead title={t('shell.statements')} />
      {role === 'editor' ? (
        <Notice>{t('statements.yourRoleCannotRead')}</Notice>
      ) : (
        <>
          <PayoutDetails />
          <Payouts />
          <Statements />
        </>
      )}
    </>
  );
};
