import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { Link } from 'wouter';
import { count } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { mayReview } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { ages, byAge, claimedBy, deadlinesOf } from './waiting.ts';
import type { ReviewQueuePage } from '@platform-licensing/client';
import { MyClaims } from './my-claims.tsx';

const limit = 100;

/** The first page of what waits. The number of a longer list is shown as "100+". */
const useWaiting = (kind: 'track' | 'appeal') => {
  const api = useApi();
  return useQuery({
    queryKey: ['waiting', kind],
    queryFn: () => api.listReviewQueue({ kind, limit }),
    refetchInterval: 60_000,
  });
};

const total = ({ data, pagination }: ReviewQueuePage): string =>
  `${count(data.length)}${pagination.nextCursor === null ? '' : '+'}`;

/** How long the tracks have waited, as bars and figures. */
const Ages = ({ page }: { readonly page: ReviewQueuePage }) => {
  const counts = byAge(page.data, useNow());
  const most = Math.max(1, ...counts);
  return (
    <dl className="ages">
      {ages.map(({ name }, at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * (counts[at] ?? 0)) / most} height="8" rx="1" />
            </svg>
            <span className="figure">{count(counts[at] ?? 0)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Tracks = ({ page }: { readonly page: ReviewQueuePage }) => (
  <section className="card" aria-label="Tracks to review">
    <h2>Tracks to review</h2>
    <p className="card-figure">{total(page)}</p>
    {page.data[0] ? (
      <>
        <p className="soft">
          The longest wait began <Time at={page.data[0].since} as="ago" />.
        </p>
        <Ages page={page} />
        <Link className="button primary" href="/review">
          Review tracks
        </Link>
      </>
    ) : (
      <p className="soft">No track is waiting for review.</p>
    )}
  </section>
);

const Appeals = ({ page }: { readonly page: ReviewQueuePage }) => {
  const { overdue, soon, next } = deadlinesOf(page.data, useNow());
  return (
    <section className="card" aria-label="Appeals">
      <h2>Appeals</h2>
      <p className="card-figure">{total(page)}</p>
      {next === undefined ? (
        <p className="soft">No appeal is open.</p>
      ) : (
        <>
          <p className="soft">
            The next deadline is <Time at={next} as="day" />.
          </p>
          <p className="card-tags">
            <Tag tone={overdue > 0 ? 'bad' : 'good'}>{count(overdue)} overdue</Tag>
            <Tag tone={soon > 0 ? 'warn' : 'quiet'}>{count(soon)} due within 7 days</Tag>
          </p>
        </>
      )}
    </section>
  );
};

const Waiting = () => {
  const { staffId } = useMember();
  const [tracks, appeals] = [useWaiting('track'), useWaiting('appeal')];
  const items = [...(appeals.data?.data ?? []), ...(tracks.data?.data ?? [])];
  return (
    <>
      <div className="cards">
        <QueryView query={tracks} rows={6} label="Loading tracks">
          {(page) => <Tracks page={page} />}
        </QueryView>
        <QueryView query={appeals} rows={6} label="Loading appeals">
          {(page) => <Appeals page={page} />}
        </QueryView>
      </div>
      {tracks.data && appeals.data && (
        <Panel title="My claims">
          <MyClaims items={claimedBy(items, staffId)} />
        </Panel>
      )}
      <p className="tip">
        <Keyboard size={16} aria-hidden="true" /> The review page works without a mouse: its keys are listed
        below the track.
      </p>
    </>
  );
};

/** Shows the tracks and appeals that wait for the member, by age and deadline. */
export const Home = () => {
  const member = useMember();
  return (
    <>
      <PageHead title={`Hello, ${member.name}`} />
      {mayReview(member) ? (
        <Waiting />
      ) : (
        <Empty title="Nothing waits for your roles.">
          <p>Tracks and appeals are decided by the roles moderator and rights.</p>
        </Empty>
      )}
    </>
  );
};
