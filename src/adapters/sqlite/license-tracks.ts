import type { Instant } from '../../domain/shared/calendar.ts';
import { PlatformId } from '../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../domain/shared/territory.ts';
import type { Connection, Row } from './connection.ts';
import { coversOneOf } from './license-lists.ts';

/** How many licenses of a platform for a track are active and cover one of the territories. */
export const activeOf = (
  db: Connection,
  platformId: string,
  trackId: string,
  now: Instant,
  territories: readonly Territory[],
): number => {
  const [covers, ...codes] = territories.includes(WORLD) ? ['TRUE'] : coversOneOf(territories);
  const counted = db.one(
    `SELECT count(*) AS n FROM licenses INDEXED BY licenses_by_coverage
      WHERE platform_id = ? AND track_id = ? AND ends_at > ? AND status = 'active' AND ${covers}`,
    ...[platformId, trackId, now],
    ...codes,
  );
  return Number(counted?.['n']);
};

/** Each step is one seek in the index, however many licenses a platform has. */
const licensing = `
  WITH RECURSIVE found (platform_id) AS (
    SELECT min(platform_id) FROM licenses WHERE track_id = ?1 AND platform_id > ?2
    UNION ALL
    SELECT (SELECT min(next.platform_id) FROM licenses AS next
        WHERE next.track_id = ?1 AND next.platform_id > found.platform_id)
      FROM found WHERE found.platform_id IS NOT NULL
  )
  SELECT platform_id FROM found WHERE platform_id IS NOT NULL`;

const idOf = (row: Row): PlatformId => PlatformId(String(row['platform_id']));

/** The platforms that a track was ever licensed to. */
export const platformsOf = (db: Connection, trackId: string, most: number): readonly PlatformId[] =>
  db.all(`${licensing} LIMIT ?3`, trackId, '', most).map(idOf);

/** A license that ends later than now by its index may have been revoked by a clock that is ahead. */
const holders = `${licensing} AND EXISTS (
    SELECT 1 FROM licenses INDEXED BY licenses_by_coverage
      WHERE licenses.platform_id = found.platform_id AND licenses.track_id = ?1
        AND licenses.ends_at > ?3 AND licenses.status = 'active')
  LIMIT ?4`;

export const licenseesOf = (
  db: Connection,
  trackId: string,
  {
    after = PlatformId(''),
    limit,
    now,
  }: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
): readonly PlatformId[] => db.all(holders, trackId, after, now, limit).map(idOf);
