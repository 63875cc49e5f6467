import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

/** The parties that dispute their shares in submitted tracks, until staff set that aside. */
export const OpenDisputes = () => {
  const api = useApi();
  const disputes = useInfiniteQuery({
    queryKey: ['share-disputes'],
    queryFn: ({ pageParam }) => api.listShareDisputes({ limit: 5, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    refetchInterval: 60_000,
  });
  return (
    <Panel title="Disputed shares">
      <QueryView query={disputes} rows={3} label="Loading the disputes">
        {(listed) =>
          listed.length === 0 ? (
            <p className="soft">Nobody disputes shares in a submitted track.</p>
          ) : (
            <>
              <Table
                caption="Disputed shares"
                rows={listed}
                keyOf={({ trackId, partyId }) => `${trackId} ${partyId}`}
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
                  { name: 'Party', cell: ({ name, partyId }) => name ?? partyId },
                  { name: 'Disputed', cell: ({ disputedAt }) => <Time at={disputedAt} /> },
                  { name: 'Decide by', cell: ({ decideBy }) => <Time at={decideBy} as="day" /> },
                ]}
              />
              {disputes.hasNextPage && <More query={disputes} end="" />}
            </>
          )
        }
      </QueryView>
    </Panel>
  );
};
