import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

/** Changes of approved tracks that wait for review. */
export const Revisions = () => {
  const api = useApi();
  const revisions = useInfiniteQuery({
    queryKey: ['revisions'],
    queryFn: ({ pageParam }) => api.listRevisions({ limit: 5, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    refetchInterval: 60_000,
  });
  return (
    <Panel title="Revisions of approved tracks">
      <QueryView query={revisions} rows={3} label="Loading the revisions">
        {(listed) =>
          listed.length === 0 ? (
            <p className="soft">No revision is waiting for review.</p>
          ) : (
            <>
              <Table
                caption="Revisions of approved tracks"
                rows={listed}
                keyOf={({ trackId }) => trackId}
                columns={[
                  {
                    name: 'Track',
                    heads: true,
                    cell: ({ trackId, title, artists }) => (
                      <span>
                        <Link href={`/tracks/${trackId}`}>{title}</Link>{' '}
                        <span className="soft">{artists.join(', ')}</span>
                      </span>
                    ),
                  },
                  { name: 'Changed fields', cell: ({ fields }) => fields.join(', ') },
                  { name: 'Submitted', cell: ({ submittedAt }) => <Time at={submittedAt} /> },
                ]}
              />
              {revisions.hasNextPage && <More query={revisions} end="" />}
            </>
          )
        }
      </QueryView>
    </Panel>
  );
};
