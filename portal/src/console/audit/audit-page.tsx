import type { AuditEntry, ParametersOf } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { count } from '../../kit/display/format.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { peopleKey } from '../people/names.ts';
import { ExportCsv, ExportFile } from '../records/export.tsx';
import {
  FilterBar,
  FilterSelect,
  FilterText,
  idError,
  useListFilters,
  type Filters,
} from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';
import { validDay } from './days.ts';
import { Details, namesOf, programs, Subjects, type Names } from './entry.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import './audit.css';

const names = ['subject', 'actor', 'action', 'since', 'until'];

const actionError = (text: string): string | undefined =>
  /^[a-z0-9_.]{0,80}$/.test(text.trim())
    ? undefined
    : 'Enter the name of an action, such as platform.suspend.';

type Query = Omit<ParametersOf<'listAuditEntries'>, 'limit' | 'cursor'>;

const queryOf = ({ text }: Filters): Query => ({
  subject: text('subject'),
  actor: text('actor'),
  action: text('action'),
  // The service reads them as days in UTC, so that an address lists the same entries everywhere.
  since: validDay(text('since')),
  until: validDay(text('until')),
});

const addressWith = ({ text }: Filters, name: string, value: string): string => {
  const set = names.flatMap((each) => {
    const now = each === name ? value : text(each);
    return now === undefined ? [] : [[each, now]];
  });
  return `/audit-log?${new URLSearchParams(set).toString()}`;
};

const columnsOf = (filters: Filters, people: Names): readonly Column<AuditEntry>[] => [
  {
    name: 'Action',
    style: 'audit-action',
    heads: true,
    cell: ({ action, sequence }) => (
      <span>
        <Link className="record-name" href={addressWith(filters, 'action', action)}>
          {action}
        </Link>
        <span className="record-detail">Entry {count(sequence)}</span>
      </span>
    ),
  },
  { name: 'Time', cell: ({ at }) => <Time at={at} as="exact" /> },
  {
    name: 'Actor',
    style: 'audit-actor',
    cell: ({ actor }) => (
      <Link href={addressWith(filters, 'actor', actor)}>
        {programs.get(actor) ?? people.get(actor) ?? actor}
      </Link>
    ),
  },
  {
    name: 'Records',
    style: 'audit-records',
    cell: ({ subjects }) => <Subjects subjects={subjects} names={people} />,
  },
  { name: 'Details', style: 'audit-details', cell: ({ detail }) => <Details detail={detail} /> },
];

const exported: readonly (readonly [string, (entry: AuditEntry) => string | number])[] = [
  ['sequence', ({ sequence }) => sequence],
  ['at', ({ at }) => at],
  ['actor', ({ actor }) => actor],
  ['action', ({ action }) => action],
  ['subjects', ({ subjects }) => subjects.join(' ')],
  ['detail', ({ detail }) => JSON.stringify(detail)],
  ['previousDigest', ({ previousDigest }) => previousDigest],
  ['digest', ({ digest }) => digest],
];

const linesOf = (entries: readonly AuditEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/** The audit log: the latest entries, filters, verification and export. For admins. */
export const AuditPage = () => {
  const api = useApi();
  const filters = useListFilters(names);
  const query = queryOf(filters);
  const [isVerifying, setIsVerifying] = useState(false);
  const people = useQuery({ queryKey: peopleKey, queryFn: () => api.listStaffAccounts() });
  const named = namesOf(people.data?.data ?? []);
  const actor = filters.text('actor');
  const actors = new Map([
    ...programs,
    ...named,
    ...(actor === undefined ? [] : [[actor, programs.get(actor) ?? named.get(actor) ?? actor] as const]),
  ]);
  const entries = useRecords(
    ['audit', query],
    (cursor, signal) => api.listAuditEntries({ ...query, limit: 50, cursor }, { signal }),
    { isFresh: true },
  );
  const load = (signal: AbortSignal) => api.pages.listAuditEntries({ ...query, limit: 100 }, { signal });
  return (
    <>
      <PageHead title="Audit log">
        <ExportCsv filename="audit-log.csv" load={load} columns={exported} />
        <ExportFile
          name="JSON lines"
          filename="audit-log.jsonl"
          type="application/jsonl"
          load={load}
          textOf={linesOf}
        />
        <Button tone="primary" onClick={() => setIsVerifying(true)}>
          Verify…
        </Button>
      </PageHead>
      <FilterBar
        filters={filters}
        name="subject"
        label="Record"
        placeholder="ID of a track, license, platform, person…"
        check={idError}
      >
        <FilterSelect
          filters={filters}
          name="actor"
          label="Actor"
          options={[...actors].map(([value, name]) => ({ value, name }))}
        />
        <FilterText
          filters={filters}
          name="action"
          label="Action"
          placeholder="platform.suspend"
          check={actionError}
        />
        <TextField
          label="From (UTC)"
          type="date"
          value={filters.text('since') ?? ''}
          onChange={(since) => filters.change({ since })}
        />
        <TextField
          label="To (UTC)"
          type="date"
          value={filters.text('until') ?? ''}
          onChange={(until) => filters.change({ until })}
        />
      </FilterBar>
      <RecordList
        query={entries}
        name="entries"
        columns={columnsOf(filters, named)}
        keyOf={({ sequence }) => String(sequence)}
        clear={filters.clear}
        none={<Empty title="The log is empty." />}
      />
      {isVerifying && <VerifyDialog close={() => setIsVerifying(false)} />}
    </>
  );
};
