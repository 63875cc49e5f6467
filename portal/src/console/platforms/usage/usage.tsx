import type { MonthlyUsage } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../kit/controls/field.tsx';
import { count, moneyIn, thisMonth, utcDay, utcDayMark } from '../../../kit/display/format.ts';
import { Meter } from '../../../kit/display/meter.tsx';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Plot } from '../../../kit/display/plot.tsx';
import { QueryView, Refreshing } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { Unlicensed } from './unlicensed.tsx';

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const Figures = ({
  of: { licensesIssued, licensesAmended, activeLicenses, plays, impressions, unlicensed, daily, quota },
}: {
  readonly of: MonthlyUsage;
}) => (
  <>
    <div className="columns">
      <Facts
        of={[
          ['Licenses issued', count(licensesIssued)],
          ['Licenses amended', count(licensesAmended)],
          ['Active licenses', count(activeLicenses)],
          ['Reported plays', `${count(plays)} (${count(unlicensed.plays)} unlicensed)`],
          ['Reported impressions', `${count(impressions)} (${count(unlicensed.impressions)} unlicensed)`],
        ]}
      />
      <div>
        <Meter name="Requests today" {...quota.requestsPerDay} />
        <Meter name="Licenses this month" {...quota.licensesPerMonth} />
        <Meter name="Enriched rows today" {...quota.enrichRowsPerDay} />
        {quota.feesPerMonth && (
          <Meter
            name="License fees this month"
            {...quota.feesPerMonth}
            format={moneyIn(quota.feesPerMonth.currency)}
          />
        )}
      </div>
    </div>
    <Plot
      title="Requests per day"
      steps={daily.map(({ date }) => utcDay(date))}
      marks={daily.map(({ date }) => utcDayMark(date))}
      series={[{ name: 'requests', tone: 'one', values: daily.map(({ requests }) => requests) }]}
    />
  </>
);

/** Requests, licenses and reported usage of a month, and how much of the quotas is used now. */
export const UsageOfMonth = ({ slug }: { readonly slug: string }) => {
  const api = useApi();
  const [chosen, setChosen] = useState(thisMonth);
  const month = isMonth(chosen) ? chosen : thisMonth();
  const usage = useQuery({
    queryKey: ['platform-usage', slug, month],
    queryFn: () => api.getMonthlyUsageForStaff({ platform: slug, month }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title="Usage"
      acts={<TextField label="Month (UTC)" type="month" value={chosen} onChange={setChosen} />}
    >
      <QueryView query={usage} rows={10} label="Loading usage">
        {(data) => (
          <Refreshing busy={usage.isPlaceholderData}>
            <Figures of={data} />
            {data.unlicensed.plays + data.unlicensed.impressions > 0 && (
              <Unlicensed slug={slug} month={month} />
            )}
          </Refreshing>
        )}
      </QueryView>
    </Panel>
  );
};
