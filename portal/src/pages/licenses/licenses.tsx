import type { License, LicensePage as Page, ParametersOf } from '@platform-licensing/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { Empty, Passing, Shown } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { dayBegins, Time } from '../../kit/display/time.tsx';
import { useApi } from '../../session/session.tsx';
import { RestedField } from '../catalog/debounced-field.tsx';
import { called, capital, contentTypes, countries, creditedTrack, isOneOf } from './names.ts';
import { compliances, sources, statuses } from './filters.ts';
import { ComplianceTag, StatusTag } from './compliance.tsx';
import './licenses.css';

const narrowing = [
  ...['contentId', 'trackId', 'contentType', 'source'],
  ...['status', 'compliance', 'updatedSince'],
];

type Asked = ParametersOf<'listLicenses'>;

/** What the address asks for; a day begins where the viewer is. */
const askedOf = (filters: URLSearchParams): Asked => {
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

const useLicenses = (asked: Asked) => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['licenses', 'list', asked],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api.listLicenses({ ...asked, limit: 25, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};

const idFlaw = (text: string) =>
  /^[\w-]{0,64}$/.test(text.trim()) ? undefined : 'An id is of letters, digits, - and _.';

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
        cell: (license) => <Link href={`/catalog/${license.trackId}`}>{creditedTrack(license)}</Link>,
      },
      {
        name: 'Where',
        cell: ({ territories }) => <span className="whole-words">{capital(countries(territories))}</span>,
      },
      {
        name: 'State',
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
  const licenses = useLicenses(askedOf(filters));
  const picked = narrowing.some((name) => filters.has(name));
  const clear = () => change(Object.fromEntries(narrowing.map((name) => [name, ''])));
  return (
    <>
      <PageHead title="Licenses">
        {picked && (
          <Button small onClick={clear}>
            Clear the filters
          </Button>
        )}
      </PageHead>
      <div className="filters">
        <RestedField
          label="Content id"
          placeholder="Whole, as you sent it"
          value={filters.get('contentId') ?? ''}
          onRest={(contentId) => change({ contentId })}
        />
        <RestedField
          label="Track id"
          placeholder="trk_…"
          value={filters.get('trackId') ?? ''}
          flaw={idFlaw}
          onRest={(trackId) => change({ trackId })}
        />
        <Select
          label="State"
          value={filters.get('status') ?? ''}
          onChange={(status) => change({ status })}
          options={[
            { value: '', name: 'any' },
            ...statuses.map((status) => ({ value: status, name: status })),
          ]}
        />
        <Select
          label="Compliance"
          value={filters.get('compliance') ?? ''}
          onChange={(compliance) => change({ compliance })}
          options={[{ value: '', name: 'any' }, ...compliances]}
        />
        <Select
          label="Content type"
          value={filters.get('contentType') ?? ''}
          onChange={(contentType) => change({ contentType })}
          options={[
            { value: '', name: 'any' },
            ...contentTypes.map((value) => ({ value, name: called(value) })),
          ]}
        />
        <Select
          label="Issued through"
          value={filters.get('source') ?? ''}
          onChange={(source) => change({ source })}
          options={[{ value: '', name: 'any' }, ...sources]}
        />
        <TextField
          label="Updated since"
          type="date"
          value={filters.get('updatedSince') ?? ''}
          onChange={(updatedSince) => change({ updatedSince })}
        />
      </div>
      <Shown query={licenses} rows={10} label="Reading the licenses">
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          if (rows.length > 0)
            return (
              <Passing old={licenses.isPlaceholderData}>
                <Rows licenses={rows} />
                <More query={licenses} end="These are all." />
              </Passing>
            );
          return picked ? (
            <Empty title="No license matches">
              <p>Ids are compared character by character, and wholly.</p>
              <Button onClick={clear}>Show all licenses</Button>
            </Empty>
          ) : (
            <Empty title="No license yet">
              <p>
                Find a track in the <Link href="/catalog">catalog</Link> and license it there, or let a
                program do so: <a href="/reference/guides/first-license">the first license</a>.
              </p>
            </Empty>
          );
        }}
      </Shown>
    </>
  );
};
