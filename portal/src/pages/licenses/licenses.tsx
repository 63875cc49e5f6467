import type { License, LicensePage as Page, ParametersOf } from '@platform-licensing/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Empty, Refreshing, QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { dayBegins, Time } from '../../kit/display/time.tsx';
import { useApi } from '../../session/session.tsx';
import { DebouncedField } from '../../kit/controls/debounced-field.tsx';
import { called, capital, contentTypes, countries, creditedTrack, isOneOf } from '../../kit/display/names.ts';
import { compliances, sources, statuses } from './filters.ts';
import { ComplianceTag, StatusTag } from '../../kit/display/license-status.tsx';
import './licenses.css';

const filterNames = [
  ...['contentId', 'trackId', 'contentType', 'source'],
  ...['status', 'compliance', 'updatedSince'],
];

type Query = ParametersOf<'listLicenses'>;

/** Reads the query from the filters of the address. Days are in the time zone of the user. */
const queryOf = (filters: URLSearchParams): Query => {
  const one = (name: string) => filters.get(name) ?? undefined;
  const known = <T extends string>(name: string, values: readonly T[]): T | undefined => {
    const value = one(name) ?? '';
    return isOneOf(values)(value) ? value : undefined;
  };
  return {
    trackId: one('trackId'),
    contentId: one('contentId'),
    contentType: known('contentType', contentTypes),
    source: known(
      'source',
      sources.map(({ value }) => value),
    ),
    status: known('status', statuses),
    compliance: known(
      'compliance',
      compliances.map(({ value }) => value),
    ),
    updatedSince: dayBegins(filters.get('updatedSince') ?? ''),
  };
};

const useLicenses = (query: Query) => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['licenses', 'list', query],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api.listLicenses({ ...query, limit: 25, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};

const idError = (text: string) =>
  /^[\w-]{0,64}$/.test(text.trim()) ? undefined : 'An ID has only letters, digits, - and _.';

const Rows = ({ licenses }: { readonly licenses: readonly License[] }) => (
  <Table
    caption="Licenses"
    rows={licenses}
    keyOf={({ licenseId }) => licenseId}
    columns={[
      {
        name: 'Content',
        heads: true,
        cell: ({ licenseId, contentId, contentType, projectName }) => (
          <span>
            <Link href={`/licenses/${licenseId}`}>{contentId}</Link>
            <br />
            <span className="soft">
              {capital(called(contentType))}
              {projectName !== undefined && `, ${projectName}`}
            </span>
          </span>
        ),
      },
      {
        name: 'Track',
        cell: (license) => (
          <WithArtwork of={license.trackId} size={36}>
            <Link href={`/catalog/${license.trackId}`}>{creditedTrack(license)}</Link>
          </WithArtwork>
        ),
      },
      {
        name: 'Territories',
        cell: ({ territories }) => <span className="whole-words">{capital(countries(territories))}</span>,
      },
      {
        name: 'Status',
        cell: ({ status, compliance }) => (
          <span className="license-states">
            <StatusTag status={status} />
            {compliance.state !== 'clear' && <ComplianceTag compliance={compliance} />}
          </span>
        ),
      },
      { name: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
    ]}
  />
);

export const Licenses = () => {
  const [filters, change] = useFilters();
  const licenses = useLicenses(queryOf(filters));
  const isFiltered = filterNames.some((name) => filters.has(name));
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return (
    <>
      <PageHead title="Licenses">
        {isFiltered && (
          <Button small onClick={clear}>
            Clear filters
          </Button>
        )}
      </PageHead>
      <div className="filters">
        <DebouncedField
          label="Content ID"
          placeholder="Exact match"
          value={filters.get('contentId') ?? ''}
          onSettled={(contentId) => change({ contentId })}
        />
        <DebouncedField
          label="Track ID"
          placeholder="trk_…"
          value={filters.get('trackId') ?? ''}
          check={idError}
          onSettled={(trackId) => change({ trackId })}
        />
        <Select
          label="Status"
          value={filters.get('status') ?? ''}
          onChange={(status) => change({ status })}
          options={[
            { value: '', name: 'Any' },
            ...statuses.map((status) => ({ value: status, name: capital(status) })),
          ]}
        />
        <Select
          label="Compliance"
          value={filters.get('compliance') ?? ''}
          onChange={(compliance) => change({ compliance })}
          options={[{ value: '', name: 'Any' }, ...compliances]}
        />
        <Select
          label="Content type"
          value={filters.get('contentType') ?? ''}
          onChange={(contentType) => change({ contentType })}
          options={[
            { value: '', name: 'Any' },
            ...contentTypes.map((value) => ({ value, name: capital(called(value)) })),
          ]}
        />
        <Select
          label="Source"
          value={filters.get('source') ?? ''}
          onChange={(source) => change({ source })}
          options={[{ value: '', name: 'Any' }, ...sources]}
        />
        <TextField
          label="Updated since"
          type="date"
          value={filters.get('updatedSince') ?? ''}
          onChange={(updatedSince) => change({ updatedSince })}
        />
      </div>
      <QueryView query={licenses} rows={10} label="Loading licenses">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          // A page examines a limited number of licenses, so it can be empty although more follow.
          if (rows.length > 0 || licenses.hasNextPage)
            return (
              <Refreshing busy={licenses.isPlaceholderData}>
                {rows.length > 0 ? <Rows licenses={rows} /> : <p>None of your newest licenses match.</p>}
                <More query={licenses} end="End of list" />
              </Refreshing>
            );
          return isFiltered ? (
            <Empty title="No licenses found">
              <p>IDs must match exactly.</p>
              <Button onClick={clear}>Clear filters</Button>
            </Empty>
          ) : (
            <Empty title="No licenses yet">
              <p>
                License a track in the <Link href="/catalog">catalog</Link>, or use the API:{' '}
                <a href="/reference/guides/first-license">your first license</a>.
              </p>
            </Empty>
          );
        }}
      </QueryView>
    </>
  );
};
