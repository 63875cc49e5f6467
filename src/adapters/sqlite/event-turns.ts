import { latestLeaseEnd } from '../../domain/webhooks/delivery.ts';
import { shareOf } from '../../domain/shared/event.ts';
import type { Lease } from '../../ports/driven/delivery-queue.ts';
import type { Connection, Row } from './connection.ts';

/** As the index has it; '' of those that every platform may hear of. */
const whose = `ifnull(json_extract(doc, '$.platformId'), '')`;
const columns = `position, doc, fanned_after, ${whose} AS whose`;
const unheld = '(lease_until IS NULL OR lease_until <= ? OR lease_until > ?)';

/** Events that wait and that nobody holds, oldest first. */
export const oldestFree = (db: Connection, lease: Lease, limit: number): readonly Row[] =>
  db.all(
    `SELECT ${columns} FROM outbox WHERE waiting = 1 AND ${unheld} ORDER BY position LIMIT ?`,
    lease.now,
    latestLeaseEnd(lease),
    limit,
  );

const freeOf = (db: Connection, platform: string, lease: Lease, limit: number): readonly Row[] =>
  db.all(
    `SELECT ${columns} FROM outbox WHERE waiting = 1 AND ${whose} = ? AND ${unheld} ORDER BY position LIMIT ?`,
    platform,
    lease.now,
    latestLeaseEnd(lease),
    limit,
  );

const platformAfter = (db: Connection, platform: string): string | undefined => {
  const next = db.one(
    `SELECT ${whose} AS whose FROM outbox WHERE waiting = 1 AND ${whose} > ? ORDER BY ${whose} LIMIT 1`,
    platform,
  );
  return next && String(next['whose']);
};

/** So many platforms are looked at for one claim. */
const mostLooks = 200;

/** Events of platforms in turn, a share of each, those that all may hear of first; and whose turn it was last. */
const inTurn = (db: Connection, lease: Lease, limit: number, before: string) => {
  const rows = [...freeOf(db, '', lease, shareOf(limit))];
  const seen = new Set<string>();
  let last = before;
  while (seen.size < mostLooks && rows.length < limit) {
    const next = platformAfter(db, last) ?? platformAfter(db, '');
    if (next === undefined || seen.has(next)) break;
    seen.add(next);
    last = next;
    rows.push(...freeOf(db, next, lease, Math.min(shareOf(limit), limit - rows.length)));
  }
  return { rows, last };
};

const isFair = (rows: readonly Row[], limit: number): boolean =>
  rows.length < limit ||
  [...Map.groupBy(rows, (row) => row['whose']).values()].every(({ length }) => length <= shareOf(limit));

export interface Turns {
  readonly rows: readonly Row[];
  /** Whose turn it was last; the next ones are after. */
  readonly last: string;
}

/** Those that wait longest; where one platform has more than its share of them, platforms take turns. */
export const freeInTurn = (db: Connection, lease: Lease, limit: number, last: string): Turns => {
  const oldest = oldestFree(db, lease, limit);
  if (isFair(oldest, limit)) return { rows: oldest, last };
  const turns = inTurn(db, lease, limit, last);
  const taken = new Set(turns.rows.map(({ position }) => position));
  const others = oldest.filter(({ position }) => !taken.has(position));
  const rows = [...turns.rows, ...others.slice(0, limit - taken.size)];
  return {
    rows: rows.toSorted((one, other) => Number(one['position']) - Number(other['position'])),
    last: turns.last,
  };
};
