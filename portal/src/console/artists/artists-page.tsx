import type { StaffListedArtist } from '@platform-licensing/client';
import { Link } from 'wouter';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { capital, countries } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { FilterBar, useListFilters } from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { OpenClaims } from './claims.tsx';

const columns: readonly Column<StaffListedArtist>[] = [
  {
    name: 'Artist',
    heads: true,
    cell: ({ artistId, name, picture, country }) => (
      <WithArtwork of={artistId} image={picture} size={36}>
        <Link className="record-name" href={`/artists/${artistId}`}>
          {name}
        </Link>
        <span className="record-detail">{capital(countries([country]))}</span>
      </WithArtwork>
    ),
  },
  {
    name: 'Account',
    cell: ({ account: { kind, status } }) => (
      <span className="tags">
        <Tag>{capital(kind)}</Tag>
        {status === 'unverified' && <Tag tone="warn">Address not confirmed</Tag>}
        {status === 'closed' && <Tag>Closed</Tag>}
      </span>
    ),
  },
  { name: 'Created', cell: ({ createdAt }) => <Time at={createdAt} as="day" /> },
];

/** Profiles of artists and labels, and their claims to artists of the catalog. */
export const ArtistsPage = () => {
  const api = useApi();
  const filters = useListFilters(['q']);
  const query = { q: filters.text('q') };
  const artists = useRecords(['artists', query], (cursor, signal) =>
    api.listArtistsForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  return (
    <>
      <PageHead title="Artists" />
      <OpenClaims />
      <FilterBar
        filters={filters}
        label="Search"
        placeholder="Name, ID, IPI name number, ISNI or email address"
      />
      <RecordList
        query={artists}
        name="artists"
        columns={columns}
        keyOf={({ artistId }) => artistId}
        clear={filters.clear}
        none={<Empty title="No artist or label has registered yet." />}
      />
    </>
  );
};
