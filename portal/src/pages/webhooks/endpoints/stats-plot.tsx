import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../kit/controls/field.tsx';
import { count, share } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Plot } from '../../../kit/display/plot.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { perLanguage } from '../../../kit/language/current.ts';
import { Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { t, texts } from '../../../texts/texts.ts';

const spanNames = texts({
  1: 'endpoints.last24Hours',
  7: 'endpoints.last7Days',
  30: 'endpoints.last30Days',
});
const spans = () => Object.entries(spanNames).map(([value, name]) => ({ value, name }));
const defaultSpan = '7';

// In some time zones, hours (UTC) start at half past.
const hour = perLanguage(
  'stats-hour',
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
);
// Days are counted in UTC.
const day = perLanguage(
  'stats-day',
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Successful and failed attempts over time. */
export const StatsPlot = ({ endpointId }: { readonly endpointId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const [filters, setFilters] = useFilters();
  const requested = filters.get('days');
  const days = requested !== null && requested in spanNames ? requested : defaultSpan;
  const stats = useQuery({
    queryKey: ['webhooks', slug, 'stats', endpointId, days],
    queryFn: () => api.getWebhookStats({ slug, endpointId, days: Number(days) }),
    placeholderData: (before) => before,
  });
  return (
    <Panel
      title={t('endpoints.deliveryAttempts')}
      acts={
        <Select
          label={t('endpoints.period')}
          value={days}
          onChange={(value) => setFilters({ days: value === defaultSpan ? '' : value })}
          options={spans()}
        />
      }
    >
      <QueryView query={stats} rows={6} label={t('endpoints.loadingDeliveryAttempts')}>
        {({ step, data, medianLatencyMs }) => {
          const format = step === 'hour' ? hour() : day();
          const succeeded = data.map((one) => one.succeeded);
          const failed = data.map((one) => one.failed);
          const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
          const all = sum(succeeded) + sum(failed);
          return (
            <Refreshing busy={stats.isPlaceholderData}>
              <Plot
                title={t('endpoints.attempts')}
                steps={data.map(({ at }) => format.format(new Date(at)))}
                series={[
                  { name: t('endpoints.succeeded'), tone: 'one', values: succeeded },
                  { name: t('endpoints.failed'), tone: 'bad', values: failed },
                ]}
              />
              <p className="soft">
                {all === 0
                  ? t('endpoints.noAttemptsInThisPeriod')
                  : t('endpoints.succeededOfAllAttemptsSucceeded', {
                      succeeded: share(sum(succeeded), all),
                      all: count(all),
                    })}
                {step === 'day' && ` ${t('endpoints.daysAreInUTC')}`}
                {medianLatencyMs !== undefined &&
                  ` ${t('endpoints.medianResponseTimeMedianLatencyMsMs', {
                    medianLatencyMs: count(medianLatencyMs),
                  })}`}
              </p>
            </Refreshing>
          );
        }}
      </QueryView>
    </Panel>
  );
};
