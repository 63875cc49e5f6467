import type { ListedLicense, ParametersOf } from '@platform-licensing/client';
import { Link } from 'wouter';
import { TextField } from '../../kit/controls/field.tsx';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { ComplianceTag, StatusTag } from '../../kit/display/license-status.tsx';
import { called, capital, contentTypes, creditedTrack } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { ExportCsv } from '../records/export.tsx';
import {
  FilterBar,
  FilterSelect,
  FilterText,
  PlatformFilter,
  trackIdError,
  useListFilters,
  type Filters,
} from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { exported } from './exported.ts';
import { LicenseCount } from './license-count.tsx';
import { statuses } from './names.ts';
import { dayBegins } from '../../kit/display/format.ts';

const columns: readonly Column<ListedLicense>[] = [
  {
    name: 'License',
    heads: true,
    cell: ({ licenseId, contentId, contentType, projectName }) => (
      <span>
        <Link className="record-name" href={`/licenses/${licenseId}`}>
          {contentId}
        </Link>
        <span className="record-detail">
          {capital(called(contentType))}
          {projectName !== undefined && `, ${projectName}`}
        </span>
      </span>
    ),
  },
  {
    name: 'Track',
    cell: (license) => (
      <WithArtwork of={license.trackId} image={license.artwork} size={36}>
        {creditedTrack(license)}
      </WithArtwork>
    ),
  },
  {
    name: 'Licensee',
    cell: ({ licensee }) => (
      <span>
        {licensee.name}
        {licensee.type === 'end_user' && <span className="record-detail">End user</span>}
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ status, compliance, environment }) => (
      <span className="tags">
        <StatusTag status={status} />
        {compliance.state !== 'clear' && <ComplianceTag compliance={compliance} />}
        {environment === 'sandbox' && <Tag>Sandbox</Tag>}
      </span>
    ),
  },
  { name: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} as="day" /> },
];

type Query = Omit<ParametersOf<'listLicensesForStaff'>, 'limit' | 'cursor'>;
const names = ['q', 'platform', 'trackId', 'status', 'contentType', 'issuedSince'];

const queryOf = ({ text, oneOf }: Filters): Query => ({
  q: text('q'),
  platform: text('platform'),
  trackId: text('trackId'),
  status: oneOf(
    'status',
    statuses.map(({ value }) => value),
  ),
  contentType: oneOf('contentType', contentTypes),
  issuedSince: dayBegins(text('issuedSince') ?? ''),
});

/** The licenses of all platforms: search, filters, pages and export. */
export const LicensesPage = () => {
  const api = useApi();
  const filters = useListFilters(names);
  const query = queryOf(filters);
  const licenses = useRecords(['licenses', query], (cursor, signal) =>
    api.listLicensesForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  return (
    <>
      <PageHead title="Licenses">
        <ExportCsv
          filename="licenses.csv"
          load={(signal) => api.pages.listLicensesForStaff({ ...query, limit: 100 }, { signal })}
          columns={exported}
        />
      </PageHead>
      <FilterBar filters={filters} label="Search" placeholder="Project, end user, license ID or ISRC">
        <PlatformFilter filters={filters} />
        <FilterText
          filters={filters}
          name="trackId"
          label="Track ID"
          placeholder="trk_…"
          check={trackIdError}
        />
        <FilterSelect filters={filters} name="status" label="Status" options={statuses} />
        <FilterSelect
          filters={filters}
          name="contentType"
          label="Content type"
          options={contentTypes.map((value) => ({ value, name: capital(called(value)) }))}
        />
        <TextField
          label="Issued since"
          type="date"
          value={filters.text('issuedSince') ?? ''}
          onChange={(issuedSince) => filters.change({ issuedSince })}
        />
      </FilterBar>
      <LicenseCount query={query} />
      <RecordList
        query={licenses}
        name="licenses"
        columns={columns}
        keyOf={({ licenseId }) => licenseId}
        clear={filters.clear}
        none={<Empty title="No license was issued yet." />}
      />
    </>
  );
};
