import type { ListedTrackNotice } from '@platform-licensing/client';
import { Link } from 'wouter';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { grounds, statuses } from './names.ts';
import '../records/records.css';

const columns: readonly Column<ListedTrackNotice>[] = [
  {
    name: 'Track',
    heads: true,
    cell: ({ noticeId, trackId, title, artists }) => (
      <>
        <Link className="record-name" href={`/notices/${noticeId}`}>
          {title ?? trackId}
        </Link>
        <span className="record-detail">{artists.join(', ')}</span>
      </>
    ),
  },
  { name: 'Ground', cell: ({ ground }) => grounds[ground] },
  {
    name: 'State',
    cell: ({ state, status, claim }) => (
      <span className="tags">
        <Tag tone={statuses[status].tone}>{state === 'complained' ? 'Complaint' : statuses[status].name}</Tag>
        {claim && <Tag>Claimed</Tag>}
      </span>
    ),
  },
  { name: 'Since', cell: ({ since }) => <Time at={since} as="ago" /> },
];

/** The reports of tracks that wait for a decision, the longest wait first. */
export const NoticesPage = () => {
  const api = useApi();
  const notices = useRecords(
    ['notices'],
    (cursor, signal) => api.listNotices({ limit: 50, cursor }, { signal }),
    { isFresh: true },
  );
  return (
    <>
      <PageHead title="Reports" />
      <RecordList
        query={notices}
        name="reports"
        columns={columns}
        keyOf={({ noticeId }) => noticeId}
        clear={undefined}
        none={<Empty title="No report is waiting." />}
      />
    </>
  );
};
