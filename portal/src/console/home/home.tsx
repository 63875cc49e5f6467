import { Keyboard } from 'lucide-react';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { count } from '../../kit/display/format.ts';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { isAdmin, mayBill, mayIdentify, mayReview } from '../roles.ts';
import { useMember } from '../session/session.tsx';
import { ages, byAge, deadlinesOf, workOf } from './waiting.ts';
import type { ReviewQueueItem } from '@platform-licensing/client';
import { DisabledEndpoints } from './disabled-endpoints.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { asQueued, MyWork } from './my-work.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { total, useWaiting, useWaitingNotices, type Waiting } from './queries.ts';
import { Revisions } from './revisions.tsx';
import { WaitingNotices } from './waiting-notices.tsx';
import { UnpaidInvoices } from './unpaid-invoices.tsx';

/** How long the tracks have waited, as bars and figures. */
const Ages = ({ list }: { readonly list: Waiting<ReviewQueueItem> }) => {
  const counts = byAge(list.items, useNow());
  const max = Math.max(1, ...counts);
  return (
    <dl className="ages">
      {ages.map(({ name }, at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * (counts[at] ?? 0)) / max} height="8" rx="1" />
            </svg>
            <span className="figure">{count(counts[at] ?? 0)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Tracks = ({ list }: { readonly list: Waiting<ReviewQueueItem> }) => (
  <section className="card" aria-label="Tracks to review">
    <h2>Tracks to review</h2>
    <p className="card-figure">{total(list)}</p>
    {list.items[0] ? (
      <>
        <p className="soft">
          The longest wait began <Time at={list.items[0].since} as="ago" />.
        </p>
        <Ages list={list} />
        <Link className="button primary" href="/review">
          Review tracks
        </Link>
      </>
    ) : (
      <p className="soft">No track is waiting for review.</p>
    )}
  </section>
);

const Appeals = ({ list }: { readonly list: Waiting<ReviewQueueItem> }) => {
  const { overdue, soon, next } = deadlinesOf(list.items, useNow());
  return (
    <section className="card" aria-label="Appeals">
      <h2>Appeals</h2>
      <p className="card-figure">{total(list)}</p>
      {next === undefined ? (
        <p className="soft">No appeal is open.</p>
      ) : (
        <>
          <p className="soft">
            The next deadline is <Time at={next} as="day" />.
          </p>
          <p className="card-tags">
            <Tag tone={overdue > 0 ? 'bad' : 'quiet'}>{count(overdue)} overdue</Tag>
            <Tag tone={soon > 0 ? 'warn' : 'quiet'}>{count(soon)} due within 7 days</Tag>
          </p>
          <Link className="button" href="/appeals">
            Review appeals
          </Link>
        </>
      )}
    </section>
  );
};

/** The numbers of items that wait, and the work of the member. */
const AllWaiting = () => {
  const member = useMember();
  const [tracks, appeals, notices] = [useWaiting('track'), useWaiting('appeal'), useWaitingNotices()];
  const searched = mayIdentify(member) ? [appeals, tracks, notices] : [appeals, tracks];
  const longer = searched.find(({ hasNextPage }) => hasNextPage);
  const examined = searched.reduce((sum, { data }) => sum + (data?.items.length ?? 0), 0);
  const waiting = [
    ...(appeals.data?.items ?? []),
    ...(tracks.data?.items ?? []),
    ...(notices.data?.items ?? []).map(asQueued),
  ];
  return (
    <>
      <div className="cards">
        <QueryView query={tracks} rows={6} label="Loading tracks">
          {(list) => <Tracks list={list} />}
        </QueryView>
        <QueryView query={appeals} rows={6} label="Loading appeals">
          {(list) => <Appeals list={list} />}
        </QueryView>
        {mayIdentify(member) && (
          <QueryView query={notices} rows={4} label="Loading reports">
            {(list) => <WaitingNotices list={list} />}
          </QueryView>
        )}
      </div>
      {searched.every(({ data }) => data !== undefined) && (
        <Panel title="My work">
          <MyWork items={workOf(waiting, member.staffId)} />
          {longer && (
            <div className="panel-acts">
              <p className="soft">Searched the first {count(examined)} waiting items for your work.</p>
              <More query={longer} />
            </div>
          )}
        </Panel>
      )}
      <p className="tip">
        <Keyboard size={16} aria-hidden="true" /> The review page works without a mouse: its keys are listed
        below the track.
      </p>
    </>
  );
};

/** Shows what waits for the member: by age and deadline, or whose payment failed; the latest changes of tracks, and disabled endpoints. */
export const Home = () => {
  const member = useMember();
  return (
    <>
      <PageHead title={`Hello, ${member.name}`} />
      {mayReview(member) && (
        <>
          <AllWaiting />
          <Revisions />
          <OpenDisputes />
          <LatestChanges />
        </>
      )}
      {mayBill(member) && <UnpaidInvoices />}
      {isAdmin(member) && <DisabledEndpoints />}
    </>
  );
};
