import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../kit/controls/field.tsx';
import { count, share } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Plot } from '../../../kit/display/plot.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';

const spans = [
  { value: '1', name: 'The last 24 hours' },
  { value: '7', name: 'The last 7 days' },
  { value: '30', name: 'The last 30 days' },
];
const usual = '7';

// Hours of UTC begin within an hour of some zones.
const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
// Days are counted in UTC.
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How attempts came out, over time. */
export const TallyPlot = ({ endpointId }: { readonly endpointId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const [filters, setFilters] = useFilters();
  const asked = filters.get('days');
  const days = spans.find(({ value }) => value === asked)?.value ?? usual;
  const tally = useQuery({
    queryKey: ['webhooks', slug, 'tally', endpointId, days],
    queryFn: () => api.getWebhookStats({ slug, endpointId, days: Number(days) }),
    placeholderData: (before) => before,
  });
  return (
    <Panel
      title="Successes and failures"
      acts={
        <Select
          label="Span"
          value={days}
          onChange={(value) => setFilters({ days: value === usual ? '' : value })}
          options={spans}
        />
      }
    >
      <QueryView query={tally} rows={6} label="Successes and failures">
        {({ step, data, medianLatencyMs }) => {
          const format = step === 'hour' ? hour : day;
          const succeeded = data.map((one) => one.succeeded);
          const failed = data.map((one) => one.failed);
          const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
          const all = sum(succeeded) + sum(failed);
          return (
            <Refreshing busy={tally.isPlaceholderData}>
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
                  ? 'Nothing was sent in this span. A test event would show here.'
                  : `${share(sum(succeeded), all)} of ${count(all)} attempts succeeded.`}
                {step === 'day' && ' Days are those of UTC.'}
                {medianLatencyMs !== undefined &&
                  ` Your server answers in ${count(medianLatencyMs)} ms (median).`}
              </p>
            </Refreshing>
          );
        }}
      </QueryView>
    </Panel>
  );
};
