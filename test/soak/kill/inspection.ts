import type { StoredRequest } from '../../../src/adapters/store-kit/collections/effects.ts';
import type { License } from '../../../src/domain/licensing/license.ts';
import type { Row } from '../stores/soaked-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';

export interface Findings {
  /** Acknowledged writes that are missing. */
  readonly lost: readonly string[];
  readonly halfWritten: readonly string[];
  readonly licenses: number;
}

type RowsOf = (collection: string) => Promise<readonly Row[]>;
type Rows = Readonly<Record<(typeof collections)[number], readonly Row[]>>;

const collections = [
  ...(['licenses', 'license_months', 'outbox', 'idempotency_records', 'tracks'] as const),
  ...(['usage_events', 'usage_days', 'usage_tracks', 'usage_of_tracks'] as const),
  ...(['payment_events', 'invoices', 'ledger_transactions', 'ledger_totals'] as const),
] as const;

const textOf = (row: Row, name: string): string => String(row[name]);
const countOf = (row: Row, name: string): number => Number(row[name] ?? 0);
const sumOf = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, row) => sum + countOf(row, name), 0);
const recordIn = (row: Row): unknown => JSON.parse(textOf(row, 'doc'));
const byMember = (rows: readonly Row[], name: string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [textOf(row, name), row]));

/** Returns the end of an ID after a prefix, for each ID that has it. */
const after = (ids: Iterable<string>, prefix: string): readonly string[] =>
  [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));

/** The price of the only order. */
const price = 4_900;

/** Traces of half a payment: it is booked once, or not at all. */
const moneyHalvesIn = (rows: Rows): Readonly<Record<string, number>> => {
  const payments = byMember(rows.payment_events, 'providerEventId');
  const booked = byMember(rows.ledger_transactions, 'providerEventId');
  const without = (some: ReadonlyMap<string, Row>, others: ReadonlyMap<string, Row>): number =>
    [...some.keys()].filter((id) => !others.has(id)).length;
  return {
    'payments without their transaction': without(payments, booked),
    'transactions without their payment': without(booked, payments),
    'payments that are booked twice': rows.ledger_transactions.length - booked.size,
    'payments without their invoice, or invoices without a payment': Math.abs(
      rows.invoices.length - payments.size,
    ),
    'debits that are not in the totals': Math.abs(price * booked.size - sumOf(rows.ledger_totals, 'debits')),
    'credits that are not in the totals': Math.abs(
      price * booked.size - sumOf(rows.ledger_totals, 'credits'),
    ),
  };
};

/** Traces of half a commit: each counts records that must not exist. */
const halvesIn = (rows: Rows): Readonly<Record<string, number>> => {
  const [licenses, tracks] = [byMember(rows.licenses, 'licenseId'), byMember(rows.tracks, 'trackId')];
  const events = byMember(rows.outbox, 'eventId');
  const requests = rows.idempotency_records.map((row) => recordIn(row) as StoredRequest);
  const doneFor = new Map(requests.map(({ key, done }) => [key, done]));
  const november = rows.license_months.filter((row) => row['month'] === '2026-11');
  const isRevoked = (row: Row): boolean => row['status'] === 'revoked';
  const all = [...licenses];
  const reported = 2 * rows.usage_events.length;
  const latestVersion = Math.max(0, ...rows.tracks.map((row) => countOf(row, 'catalogVersion')));
  return {
    'licenses without their event': all.filter(([id]) => !events.has(`evt_issued_${id}`)).length,
    'licenses without their idempotency record': all.filter(([id]) => {
      const done = doneFor.get(`receipt_${id}`);
      return done?.status !== 201 || done.resourceId !== id;
    }).length,
    'idempotency records without their license': requests.filter(
      ({ done }) => done && !licenses.has(done.resourceId),
    ).length,
    'events without their license': after(events.keys(), 'evt_issued_').filter((id) => !licenses.has(id))
      .length,
    'revoked licenses without their event, or events without the revocation': all.filter(
      ([id, row]) => isRevoked(row) !== events.has(`evt_revoked_${id}`),
    ).length,
    'licenses whose record says otherwise': all.filter(([id, row]) => {
      const { licenseId, status } = recordIn(row) as License;
      return licenseId !== id || status !== row['status'];
    }).length,
    'licenses uncounted in their month': Math.abs(licenses.size - sumOf(november, 'issued')),
    'licenses uncounted on their day': Math.abs(licenses.size - sumOf(november, 'day21')),
    'active licenses uncounted': Math.abs(
      rows.licenses.filter((row) => row['status'] === 'active').length -
        sumOf(rows.license_months, 'issued') +
        sumOf(rows.license_months, 'ended'),
    ),
    'tracks without their event': after(tracks.keys(), 'trk_').filter(
      (name) => name.startsWith('round') && !events.has(`evt_taken_in_trk_${name}`),
    ).length,
    'events without their track': after(events.keys(), 'evt_taken_in_').filter((id) => !tracks.has(id))
      .length,
    'reports not added up by day': Math.abs(reported - sumOf(rows.usage_days, 'plays')),
    'reports not added up by track': Math.abs(reported - sumOf(rows.usage_tracks, 'plays')),
    'reports not added up for the account of a track': Math.abs(
      reported - sumOf(rows.usage_of_tracks, 'plays'),
    ),
    ...moneyHalvesIn(rows),
    'gaps in the catalog’s versions': latestVersion - rows.tracks.length,
  };
};

const isThere = (rows: Rows): ((line: Acknowledgement) => boolean) => {
  const licenses = byMember(rows.licenses, 'licenseId');
  const usage = byMember(rows.usage_events, 'usageId');
  const booked = byMember(rows.ledger_transactions, 'providerEventId');
  const tracks = byMember(rows.tracks, 'trackId');
  return (line) => {
    switch (line.done) {
      case 'issued':
        return licenses.has(line.license);
      case 'revoked':
        return licenses.get(line.license)?.['status'] === 'revoked';
      case 'paid':
        return booked.has(line.event);
      case 'reported':
        return usage.has(line.usage);
      case 'taken-in':
        return tracks.get(line.track)?.['catalogVersion'] === line.version;
    }
  };
};

/** Reads the collections without the code of the service. */
export const inspect = async (
  rowsOf: RowsOf,
  acknowledged: readonly Acknowledgement[],
): Promise<Findings> => {
  const read: (readonly [string, readonly Row[]])[] = [];
  for (const name of collections) read.push([name, await rowsOf(name)]);
  const rows = Object.fromEntries(read) as Rows;
  const found = isThere(rows);
  return {
    lost: acknowledged.filter((line) => !found(line)).map((line) => JSON.stringify(line)),
    halfWritten: Object.entries(halvesIn(rows))
      .filter(([, count]) => count !== 0)
      .map(([what, count]) => `${count} ${what}`),
    licenses: rows.licenses.length,
  };
};
