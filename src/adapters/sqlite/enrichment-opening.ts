import { brokenBound, uploadBytesOf, type UploadBounds } from '../../domain/enrichment/enrichment.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { Day } from '../../domain/shared/calendar.ts';
import type { EnrichmentOpened, EnrichmentOpening } from '../../ports/driven/enrichment-book.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';

/** Rows of a platform that were let in on a day. */
export const rowsOn = (db: Connection, platformId: string, day: Day): number =>
  Number(
    db.one('SELECT let_in FROM enrichment_days WHERE platform_id = ? AND day = ?', platformId, day)?.[
      'let_in'
    ] ?? 0,
  );

const uploadsWaiting = (db: Connection, platformId: string): UploadBounds => {
  const sums = db.one(
    `SELECT sum(upload_bytes) AS in_all, sum(upload_bytes) FILTER (WHERE platform_id = ?) AS of_platform
     FROM enrichments WHERE waiting > 0 AND upload_bytes > 0`,
    platformId,
  );
  return { ofPlatform: Number(sums?.['of_platform'] ?? 0), inAll: Number(sums?.['in_all'] ?? 0) };
};

export const open = command(
  'enrichment-book.open',
  (db, { enrichment, quota, uploads, receipt }: EnrichmentOpening): EnrichmentOpened => {
    const { enrichmentId, platformId, rows, outcomes, createdAt, keepUntil } = enrichment;
    const uploadBytes = uploadBytesOf(enrichment);
    const broken = uploadBytes > 0 && brokenBound(uploadBytes, uploadsWaiting(db, platformId), uploads);
    if (broken) return broken === 'inAll' ? 'uploads-full' : 'platform-uploads-full';
    if (!fits(quota.limit, rowsOn(db, platformId, quota.day), rows.length)) return 'quota-exceeded';
    db.run(
      `INSERT INTO enrichment_days (platform_id, day, let_in) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET let_in = let_in + excluded.let_in`,
      platformId,
      quota.day,
      rows.length,
    );
    const counted = rowsOn(db, platformId, quota.day);
    tell(db, warningsPassed(quota.warnings ?? [], counted - rows.length, counted));
    const insert = `INSERT INTO enrichments 
      (enrichment_id, platform_id, created_at, keep_until, waiting, waiting_since, upload_bytes)
      VALUES (?, ?, ?, ?, ?, ?, ?)`;
    const waiting = outcomes.filter((outcome) => outcome === null).length;
    db.run(insert, enrichmentId, platformId, createdAt, keepUntil, waiting, createdAt, uploadBytes);
    for (const [place, row] of rows.entries()) {
      const outcome = outcomes[place] ?? null;
      db.run(
        'INSERT INTO enrichment_rows VALUES (?, ?, ?, ?)',
        enrichmentId,
        place,
        JSON.stringify(row),
        outcome && JSON.stringify(outcome),
      );
    }
    complete(db, receipt);
    return 'opened';
  },
);
