import type { Track } from '@platform-licensing/client';
import { clockOf } from '../../kit/display/format.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { FilterBar, FilterSelect, useListFilters } from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { statuses, statusNames } from './names.ts';
import { TrackLink } from './track-link.tsx';

const columns: readonly Column<Track>[] = [
  {
    name: 'Track',
    heads: true,
    cell: (track) => <TrackLink of={track} />,
  },
  {
    name: 'Status',
    cell: ({ moderationStatus }) => (
      <Tag tone={statusNames[moderationStatus].tone}>{statusNames[moderationStatus].name}</Tag>
    ),
  },
  { name: 'ISRC', cell: ({ isrc }) => <code>{isrc}</code> },
  { name: 'Length', number: true, cell: ({ durationMs }) => clockOf(durationMs) },
  { name: 'Updated', cell: ({ updatedAt }) => <Time at={updatedAt} as="day" /> },
];

/** The tracks of the catalog in any status: search, filters and pages. */
export const TracksPage = () => {
  const api = useApi();
  const filters = useListFilters(['q', 'status']);
  const query = {
    q: filters.text('q'),
    status: filters.oneOf(
      'status',
      statuses.map(({ value }) => value),
    ),
  };
  const tracks = useRecords(['tracks', query], (cursor, signal) =>
    api.listTracksForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  return (
    <>
      <PageHead title="Tracks" />
      <FilterBar filters={filters} label="Search" placeholder="Title, artist, album, label, ISRC or ID">
        <FilterSelect filters={filters} name="status" label="Status" options={statuses} />
      </FilterBar>
      <RecordList
        query={tracks}
        name="tracks"
        columns={columns}
        keyOf={({ trackId }) => trackId}
        clear={filters.clear}
        none={<Empty title="The catalog has no tracks yet." />}
      />
    </>
  );
};
