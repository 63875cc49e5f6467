import type { MonthlyUsage } from '@platform-licensing/client';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../kit/controls/button.tsx';
import { Meter } from '../../kit/display/meter.tsx';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { saveText } from '../../kit/save-text.ts';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Refreshing, QueryView } from '../../kit/feedback/states.tsx';
import { Time } from '../../kit/display/time.tsx';
import { May } from '../../session/may.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { Checklist, useFirstSteps } from './checklist.tsx';
import { LastEvents } from './last-events.tsx';
import { Figures } from './figures.tsx';
import { MonthPicker } from './period/month-picker.tsx';
import { PeriodPicker } from './period/period-picker.tsx';
import { Plots } from './plots.tsx';
import { RangeView } from './period/range-view.tsx';
import { periodIn } from './period/range.ts';
import { monthAfter, monthOf } from './period/months.ts';
import { TerritoryTable, TrackTable } from './rankings.tsx';
import { Unlicensed } from './unlicensed.tsx';
import { usageCsv } from './usage-csv.ts';
import { useWarnings, WarningList } from './warning-list.tsx';
import { rich, t } from '../../texts/texts.ts';
import { moneyIn, monthName, thisMonth, utcDays } from '../../kit/display/format.ts';
import './overview.css';

const saveUsage = (slug: string, usage: MonthlyUsage): void =>
  saveText(`usage-${slug}-${usage.period}.csv`, usageCsv(usage), 'text/csv;charset=utf-8');

/** A month or some days at a glance: requests, licenses, plays, quotas and recent events. */
export const Overview = () => {
  const api = useApi();
  const slug = useSlug();
  const { platform } = useSession().session;
  const [filters, change] = useFilters();
  const today = new Date().toISOString().slice(0, 10);
  const period = periodIn(filters, today);
  const isMonth = period.kind === 'month';
  const month = monthOf(filters.get('month') ?? '', thisMonth());
  const usage = useQuery({
    queryKey: ['usage', slug, month],
    queryFn: () => api.getMonthlyUsage({ slug, month }),
    placeholderData: keepPreviousData,
    enabled: isMonth,
  });
  const name = isMonth ? monthName(month) : period.range && utcDays(period.range);
  return (
    <>
      <PageHead
        title={name === undefined ? t('shell.overview') : t('overview.overviewOfMonth', { month: name })}
      >
        <PeriodPicker period={period} today={today} onChange={change} />
        {isMonth && (
          <>
            <MonthPicker
              month={month}
              since={platform.createdAt}
              onChange={(picked) => change({ month: picked === thisMonth() ? '' : picked })}
            />
            <Button
              disabled={!usage.data || usage.isPlaceholderData}
              onClick={() => usage.data && saveUsage(slug, usage.data)}
            >
              {t('overview.saveCSV')}
            </Button>
          </>
        )}
      </PageHead>
      {isMonth ? (
        <MonthView month={month} usage={usage} />
      ) : (
        period.range && <RangeView range={period.range} />
      )}
    </>
  );
};

const MonthView = ({
  month,
  usage,
}: {
  readonly month: string;
  readonly usage: UseQueryResult<MonthlyUsage>;
}) => {
  const api = useApi();
  const slug = useSlug();
  const { platform } = useSession().session;
  const hasBefore = monthAfter(month, -1) >= platform.createdAt.slice(0, 7);
  const before = useQuery({
    queryKey: ['usage', slug, monthAfter(month, -1)],
    queryFn: () => api.getMonthlyUsage({ slug, month: monthAfter(month, -1) }),
    enabled: hasBefore,
  });
  const steps = useFirstSteps();
  const warnings = useWarnings();
  // The checklist, the comparison and warnings come with the figures, so that nothing moves.
  const isWaiting = steps.isLoading || warnings.isLoading || before.isLoading;
  const complete = isWaiting ? { ...usage, data: undefined } : usage;
  return (
    <>
      <QueryView query={complete} rows={40} label={t('overview.loadingTheMonth')}>
        {(data) => (
          <Refreshing busy={usage.isPlaceholderData}>
            {month === thisMonth() && <WarningList of={warnings.data ?? []} usage={data} />}
            {steps.done && month === thisMonth() && <Checklist done={steps.done} hide={steps.hide} />}
            <Figures of={data} before={usage.isPlaceholderData ? undefined : before.data} />
            <Plots daily={data.daily} />
            <Quotas of={data} />
            <Unlicensed of={data} />
            <div className="columns">
              <TrackTable rows={data.byTrack} />
              <TerritoryTable rows={data.byTerritory} />
            </div>
          </Refreshing>
        )}
      </QueryView>
      <May operation="listEvents">
        <LastEvents />
      </May>
    </>
  );
};

const Quotas = ({ of: { quota } }: { readonly of: MonthlyUsage }) => (
  <Panel title={t('overview.quotas')}>
    {(
      [
        [t('overview.requestsToday'), quota.requestsPerDay],
        [t('overview.licensesThisMonth'), quota.licensesPerMonth],
        [t('overview.enrichmentRowsToday'), quota.enrichRowsPerDay],
        [t('overview.enrichedAudioTodaySeconds'), quota.enrichSecondsPerDay],
      ] as const
    ).map(([name, { used, limit }]) => (
      <Meter key={name} name={name} used={used} limit={limit} />
    ))}
    {quota.feesPerMonth && (
      <Meter
        name={t('overview.feesThisMonth')}
        {...quota.feesPerMonth}
        format={moneyIn(quota.feesPerMonth.currency)}
      />
    )}
    <p className="soft">
      {rich('overview.daysAndMonthsAreIn', {
        resetsAt: <Time at={quota.requestsPerDay.resetsAt} as="ago" />,
      })}
    </p>
  </Panel>
);
