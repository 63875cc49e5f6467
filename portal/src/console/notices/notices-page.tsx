import type { ListedTrackNotice } from '@platform-licensing/client';
import { Link } from 'wouter';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { FilterSelect, useListFilters } from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { groundOptions, grounds } from './names.ts';
import { StatusOf } from './status-of.tsx';
import '../records/records.css';

const columns: readonly Column<ListedTrackNotice>[] = [
  {
    name: 'Track',
    heads: true,
    cell: ({ noticeId, trackId, title, artists }) => (
      <span>
        <Link className="record-name" href={`/notices/${noticeId}`}>
          {title ?? trackId}
        </Link>
        <span className="record-detail">{artists.join(', ')}</span>
      </span>
    ),
  },
  { name: 'Ground', cell: ({ ground }) => grounds[ground] },
  {
    name: 'State',
    cell: ({ claim, ...notice }) => (
      <span className="tags">
        <StatusOf notice={notice} />
        {claim && <Tag>Claimed</Tag>}
      </span>
    ),
  },
  { name: 'Since', cell: ({ since }) => <Time at={since} as="ago" /> },
];

const states = [
  { value: 'received', name: 'Not decided' },
  { value: 'complained', name: 'Complaint' },
  { value: 'decided', name: 'Decided' },
] as const;

/** The reports of tracks, the longest time in their state first: those that wait for a decision unless a state is chosen. */
export const NoticesPage = () => {
  const api = useApi();
  const filters = useListFilters(['state', 'ground']);
  const state = filters.oneOf(
    'state',
    states.map(({ value }) => value),
  );
  const query = {
    ...(state && { state: [state] }),
    ground: filters.oneOf(
      'ground',
      groundOptions.map(({ value }) => value),
    ),
  };
  const notices = useRecords(
    ['notices', query],
    (cursor, signal) => api.listNotices({ ...query, limit: 50, cursor }, { signal }),
    { isFresh: true },
  );
  return (
    <>
      <PageHead title="Reports" />
      <search className="filter-bar selects">
        <FilterSelect filters={filters} name="state" label="State" options={states} unset="Waiting" />
        <FilterSelect filters={filters} name="ground" label="Ground" options={groundOptions} />
      </search>
      <RecordList
        query={notices}
        name="reports"
        columns={columns}
        keyOf={({ noticeId }) => noticeId}
        clear={filters.clear}
        none={<Empty title="No report is waiting." />}
      />
    </>
  );
};
