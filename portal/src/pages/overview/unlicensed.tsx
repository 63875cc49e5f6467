import type { MonthlyUsage, UsageEvent } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { count, countryOf } from '../../kit/display/format.ts';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';

const most = 20;

const reasons: Readonly<Record<NonNullable<UsageEvent['unlicensedReason']>, string>> = {
  no_license: 'No license for the track',
  other_content: 'No license for this content',
  outside_validity: 'License not valid at that time',
  territory_not_covered: 'No license for this territory',
};

/** The latest usage events of the month that no license covers; empty if there are none. */
export const Unlicensed = ({ of: { period, unlicensed } }: { readonly of: MonthlyUsage }) => {
  const api = useApi();
  const slug = useSlug();
  const events = useQuery({
    queryKey: ['usage', slug, period, 'unlicensed'],
    queryFn: () => api.listUsageEvents({ month: period, unlicensed: true, limit: most }),
    enabled: unlicensed.plays + unlicensed.impressions > 0,
  });
  if (unlicensed.plays + unlicensed.impressions === 0) return null;
  return (
    <Panel title="Unlicensed use">
      <p className="soft">
        No license covered these plays and impressions when they were reported.{' '}
        <a href={`/api/v1/usage-events?month=${period}&unlicensed=true&format=csv`} download>
          Save all as CSV
        </a>
      </p>
      <QueryView query={events} rows={5} label="Loading unlicensed use">
        {({ data }) => (
          <Table
            caption="Latest unlicensed use"
            rows={data}
            keyOf={({ usageId }) => usageId}
            columns={[
              { name: 'Time', heads: true, cell: ({ occurredAt }) => <Time at={occurredAt} /> },
              {
                name: 'Track',
                cell: ({ trackId }) => (
                  <WithArtwork of={trackId} size={28}>
                    <Link href={`/catalog/${trackId}`}>
                      <code>{trackId}</code>
                    </Link>
                  </WithArtwork>
                ),
              },
              { name: 'Content', cell: ({ contentId }) => contentId ?? '–' },
              {
                name: 'Territory',
                cell: ({ territory }) => (territory === undefined ? '–' : countryOf(territory)),
              },
              { name: 'Quantity', number: true, cell: ({ quantity }) => count(quantity) },
              {
                name: 'Reason',
                cell: ({ unlicensedReason: reason }) => (reason === undefined ? '–' : reasons[reason]),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
