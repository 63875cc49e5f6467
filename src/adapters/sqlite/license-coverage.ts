import type { License } from '../../domain/licensing/license.ts';
import { clockToleranceMs, coversTerritory, type Use } from '../../domain/usage/licensed-use.ts';
import type { Connection, Row } from './connection.ts';
import { fromDocument } from './license-document.ts';

/** The distinct territories of a platform's licenses for a track. Each step is one seek in the index. */
const coveragesOf = `
  WITH RECURSIVE found (coverage) AS (
    SELECT min(coverage) FROM licenses WHERE platform_id = ?1 AND track_id = ?2
    UNION ALL
    SELECT (SELECT min(next.coverage) FROM licenses AS next
        WHERE next.platform_id = ?1 AND next.track_id = ?2 AND next.coverage > found.coverage)
      FROM found WHERE found.coverage IS NOT NULL
  )
  SELECT coverage FROM found WHERE coverage IS NOT NULL`;

const ofTrack = 'SELECT doc FROM licenses WHERE platform_id = ?1 AND track_id = ?2';
// Licenses of one content item are few: its index is used, and the plus signs rule out the others.
const ofContent = 'SELECT doc FROM licenses WHERE platform_id = ?1 AND +track_id = ?2 AND content_id = ?3';

/** Returns the license that comes closest to covering the use. The first question that finds one decides. */
export const closestTo = (
  db: Connection,
  platformId: string,
  { trackId, contentId, territory, occurredAt }: Use,
): readonly License[] => {
  const coverages = db.all(coveragesOf, platformId, trackId).map((row) => String(row['coverage']));
  const covering = coverages.filter((one) => coversTerritory(JSON.parse(one) as string[], territory));
  const began = occurredAt + clockToleranceMs;
  const among = (list: readonly string[]) => [JSON.stringify(list), occurredAt, began] as const;
  const find = (sql: string, ...values: readonly (string | number)[]): Row | undefined =>
    db.one(`${sql} LIMIT 1`, platformId, trackId, ...values);
  const inForceFor = (list: readonly string[]): Row | undefined =>
    contentId === undefined
      ? find(
          `${ofTrack} AND coverage IN (SELECT value FROM json_each(?3)) AND ends_at > ?4 AND valid_from <= ?5`,
          ...among(list),
        )
      : find(
          `${ofContent} AND +coverage IN (SELECT value FROM json_each(?4)) AND +ends_at > ?5 AND +valid_from <= ?6`,
          contentId,
          ...among(list),
        );
  const closest =
    inForceFor(covering) ??
    inForceFor(coverages) ??
    (contentId === undefined ? undefined : find(ofContent, contentId)) ??
    find(ofTrack);
  return closest ? [fromDocument(closest)] : [];
};
