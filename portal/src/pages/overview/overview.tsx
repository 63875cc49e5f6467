import type { MonthlyUsage } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/controls/button.tsx';
import { Meter } from '../../kit/display/meter.tsx';
import { brief, count } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { Plot } from '../../kit/display/plot.tsx';
import { saveText } from '../../kit/save-text.ts';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Notice, Refreshing, QueryView } from '../../kit/feedback/states.tsx';
import { monthName, thisMonth, Time, utcDay, utcDayMark } from '../../kit/display/time.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { Checklist, useFirstSteps } from './checklist.tsx';
import { LastEvents } from './last-events.tsx';
import { MonthPicker } from './month-picker.tsx';
import { monthOf } from './months.ts';
import { TerritoryTable, TrackTable } from './rankings.tsx';
import { Unlicensed } from './unlicensed.tsx';
import { usageCsv } from './usage-csv.ts';
import './overview.css';

const saveUsage = (slug: string, usage: MonthlyUsage): void =>
  saveText(`usage-${slug}-${usage.period}.csv`, usageCsv(usage), 'text/csv;charset=utf-8');

/** A month at a glance: requests, licenses, plays, quotas and recent events. */
export const Overview = () => {
  const api = useApi();
  const slug = useSlug();
  const { session } = useSession();
  const [filters, change] = useFilters();
  const month = monthOf(filters.get('month') ?? '', thisMonth());
  const usage = useQuery({
    queryKey: ['usage', slug, month],
    queryFn: () => api.getMonthlyUsage({ slug, month }),
    placeholderData: keepPreviousData,
  });
  const steps = useFirstSteps();
  // The checklist comes with the figures, so that nothing moves.
  const complete = steps.isLoading ? { ...usage, data: undefined } : usage;
  return (
    <>
      <PageHead title={`Overview of ${monthName(month)}`}>
        <MonthPicker
          month={month}
          since={session.platform.createdAt}
          onChange={(picked) => change({ month: picked === thisMonth() ? '' : picked })}
        />
        <Button
          disabled={!usage.data || usage.isPlaceholderData}
          onClick={() => usage.data && saveUsage(slug, usage.data)}
        >
          Save CSV
        </Button>
      </PageHead>
      {session.platform.environment === 'sandbox' && (
        <Notice tone="warn">This is a sandbox platform. Its licenses grant no rights.</Notice>
      )}
      <QueryView query={complete} rows={40} label="Loading the month">
        {(data) => (
          <Refreshing busy={usage.isPlaceholderData}>
            {steps.done && month === thisMonth() && <Checklist done={steps.done} hide={steps.hide} />}
            <Figures of={data} />
            <Plots of={data} />
            <Quotas of={data} />
            <Unlicensed of={data} />
            <div className="columns">
              <TrackTable rows={data.byTrack} />
              <TerritoryTable rows={data.byTerritory} />
            </div>
          </Refreshing>
        )}
      </QueryView>
      <LastEvents />
    </>
  );
};

/** Numbers from here on are abbreviated. The tooltip and the CSV have the exact number. */
const abbreviatedFrom = 10_000_000;

const Figures = ({ of }: { readonly of: MonthlyUsage }) => (
  <ul className="tiles" aria-label="Monthly totals">
    {(
      [
        ['Requests', of.requests],
        ['Previews', of.previews],
        ['Downloads', of.downloads],
        ['Licenses issued', of.licensesIssued],
        [of.period === thisMonth() ? 'Active licenses' : 'Active licenses at month end', of.activeLicenses],
        ['Plays', of.plays],
        ['Impressions', of.impressions],
        ['Unlicensed plays', of.unlicensed.plays],
        ['Unlicensed impressions', of.unlicensed.impressions],
      ] as const
    ).map(([name, value]) => (
      <li key={name}>
        <span className="tile-figure" title={count(value)}>
          {value < abbreviatedFrom ? count(value) : brief(value)}
        </span>
        <span className="soft">{name}</span>
      </li>
    ))}
  </ul>
);

const Plots = ({ of: { daily } }: { readonly of: MonthlyUsage }) => {
  const steps = daily.map(({ date }) => utcDay(date));
  const marks = daily.map(({ date }) => utcDayMark(date));
  const valuesOf = (name: 'requests' | 'licensesIssued' | 'plays' | 'impressions') =>
    daily.map((day) => day[name]);
  return (
    <Panel title="Daily usage">
      <div className="columns">
        <Plot
          title="Requests"
          steps={steps}
          marks={marks}
          series={[{ name: 'requests', tone: 'one', values: valuesOf('requests') }]}
        />
        <Plot
          title="Licenses issued"
          steps={steps}
          marks={marks}
          series={[{ name: 'licenses', tone: 'one', values: valuesOf('licensesIssued') }]}
        />
        <Plot
          title="Plays"
          steps={steps}
          marks={marks}
          series={[{ name: 'plays', tone: 'one', values: valuesOf('plays') }]}
        />
        <Plot
          title="Impressions"
          steps={steps}
          marks={marks}
          series={[{ name: 'impressions', tone: 'two', values: valuesOf('impressions') }]}
        />
      </div>
    </Panel>
  );
};

const Quotas = ({ of: { quota } }: { readonly of: MonthlyUsage }) => (
  <Panel title="Quotas">
    {(
      [
        ['Requests today', quota.requestsPerDay],
        ['Licenses this month', quota.licensesPerMonth],
        ['Enrichment rows today', quota.enrichRowsPerDay],
        ['Enriched audio today (seconds)', quota.enrichSecondsPerDay],
      ] as const
    ).map(([name, { used, limit }]) => (
      <Meter key={name} name={name} used={used} limit={limit} />
    ))}
    <p className="soft">
      Days and months are in UTC. Daily quotas reset <Time at={quota.requestsPerDay.resetsAt} as="ago" />.
    </p>
  </Panel>
);
