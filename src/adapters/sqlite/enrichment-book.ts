import type { Enrichment, EnrichmentRow, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import { inTurn, spentAt } from '../../domain/enrichment/turns.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { EnrichmentBook, EnrichmentClaim } from '../../ports/driven/enrichment-book.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { open, rowsOn } from './enrichment-opening.ts';
import { prolonged, secondsOn, settle } from './enrichment-settling.ts';
import type { Store } from './store.ts';

export const rowOf = ({ place, doc, outcome }: Row) => ({
  place: Number(place),
  row: JSON.parse(String(doc)) as EnrichmentRow,
  ...(typeof outcome === 'string' && { outcome: JSON.parse(outcome) as RowOutcome }),
});

/** All of it as one commit left it: one statement reads it. */
const find = (db: Connection, id: string): Enrichment | undefined => {
  const found = db.all(
    `SELECT * FROM enrichments JOIN enrichment_rows USING (enrichment_id) WHERE enrichment_id = ? ORDER BY place`,
    id,
  );
  const [first] = found;
  if (!first) return undefined;
  const rows = found.map(rowOf);
  return {
    enrichmentId: EnrichmentId(id),
    platformId: PlatformId(String(first['platform_id'])),
    rows: rows.map(({ row }) => row),
    outcomes: rows.map(({ outcome }) => outcome ?? null),
    createdAt: Number(first['created_at']),
    keepUntil: Number(first['keep_until']),
  };
};

/** From platform to platform, so that one which has thousands waiting, and its leases, costs no more than another. */
const oldestOfEach = `
  WITH RECURSIVE platforms (id) AS (
    SELECT min(platform_id) FROM enrichments WHERE waiting > 0
    UNION ALL
    SELECT (SELECT min(platform_id) FROM enrichments WHERE waiting > 0 AND platform_id > id)
    FROM platforms WHERE id IS NOT NULL
  )
  SELECT oldest.enrichment_id, oldest.waiting_since, spent_ms, spent_at
  FROM platforms JOIN enrichments AS oldest ON oldest.enrichment_id = (
    SELECT enrichment_id FROM enrichments
    WHERE waiting > 0 AND platform_id = platforms.id AND (lease_until IS NULL OR lease_until <= ?1)
    ORDER BY waiting_since, enrichment_id LIMIT 1
  )
  LEFT JOIN enrichment_turns ON enrichment_turns.platform_id = platforms.id
  WHERE (SELECT count(*) FROM enrichments WHERE waiting > 0 AND platform_id = platforms.id AND lease_until > ?1) < ?2`;

type Looked = Pick<EnrichmentClaim, 'now' | 'mostOfPlatform'>;

const free = (db: Connection, { now, mostOfPlatform }: Looked): string | undefined => {
  const oldest = db.all(oldestOfEach, now, mostOfPlatform).map((row) => ({
    id: String(row['enrichment_id']),
    since: Number(row['waiting_since']),
    spent: spentAt({ ms: Number(row['spent_ms'] ?? 0), at: Number(row['spent_at'] ?? 0) }, now),
  }));
  return inTurn(oldest)[0]?.id;
};

const claim = command(
  'enrichment-book.claim',
  (db, { token, until, ...looked }: EnrichmentClaim): Enrichment | undefined => {
    const id = free(db, looked);
    if (id === undefined) return undefined;
    const lease = 'UPDATE enrichments SET lease_token = ?, lease_until = ? WHERE enrichment_id = ?';
    db.run(lease, token, until, id);
    return find(db, id);
  },
);

const renew = command('enrichment-book.renew', prolonged);

interface Leaving {
  readonly id: EnrichmentId;
  readonly token: string;
  readonly now: Instant;
}

const release = command('enrichment-book.release', (db, { id, token, now }: Leaving): void => {
  const leave = `UPDATE enrichments SET lease_token = NULL, lease_until = NULL, waiting_since = ?
    WHERE enrichment_id = ? AND lease_token = ?`;
  db.run(leave, now, id, token);
});

interface Age {
  readonly now: Instant;
  readonly limit: number;
}

/** Their rows go with them. */
const forget = command('enrichment-book.forget', (db, { now, limit }: Age): number =>
  db.run(
    `DELETE FROM enrichments WHERE enrichment_id IN (
       SELECT enrichment_id FROM enrichments WHERE keep_until < ? ORDER BY keep_until LIMIT ?)`,
    now,
    limit,
  ),
);

export const enrichmentBookCommands = [open, claim, settle, renew, release, forget];

/** A claim begins with a look that keeps nobody from writing: mostly nothing waits. */
export const sqliteEnrichmentBook = (store: Store): EnrichmentBook => ({
  open: (opening) => store.write(open, opening),
  find: async (id) => find(store.read, id),
  claim: async (asked) => (free(store.read, asked) === undefined ? undefined : store.write(claim, asked)),
  settle: (id, row, lease) => store.write(settle, { id, row, lease }),
  renew: (id, lease) => store.write(renew, { id, lease }),
  release: (id, token, now) => store.write(release, { id, token, now }),
  rowsOn: async (platformId, day) => rowsOn(store.read, platformId, day),
  secondsOn: async (platformId, day) => secondsOn(store.read, platformId, day),
  forget: (now, limit) => store.write(forget, { now, limit }),
});
