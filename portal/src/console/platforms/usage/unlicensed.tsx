import type { UsageEvent } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { count } from '../../../kit/display/format.ts';
import { countries } from '../../../kit/display/names.ts';
import { Table } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';

const max = 20;

const reasons: Readonly<Record<NonNullable<UsageEvent['unlicensedReason']>, string>> = {
  no_license: 'No license for the track',
  other_content: 'No license for this content',
  outside_validity: 'License not valid at that time',
  territory_not_covered: 'No license for this territory',
};

const TrackOf = ({ of: { trackId, title, artists = [], artwork } }: { readonly of: UsageEvent }) => (
  <WithArtwork of={trackId} image={artwork} size={36}>
    <Link className="record-name" href={`/tracks/${trackId}`}>
      {title ?? <code>{trackId}</code>}
    </Link>
    <span className="record-detail">{artists.join(', ')}</span>
  </WithArtwork>
);

/** The latest usage events of a platform in a month that no license covers. */
export const Unlicensed = ({ slug, month }: { readonly slug: string; readonly month: string }) => {
  const api = useApi();
  const events = useQuery({
    queryKey: ['platform-unlicensed', slug, month],
    queryFn: () => api.listUsageEventsForStaff({ platform: slug, month, unlicensed: true, limit: max }),
  });
  return (
    <>
      <h3>Unlicensed use</h3>
      <p className="soft">
        No license covered these plays and impressions when they were reported.{' '}
        <a
          href={`/api/v1/staff/platforms/${slug}/usage-events?month=${month}&unlicensed=true&format=csv`}
          download
        >
          Export CSV
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
              { name: 'Track', cell: (event) => <TrackOf of={event} /> },
              { name: 'Content', cell: ({ contentId }) => contentId ?? 'Not reported' },
              {
                name: 'Territory',
                cell: ({ territory }) => (territory === undefined ? 'Not reported' : countries([territory])),
              },
              { name: 'Quantity', number: true, cell: ({ quantity }) => count(quantity) },
              {
                name: 'Reason',
                cell: ({ unlicensedReason: reason }) => (reason === undefined ? 'Unknown' : reasons[reason]),
              },
            ]}
          />
        )}
      </QueryView>
    </>
  );
};
