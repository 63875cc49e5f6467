import type { ListedTrackNotice } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Time } from '../../kit/display/time.tsx';
import { total, type Waiting } from './queries.ts';

/** The number of reports of tracks that wait, and since when. */
export const WaitingNotices = ({ list }: { readonly list: Waiting<ListedTrackNotice> }) => (
  <section className="card" aria-label="Reports">
    <h2>Reports</h2>
    <p className="card-figure">{total(list)}</p>
    {list.items[0] ? (
      <>
        <p className="soft">
          The longest wait began <Time at={list.items[0].since} as="ago" />.
        </p>
        <Link className="button" href="/notices">
          Review reports
        </Link>
      </>
    ) : (
      <p className="soft">No report is waiting.</p>
    )}
  </section>
);
