import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { statusNames } from '../tracks/names.ts';

/** The tracks that were imported or changed last. */
export const LatestChanges = () => {
  const api = useApi();
  const latest = useQuery({
    queryKey: ['latest-changes'],
    queryFn: () => api.listTracksForStaff({ limit: 5 }),
    refetchInterval: 60_000,
  });
  return (
    <Panel title="Latest changes of tracks">
      <QueryView query={latest} rows={5} label="Loading the latest changes">
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft panel-none">No track was imported yet.</p>
          ) : (
            <Table
              caption="Latest changes of tracks"
              rows={data}
              keyOf={({ trackId }) => trackId}
              columns={[
                {
                  name: 'Track',
                  heads: true,
                  cell: (track) => (
                    <WithArtwork of={track.trackId} image={track.artwork} size={36}>
                      <Link href={`/tracks/${track.trackId}`}>{titleOf(track)}</Link>{' '}
                      <span className="soft">{artistsOf(track)}</span>
                    </WithArtwork>
                  ),
                },
                {
                  name: 'Status',
                  cell: ({ moderationStatus }) => (
                    <Tag tone={statusNames[moderationStatus].tone}>{statusNames[moderationStatus].name}</Tag>
                  ),
                },
                { name: 'Imported', cell: ({ addedAt }) => <Time at={addedAt} /> },
                { name: 'Changed', cell: ({ updatedAt }) => <Time at={updatedAt} /> },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
