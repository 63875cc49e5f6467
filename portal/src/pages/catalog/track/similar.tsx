import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, Shown } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { TrackTable } from '../track-table.tsx';

/** The tracks most alike in sound. */
export const Similar = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const similar = useQuery({
    queryKey: ['similar', trackId],
    queryFn: () => api.searchTracks({ similarTo: trackId, limit: 5 }),
  });
  return (
    <Panel
      title="Similar tracks"
      acts={<Link href={`/catalog?similarTo=${trackId}`}>More of them, with filters</Link>}
    >
      <Shown query={similar} rows={5}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="Nothing like it yet">
              <p>A new track is listened to within minutes of its approval; look again then.</p>
            </Empty>
          ) : (
            <TrackTable caption="Similar tracks" tracks={data} />
          )
        }
      </Shown>
    </Panel>
  );
};
