import type { SQLInputValue } from 'node:sqlite';
import { monthOf, nextMonth, type Day, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { ComplianceState } from '../../domain/catalog/track.ts';
import type { LicenseId, PlatformId } from '../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../domain/shared/territory.ts';
import type { LicenseFilter, LicensePage, LicenseTally } from '../../ports/driven/license-ledger.ts';
import { licenseSources, type LicenseStatus } from '../../domain/licensing/license.ts';
import { contentTypes } from '../../domain/catalog/license-terms.ts';
import type { Connection } from './connection.ts';
import { seenAt } from './license-document.ts';

/** A piece of SQL with the values of its `?`, in order. */
type Clause = readonly [sql: string, ...values: SQLInputValue[]];

/**
 * What a license must fulfil; `among` finds by an index of their own all that may, and more at times. It looks at each
 * of the tracks that `tracks` finds.
 */
interface Condition {
  readonly holds: Clause;
  readonly among?: Clause;
  readonly tracks?: Clause;
}

const idsOf = 'SELECT license_id FROM licenses WHERE platform_id = ?';
const lapsed = `${idsOf} AND status = 'active' AND valid_until <= ?`;

const statusIs = (status: LicenseStatus, platformId: PlatformId, now: Instant): Condition => {
  switch (status) {
    case 'active':
      return {
        holds: [`status = 'active' AND ifnull(valid_until > ?, TRUE)`, now],
        among: [`${idsOf} AND status = 'active'`, platformId],
      };
    case 'revoked':
      return { holds: [`status = 'revoked' AND status <> 'active'`] };
    case 'expired':
      return {
        holds: [`(status = 'expired' OR (status = 'active' AND valid_until <= ?))`, now],
        among: [
          `${idsOf} AND status = 'expired' AND status <> 'active' UNION ALL ${lapsed}`,
          platformId,
          platformId,
          now,
        ],
      };
  }
};

/** The record of its track that concerns a license: both name territories by code, or all of them at once. */
const concerning = `track_compliance AS one WHERE one.track_id = licenses.track_id AND (one.territory = '${WORLD}'
  OR instr(coverage, '"${WORLD}"') OR instr(coverage, '"' || one.territory || '"'))`;

const requires = (states: string): string => `EXISTS (SELECT 1 FROM ${concerning} AND one.state ${states})`;

const complianceIs = (state: ComplianceState, platformId: PlatformId): Condition => {
  if (state === 'clear') return { holds: [`NOT ${requires(`<> 'clear'`)}`] };
  const tracks = `SELECT track_id FROM track_compliance WHERE state = '${state}' AND state <> 'clear'`;
  return {
    holds: [
      state === 'must_remove'
        ? requires(`= 'must_remove'`)
        : `${requires(`= 'on_hold'`)} AND NOT ${requires(`= 'must_remove'`)}`,
    ],
    among: [`${idsOf} AND track_id IN (${tracks})`, platformId],
    tracks: [tracks],
  };
};

const touchedSince = (since: Instant, platformId: PlatformId, now: Instant): Condition => {
  const tracks = 'SELECT track_id FROM track_compliance WHERE since >= ?';
  return {
    holds: [
      `(touched_at >= ? OR (status = 'active' AND valid_until BETWEEN ? AND ?)
        OR EXISTS (SELECT 1 FROM ${concerning} AND one.since >= ?))`,
      ...[since, since, now, since],
    ],
    among: [
      `${idsOf} AND touched_at >= ? UNION ALL ${lapsed} AND valid_until >= ?
        UNION ALL ${idsOf} AND track_id IN (${tracks})`,
      ...[platformId, since, platformId, now, since, platformId, since],
    ],
    tracks: [tracks, since],
  };
};

/** Territories of a license are a JSON list of codes. */
export const coversOneOf = (territories: readonly Territory[]): Clause => [
  `(instr(coverage, '"${WORLD}"')
    OR EXISTS (SELECT 1 FROM json_each(?) AS code WHERE instr(coverage, '"' || code.value || '"')))`,
  JSON.stringify(territories),
];

const equals = (column: string, value: string | undefined): readonly Condition[] =>
  value === undefined ? [] : [{ holds: [`${column} = ?`, value] }];

/** So many ids are sorted sooner than a long list is walked for the few that fulfil a condition. */
const mostIds = 5_000;
/** So many tracks are looked up among the licenses of a platform sooner than all of these are walked. */
const mostTracks = 50_000;

const areFew = (db: Connection, [sql, ...values]: Clause, most: number): boolean =>
  Number(db.one(`SELECT count(*) AS n FROM (${sql} LIMIT ?)`, ...values, most + 1)?.['n']) <= most;

const narrowest = (db: Connection, conditions: readonly Condition[]): readonly Clause[] => {
  const among = conditions
    .filter(({ tracks }) => !tracks || areFew(db, tracks, mostTracks))
    .map((condition) => condition.among)
    .find((clause) => clause && areFew(db, clause, mostIds));
  if (!among) return [];
  const [sql, ...values] = among;
  return [[`license_id IN (${sql})`, ...values]];
};

/**
 * Content type and source share an index: a list by one of them is found for each value of the other, and merged. Where
 * something else narrows the list, one look is enough.
 */
const kindsOf = (
  { contentType, source, trackId, contentId }: LicenseFilter,
  isNarrowed: boolean,
): readonly (readonly Condition[])[] => {
  const isNamed = contentType !== undefined || source !== undefined;
  if (!isNamed || isNarrowed || trackId !== undefined || contentId !== undefined)
    return [[...equals('content_type', contentType), ...equals('source', source)]];
  return (contentType === undefined ? contentTypes : [contentType]).flatMap((type) =>
    (source === undefined ? licenseSources : [source]).map((one) => [
      ...equals('content_type', type),
      ...equals('source', one),
    ]),
  );
};

const conditionsOf = (
  filter: LicenseFilter,
  after: LicenseId | undefined,
  now: Instant,
): readonly Condition[] => {
  const { platformId, territories, status, compliance, updatedSince } = filter;
  const everywhere = territories?.includes(WORLD) ?? true;
  return [
    ...equals('platform_id', platformId),
    ...equals('track_id', filter.trackId),
    ...equals('content_id', filter.contentId),
    ...(everywhere ? [] : [{ holds: coversOneOf(territories ?? []) }]),
    ...(compliance === undefined ? [] : [complianceIs(compliance, platformId)]),
    ...(status === undefined ? [] : [statusIs(status, platformId, now)]),
    ...(updatedSince === undefined ? [] : [touchedSince(updatedSince, platformId, now)]),
    ...(after === undefined ? [] : [{ holds: ['license_id < ?', after] } as const]),
  ];
};

export const licensesOf = (
  db: Connection,
  filter: LicenseFilter,
  { limit, after, now }: { readonly limit: number; readonly after?: LicenseId; readonly now: Instant },
): LicensePage => {
  const conditions = conditionsOf(filter, after, now);
  const among = narrowest(db, conditions);
  const found = kindsOf(filter, among.length > 0).flatMap((kind) => {
    const clauses = [...[...conditions, ...kind].map(({ holds }) => holds), ...among];
    return db.all(
      `SELECT doc FROM licenses WHERE ${clauses.map(([sql]) => sql).join(' AND ')}
        ORDER BY license_id DESC LIMIT ?`,
      ...clauses.flatMap(([, ...values]) => values),
      limit + 1,
    );
  });
  const all = found.map(seenAt(now)).toSorted((one, other) => (one.licenseId < other.licenseId ? 1 : -1));
  const licenses = all.slice(0, limit);
  const last = licenses.at(-1);
  return { licenses, ...(all.length > limit && last && { next: last.licenseId }) };
};

/** Counted as licenses are issued and end: only a past month's active licenses cost a look at what has ended since. */
export const tallyOf = (db: Connection, platformId: string, month: Month, now: Instant): LicenseTally => {
  const spans = db.all(
    'SELECT span, issued FROM licenses_issued WHERE platform_id = ? AND span BETWEEN ? AND ? ORDER BY span',
    platformId,
    month,
    `${month}-99`,
  );
  const issued = new Map<Day, number>(spans.map((row) => [String(row['span']), Number(row['issued'])]));
  return {
    issued: issued.get(month) ?? 0,
    active: activeIn(db, platformId, month, now),
    issuedByDay: new Map([...issued].filter(([span]) => span !== month)),
  };
};

/** Active at the end of a month that has passed, now in the current one; none in a month to come. */
const activeIn = (db: Connection, platformId: string, month: Month, now: Instant): number => {
  if (month > monthOf(now)) return 0;
  if (month < monthOf(now)) {
    const counts = db.one(
      `SELECT
        (SELECT sum(issued) FROM licenses_issued WHERE platform_id = ?1 AND span <= ?2 AND length(span) = 7) AS issued,
        (SELECT count(*) FROM licenses WHERE platform_id = ?1 AND ends_at < 8640000000000000 AND ends_at < ?3) AS ended`,
      platformId,
      month,
      nextMonth(Date.parse(`${month}-01`)),
    );
    return Number(counts?.['issued'] ?? 0) - Number(counts?.['ended'] ?? 0);
  }
  const held = db.one('SELECT held FROM licenses_held WHERE platform_id = ?', platformId);
  const lapsed = db.one(
    `SELECT count(*) AS lapsed FROM licenses WHERE platform_id = ? AND status = 'active' AND valid_until <= ?`,
    platformId,
    now,
  );
  return Number(held?.['held'] ?? 0) - Number(lapsed?.['lapsed'] ?? 0);
};
