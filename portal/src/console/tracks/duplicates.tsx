import type { Track } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { clockOf } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { statusNames } from './names.ts';
import { TrackLink } from './track-link.tsx';

/** Other tracks whose text has every word of the title: other versions, and possible duplicates. */
export const Duplicates = ({ track: { trackId, title } }: { readonly track: Track }) => {
  const api = useApi();
  const found = useQuery({
    queryKey: ['track-namesakes', trackId, title],
    queryFn: () => api.listTracksForStaff({ q: title.slice(0, 100), limit: 20 }),
    enabled: /[\p{L}\p{N}]/u.test(title),
    select: ({ data }) => data.filter((other) => other.trackId !== trackId),
  });
  return (
    <Panel title="Tracks of the same name">
      <QueryView query={found} rows={2} label="Loading tracks of the same name">
        {(tracks) =>
          tracks.length === 0 ? (
            <p className="soft">No other track has these words.</p>
          ) : (
            <Table
              caption="Tracks of the same name"
              rows={tracks}
              keyOf={(other) => other.trackId}
              columns={[
                {
                  name: 'Track',
                  heads: true,
                  cell: (other) => <TrackLink of={other} />,
                },
                { name: 'ISRC', cell: ({ isrc }) => <code>{isrc}</code> },
                { name: 'Length', number: true, cell: ({ durationMs }) => clockOf(durationMs) },
                {
                  name: 'Status',
                  cell: ({ moderationStatus }) => (
                    <Tag tone={statusNames[moderationStatus].tone}>{statusNames[moderationStatus].name}</Tag>
                  ),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
