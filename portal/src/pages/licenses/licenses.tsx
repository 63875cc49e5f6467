import type { LicensePage as Page, ParametersOf } from '@platform-licensing/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { licenseStatuses } from '../../kit/display/license-status.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { useSlash } from '../../kit/hooks/use-slash.ts';
import { Empty, Refreshing, QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { DebouncedField } from '../../kit/controls/debounced-field.tsx';
import { called, capital, contentTypes, isOneOf } from '../../kit/display/names.ts';
import { compliances, sources, statuses } from './filters.ts';
import { LicenseTable } from './license-table.tsx';
import { rich, t, type PortalText } from '../../texts/texts.ts';
import { dayBegins } from '../../kit/display/format.ts';
import './licenses.css';

const filterNames = [
  ...['q', 'contentId', 'trackId', 'contentType', 'source'],
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
    q: one('q'),
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

/** Returns choices with their names in the language of the page. */
const translated = (choices: readonly { readonly value: string; readonly name: PortalText }[]) =>
  choices.map(({ value, name }) => ({ value, name: t(name) }));

const idError = (text: string) =>
  /^[\w-]{0,64}$/.test(text.trim()) ? undefined : t('licenses.anIDHasOnlyLetters');

/** Returns the address of a CSV file with the licenses of the list. */
const csvAddress = (query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return `/api/v1/licenses?${new URLSearchParams([['format', 'csv'], ...given]).toString()}`;
};

const searchError = (q: string) => {
  if (q.trim() !== '' && !/[\p{L}\p{N}]/u.test(q)) return t('licenses.enterALetterOrA');
  return q.length > 100 ? t('licenses.enterAtMost100Characters') : undefined;
};

export const Licenses = () => {
  const [filters, change] = useFilters();
  const query = queryOf(filters);
  const licenses = useLicenses(query);
  const isFiltered = filterNames.some((name) => filters.has(name));
  // Each time, the text fields drop text that they have not reported yet.
  const [clears, setClears] = useState(0);
  const clear = () => {
    change(Object.fromEntries(filterNames.map((name) => [name, ''])));
    setClears((before) => before + 1);
  };
  const bar = useRef<HTMLDivElement>(null);
  useSlash(() => bar.current?.querySelector('input')?.focus());
  return (
    <>
      <PageHead title={t('licenses.licenses')}>
        {isFiltered && (
          <Button small onClick={clear}>
            {t('licenses.clearFilters')}
          </Button>
        )}
        <a className="button small" href={csvAddress(query)} download="licenses.csv">
          {t('licenses.downloadCSV')}
        </a>
      </PageHead>
      <div className="filters" ref={bar}>
        <DebouncedField
          key={`q${clears}`}
          label={t('licenses.search')}
          type="search"
          placeholder={t('licenses.contentProjectTrackIDOr')}
          value={filters.get('q') ?? ''}
          check={searchError}
          onSettled={(q) => change({ q })}
        />
        <DebouncedField
          key={`contentId${clears}`}
          label={t('licenses.contentID')}
          placeholder={t('licenses.exactMatch')}
          value={filters.get('contentId') ?? ''}
          onSettled={(contentId) => change({ contentId })}
        />
        <DebouncedField
          key={`trackId${clears}`}
          label={t('licenses.trackID')}
          placeholder="trk_…"
          value={filters.get('trackId') ?? ''}
          check={idError}
          onSettled={(trackId) => change({ trackId })}
        />
        <Select
          label={t('licenses.status')}
          value={filters.get('status') ?? ''}
          onChange={(status) => change({ status })}
          options={[
            { value: '', name: t('licenses.any') },
            ...statuses.map((status) => ({ value: status, name: capital(licenseStatuses[status]) })),
          ]}
        />
        <Select
          label={t('licenses.compliance')}
          value={filters.get('compliance') ?? ''}
          onChange={(compliance) => change({ compliance })}
          options={[{ value: '', name: t('licenses.any') }, ...translated(compliances)]}
        />
        <Select
          label={t('licenses.contentType')}
          value={filters.get('contentType') ?? ''}
          onChange={(contentType) => change({ contentType })}
          options={[
            { value: '', name: t('licenses.any') },
            ...contentTypes.map((value) => ({ value, name: capital(called(value)) })),
          ]}
        />
        <Select
          label={t('licenses.source')}
          value={filters.get('source') ?? ''}
          onChange={(source) => change({ source })}
          options={[{ value: '', name: t('licenses.any') }, ...translated(sources)]}
        />
        <TextField
          label={t('licenses.updatedSince')}
          type="date"
          value={filters.get('updatedSince') ?? ''}
          onChange={(updatedSince) => change({ updatedSince })}
        />
      </div>
      <QueryView query={licenses} rows={10} label={t('licenses.loadingLicenses')}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          // A page examines a limited number of licenses, so it can be empty although more follow.
          if (rows.length > 0 || licenses.hasNextPage)
            return (
              <Refreshing busy={licenses.isPlaceholderData}>
                {rows.length > 0 ? (
                  <LicenseTable licenses={rows} />
                ) : (
                  <p>{t('licenses.noneOfYourNewestLicenses')}</p>
                )}
                <More query={licenses} pages={pages.length} end={t('licenses.endOfList')} />
              </Refreshing>
            );
          return isFiltered ? (
            <Empty title={t('licenses.noLicensesFound')}>
              <p>{t('licenses.removeAFilterOrSearch')}</p>
              <Button onClick={clear}>{t('licenses.clearFilters')}</Button>
            </Empty>
          ) : (
            <Empty title={t('licenses.noLicensesYet')}>
              <p>
                {rich('licenses.licenseATrackInThe', {
                  link: (content) => <Link href="/catalog">{content}</Link>,
                  a: (content) => <a href="/reference/guides/first-license">{content}</a>,
                })}
              </p>
            </Empty>
          );
        }}
      </QueryView>
    </>
  );
};
