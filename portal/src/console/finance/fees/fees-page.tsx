import type { ParametersOf, StaffFee } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TextField } from '../../../kit/controls/field.tsx';
import { money } from '../../../kit/display/format.ts';
import { keysOf, optionsOf } from '../../../kit/display/names.ts';
import { PageHead } from '../../../kit/display/page.tsx';
import type { Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { validDay } from '../../audit/days.ts';
import { ExportCsv } from '../../records/export.tsx';
import {
  FilterBar,
  FilterSelect,
  FilterText,
  PlatformFilter,
  idError,
  useListFilters,
} from '../../records/filter-bar.tsx';
import { RecordList } from '../../records/record-list.tsx';
import { useRecords } from '../../records/use-records.ts';
import { mayReview } from '../../roles.ts';
import { useApi, useMember } from '../../session/session.tsx';
import { currencyOf, invoiceIdError } from '../amounts.ts';
import { CurrencyFilter } from '../currency-filter.tsx';
import { modeNames } from '../names.ts';
import '../finance.css';

const kinds = [
  { value: 'license', name: 'License' },
  { value: 'amendment', name: 'Amendment' },
  { value: 'credit', name: 'Credit' },
] as const satisfies readonly { readonly value: StaffFee['kind']; readonly name: string }[];

const kindName = (kind: StaffFee['kind']): string => kinds.find(({ value }) => value === kind)?.name ?? kind;

/** Leads to a page of reviewers; others get the text alone. */
const ReviewLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const member = useMember();
  return mayReview(member) ? <Link href={href}>{children}</Link> : children;
};

const columns: readonly Column<StaffFee>[] = [
  {
    name: 'Platform and fee',
    heads: true,
    cell: ({ feeId, platform: { slug, name } }) => (
      <span>
        <Link className="record-name" href={`/platforms/${slug}`}>
          {name}
        </Link>
        <code className="record-detail">{feeId}</code>
      </span>
    ),
  },
  {
    name: 'Kind',
    cell: ({ kind, mode }) => (
      <span className="tags">
        <Tag>{kindName(kind)}</Tag>
        {mode === 'test' && <Tag>Test</Tag>}
      </span>
    ),
  },
  {
    name: 'License',
    cell: ({ licenseId, version }) => (
      <span>
        <ReviewLink href={`/licenses/${licenseId}`}>
          <code>{licenseId}</code>
        </ReviewLink>
        {version > 1 && <span className="record-detail">version {version}</span>}
      </span>
    ),
  },
  {
    name: 'Track',
    cell: ({ trackId, title }) => (
      <ReviewLink href={`/tracks/${trackId}`}>{title ?? <code>{trackId}</code>}</ReviewLink>
    ),
  },
  { name: 'Date', cell: ({ at }) => <Time at={at} /> },
  { name: 'Amount', number: true, cell: (fee) => money(fee) },
];

const exported: readonly (readonly [string, (fee: StaffFee) => string | number | undefined])[] = [
  ['feeId', ({ feeId }) => feeId],
  ['platformId', ({ platform }) => platform.platformId],
  ['platform', ({ platform }) => platform.name],
  ['kind', ({ kind }) => kind],
  ['mode', ({ mode }) => mode],
  ['licenseId', ({ licenseId }) => licenseId],
  ['version', ({ version }) => version],
  ['trackId', ({ trackId }) => trackId],
  ['title', ({ title }) => title],
  ['currency', ({ currency }) => currency],
  ['amountMinorUnits', ({ amount }) => amount],
  ['at', ({ at }) => at],
];

const filterNames = ['licenseId', 'invoiceId', 'platform', 'kind', 'mode', 'currency', 'since', 'until'];

/** The license fees of all platforms, and their credits. For finance. */
export const FeesPage = () => {
  const api = useApi();
  const filters = useListFilters(filterNames);
  const { text, oneOf } = filters;
  const query: ParametersOf<'listFeesForStaff'> = {
    licenseId: text('licenseId'),
    invoiceId: text('invoiceId'),
    platform: text('platform'),
    kind: oneOf(
      'kind',
      kinds.map(({ value }) => value),
    ),
    mode: oneOf('mode', keysOf(modeNames)),
    currency: currencyOf(text('currency')),
    since: validDay(text('since')),
    until: validDay(text('until')),
  };
  const fees = useRecords(['fees', query], (cursor, signal) =>
    api.listFeesForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  const date = (name: 'since' | 'until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={text(name) ?? ''}
      onChange={(day) => filters.change({ [name]: day })}
    />
  );
  return (
    <>
      <PageHead title="License fees" back={{ href: '/finance', name: 'Finance' }}>
        <ExportCsv
          filename="fees.csv"
          load={(signal) => api.pages.listFeesForStaff({ ...query, limit: 100 }, { signal })}
          columns={exported}
        />
      </PageHead>
      <FilterBar
        filters={filters}
        name="licenseId"
        label="License"
        placeholder="ID of a license"
        check={idError}
      >
        <FilterText
          filters={filters}
          name="invoiceId"
          label="Invoice"
          placeholder="inv_…"
          check={invoiceIdError}
        />
        <PlatformFilter filters={filters} />
        <FilterSelect filters={filters} name="kind" label="Kind" options={kinds} />
        <FilterSelect filters={filters} name="mode" label="Mode" options={optionsOf(modeNames)} />
        <CurrencyFilter filters={filters} />
        {date('since', 'From (UTC)')}
        {date('until', 'To (UTC)')}
      </FilterBar>
      <RecordList
        query={fees}
        name="fees"
        columns={columns}
        keyOf={({ feeId }) => feeId}
        clear={filters.clear}
        none={
          <Empty title="No fees yet">
            <p>When a platform licenses a track whose terms have a fee, the fee appears here.</p>
          </Empty>
        }
      />
    </>
  );
};
