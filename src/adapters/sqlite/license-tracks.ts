import type { Instant } from '../../domain/shared/calendar.ts';
import { PlatformId } from '../../domain/shared/ids.ts';
import { WORLD, type Territory } from '../../domain/shared/territory.ts';
import type { Connection } from './connection.ts';
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
    `SELECT count(*) AS n FROM licenses WHERE platform_id = ? AND track_id = ? AND status = 'active'
      AND ifnull(valid_until > ?, TRUE) AND ${covers}`,
    ...[platformId, trackId, now],
    ...codes,
  );
  return Number(counted?.['n']);
};

/** Each step is one seek in the index, however many licenses a platform has. Lapsed ones are passed over afterwards. */
const holders = `
  WITH RECURSIVE found (platform_id) AS (
    SELECT min(platform_id) FROM licenses WHERE track_id = ?1 AND status = 'active' AND platform_id > ?2
    UNION ALL
    SELECT (SELECT min(next.platform_id) FROM licenses AS next
        WHERE next.track_id = ?1 AND next.status = 'active' AND next.platform_id > found.platform_id)
      FROM found WHERE found.platform_id IS NOT NULL
  )
  SELECT platform_id FROM found WHERE platform_id IS NOT NULL AND EXISTS (
    SELECT 1 FROM licenses WHERE licenses.track_id = ?1 AND licenses.platform_id = found.platform_id
      AND licenses.status = 'active' AND ifnull(licenses.valid_until > ?3, TRUE))
  LIMIT ?4`;

export const licenseesOf = (
  db: Connection,
  trackId: string,
  {
    after = PlatformId(''),
    limit,
    now,
  }: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
): readonly PlatformId[] =>
  db.all(holders, trackId, after, now, limit).map((row) => PlatformId(String(row['platform_id'])));
