import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { TrackTable } from '../track-table.tsx';

/** The tracks with the most similar sound. */
export const Similar = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const similar = useQuery({
    queryKey: ['similar', trackId],
    queryFn: () => api.searchTracks({ similarTo: trackId, limit: 5 }),
  });
  return (
    <Panel title="Similar tracks" acts={<Link href={`/catalog?similarTo=${trackId}`}>View all</Link>}>
      <QueryView query={similar} rows={5}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No similar tracks yet">
              <p>New tracks are analyzed within minutes of their approval.</p>
            </Empty>
          ) : (
            <TrackTable caption="Similar tracks" tracks={data} />
          )
        }
      </QueryView>
    </Panel>
  );
};
