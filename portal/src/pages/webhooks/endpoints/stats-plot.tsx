import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../kit/controls/field.tsx';
import { count, share } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Plot } from '../../../kit/display/plot.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';

const spans = [
  { value: '1', name: 'Last 24 hours' },
  { value: '7', name: 'Last 7 days' },
  { value: '30', name: 'Last 30 days' },
];
const defaultSpan = '7';

// In some time zones, hours (UTC) start at half past.
const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
// Days are counted in UTC.
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Successful and failed attempts over time. */
export const StatsPlot = ({ endpointId }: { readonly endpointId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const [filters, setFilters] = useFilters();
  const requested = filters.get('days');
  const days = spans.find(({ value }) => value === requested)?.value ?? defaultSpan;
  const stats = useQuery({
    queryKey: ['webhooks', slug, 'stats', endpointId, days],
    queryFn: () => api.getWebhookStats({ slug, endpointId, days: Number(days) }),
    placeholderData: (before) => before,
  });
  return (
    <Panel
      title="Delivery attempts"
      acts={
        <Select
          label="Period"
          value={days}
          onChange={(value) => setFilters({ days: value === defaultSpan ? '' : value })}
          options={spans}
        />
      }
    >
      <QueryView query={stats} rows={6} label="Loading delivery attempts">
        {({ step, data, medianLatencyMs }) => {
          const format = step === 'hour' ? hour : day;
          const succeeded = data.map((one) => one.succeeded);
          const failed = data.map((one) => one.failed);
          const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
          const all = sum(succeeded) + sum(failed);
          return (
            <Refreshing busy={stats.isPlaceholderData}>
              <Plot
                title="Attempts"
                steps={data.map(({ at }) => format.format(new Date(at)))}
                series={[
                  { name: 'succeeded', tone: 'one', values: succeeded },
                  { name: 'failed', tone: 'bad', values: failed },
                ]}
              />
              <p className="soft">
                {all === 0
                  ? 'No attempts in this period.'
                  : `${share(sum(succeeded), all)} of ${count(all)} attempts succeeded.`}
                {step === 'day' && ' Days are in UTC.'}
                {medianLatencyMs !== undefined && ` Median response time: ${count(medianLatencyMs)} ms.`}
              </p>
            </Refreshing>
          );
        }}
      </QueryView>
    </Panel>
  );
};
