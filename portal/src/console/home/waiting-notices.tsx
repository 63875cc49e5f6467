import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { count } from '../../kit/display/format.ts';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

/** The number of reports of tracks that wait, and since when. */
export const WaitingNotices = () => {
  const api = useApi();
  const notices = useQuery({
    queryKey: ['waiting-notices'],
    queryFn: ({ signal }) => api.listNotices({ limit: 100 }, { signal }),
    refetchInterval: 60_000,
  });
  return (
    <QueryView query={notices} rows={4} label="Loading reports">
      {({ data: [first, ...others], pagination }) => (
        <section className="card" aria-label="Reports">
          <h2>Reports</h2>
          <p className="card-figure">
            {count(first ? others.length + 1 : 0)}
            {pagination.nextCursor === null ? '' : '+'}
          </p>
          {first ? (
            <>
              <p className="soft">
                The longest wait began <Time at={first.since} as="ago" />.
              </p>
              <Link className="button" href="/notices">
                Review reports
              </Link>
            </>
          ) : (
            <p className="soft">No report is waiting.</p>
          )}
        </section>
      )}
    </QueryView>
  );
};
