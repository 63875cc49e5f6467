import { latestLeaseEnd } from '../../domain/webhooks/delivery.ts';
import { takeTurns } from '../../domain/shared/fair-turns.ts';
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

export interface EventTurns {
  readonly rows: readonly Row[];
  /** Whose turn it was last; the next ones are after. */
  readonly last: string;
}

/** Those that wait longest; where one platform has more than its share of them, platforms take turns. */
export const freeInTurn = (db: Connection, lease: Lease, limit: number, last: string): EventTurns => {
  const turns = takeTurns<Row>(
    { limit, last, idOf: ({ position }) => Number(position), ownerOf: ({ whose }) => String(whose) },
    {
      oldest: (most) => oldestFree(db, lease, most),
      oldestOf: (platform, most) => freeOf(db, platform, lease, most),
      ownerAfter: (platform) => platformAfter(db, platform),
    },
  );
  const rows = turns.items.toSorted((one, other) => Number(one['position']) - Number(other['position']));
  return { rows, last: turns.last };
};
