import type { OwnBalances, OwnPayout } from '@platform-licensing/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { More } from '../../kit/controls/more.tsx';
import { money, utcDay } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { useBalances } from './queries.ts';

type Balance = OwnBalances['data'][number];

const usePayouts = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['own-payouts'],
    queryFn: ({ pageParam }) =>
      api.listOwnPayouts({ limit: 50, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
};

/** Says why a balance is not paid out now. */
const obstacleText = (obstacle: Balance['obstacles'][number], { threshold, currency }: Balance): string => {
  switch (obstacle) {
    case 'no_details':
      return t('statements.obstacle.noDetails');
    case 'details_changed':
      return t('statements.obstacle.detailsChanged');
    case 'unverified':
      return t('statements.obstacle.unverified');
    case 'on_hold':
      return t('statements.obstacle.onHold');
    case 'below_threshold':
      return t('statements.obstacle.belowThreshold', { amount: money({ amount: threshold, currency }) });
  }
};

const Balances = ({ of }: { readonly of: readonly Balance[] }) => (
  <Panel title={t('statements.balances')}>
    <Table
      caption={t('statements.balances')}
      rows={of}
      keyOf={({ currency }) => currency}
      columns={[
        {
          name: t('statements.balance'),
          heads: true,
          number: true,
          cell: ({ payable, currency }) => money({ amount: payable, currency }),
        },
        {
          name: t('statements.earned'),
          number: true,
          cell: ({ earned, currency }) => money({ amount: earned, currency }),
        },
        {
          name: t('statements.paidOut'),
          number: true,
          cell: ({ paid, returned, currency }) => money({ amount: paid - returned, currency }),
        },
        {
          name: t('statements.nextPayout'),
          cell: (balance) =>
            balance.obstacles.length === 0
              ? t('statements.inNextRun')
              : balance.obstacles.map((each) => obstacleText(each, balance)).join(' '),
        },
      ]}
    />
  </Panel>
);

const statusOf = (status: OwnPayout['status']): { readonly name: string; readonly tone: Tone } => {
  switch (status) {
    case 'paid':
      return { name: t('statements.status.paid'), tone: 'good' };
    case 'sent':
      return { name: t('statements.status.sent'), tone: 'quiet' };
    case 'returned':
      return { name: t('statements.status.returned'), tone: 'bad' };
    case 'approved':
      return { name: t('statements.status.approved'), tone: 'quiet' };
  }
};

const PayoutList = () => {
  const payouts = usePayouts();
  return (
    <QueryView query={payouts} rows={2} label={t('statements.loadingThePayouts')}>
      {(shown) =>
        // Payouts that are not approved are left out of a page, so it can be empty although more follow.
        shown.length === 0 && !payouts.hasNextPage ? null : (
          <Panel title={t('statements.payouts')}>
            <Table
              caption={t('statements.payouts')}
              rows={shown}
              keyOf={({ payoutId }) => payoutId}
              columns={[
                {
                  name: t('statements.payoutDay'),
                  heads: true,
                  cell: ({ executionDate }) => utcDay(executionDate),
                },
                {
                  name: t('statements.status'),
                  cell: ({ status }) => <Tag tone={statusOf(status).tone}>{statusOf(status).name}</Tag>,
                },
                { name: t('statements.bankAccount'), cell: ({ details }) => details },
                { name: t('statements.reference'), cell: ({ endToEndId }) => <code>{endToEndId}</code> },
                {
                  name: t('statements.amount'),
                  number: true,
                  cell: ({ amount, currency }) => money({ amount, currency }),
                },
              ]}
            />
            {payouts.hasNextPage && <More query={payouts} />}
          </Panel>
        )
      }
    </QueryView>
  );
};

/** The balances and payouts of the account, once it has earned something. */
export const Payouts = () => (
  <QueryView query={useBalances()} rows={2} label={t('statements.loadingThePayouts')}>
    {({ data }) =>
      data.length === 0 ? null : (
        <>
          <Balances of={data} />
          <PayoutList />
        </>
      )
    }
  </QueryView>
);
