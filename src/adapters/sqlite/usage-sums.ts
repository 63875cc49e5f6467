import { dayOf, monthOf, type Day } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import { addedUse, noUse, useOf, type UseSum } from '../../domain/usage/use-sum.ts';
import type { MonthlyFigures } from '../../ports/driven/usage-journal.ts';
import type { Connection, Row } from './connection.ts';

/** Sums stop here: no reader of them can count any further. */
const most = Number.MAX_SAFE_INTEGER;

/** What becomes of a sum that is there already. */
const added = ['plays', 'impressions', 'unlicensed_plays', 'unlicensed_impressions']
  .map((column) => `${column} = min(${column} + excluded.${column}, ${most})`)
  .join(', ');
const columns = 'plays, impressions, unlicensed_plays, unlicensed_impressions';

/** The tables of sums, by the place that an event has in each. */
const sums = [
  {
    sql: `INSERT INTO usage_by_day (platform_id, day, ${columns}) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET ${added}`,
    place: ({ platformId, occurredAt }: UsageEvent) => [platformId, dayOf(occurredAt)],
  },
  {
    sql: `INSERT INTO usage_by_track (platform_id, month, track_id, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET ${added}`,
    place: ({ platformId, occurredAt, trackId }: UsageEvent) => [platformId, monthOf(occurredAt), trackId],
  },
  {
    sql: `INSERT INTO usage_by_territory (platform_id, month, territory, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET ${added}`,
    place: ({ platformId, occurredAt, territory }: UsageEvent) => [
      platformId,
      monthOf(occurredAt),
      territory ?? '',
    ],
  },
] as const;

/** Adds events to every sum; those of one batch that share a place are added once. */
export const addUp = (db: Connection, events: readonly UsageEvent[]): void => {
  for (const { sql, place } of sums) {
    const totals = new Map<string, { readonly at: readonly string[]; readonly use: UseSum }>();
    for (const event of events) {
      const at = place(event);
      const before = totals.get(at.join(' '))?.use ?? noUse;
      totals.set(at.join(' '), { at, use: addedUse(before, useOf(event)) });
    }
    for (const { at, use } of totals.values()) {
      db.run(sql, ...at, use.plays, use.impressions, use.unlicensedPlays, use.unlicensedImpressions);
    }
  }
  for (const { eventType, occurredAt, trackId, quantity } of events) {
    if (eventType !== 'play') continue;
    db.run(
      `INSERT INTO plays_by_day VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET
        plays = min(plays + excluded.plays, ${most})`,
      dayOf(occurredAt),
      trackId,
      quantity,
    );
  }
};

const use = (row: Row): UseSum => ({
  plays: Number(row['plays']),
  impressions: Number(row['impressions']),
  unlicensedPlays: Number(row['unlicensed_plays']),
  unlicensedImpressions: Number(row['unlicensed_impressions']),
});

/** How many tracks a month names. */
const tracksNamed = 1_000;

export const monthOfPlatform = (db: Connection, platformId: string, month: string): MonthlyFigures => ({
  daily: db
    .all(
      `SELECT day, sum(requests) AS requests, sum(previews) AS previews, sum(downloads) AS downloads,
         sum(plays) AS plays, sum(impressions) AS impressions,
         sum(unlicensed_plays) AS unlicensed_plays, sum(unlicensed_impressions) AS unlicensed_impressions
       FROM (
         SELECT day, requests, previews, downloads, 0 AS plays, 0 AS impressions,
             0 AS unlicensed_plays, 0 AS unlicensed_impressions
           FROM request_counts WHERE platform_id = ?1 AND day BETWEEN ?2 AND ?3
         UNION ALL
         SELECT day, 0, 0, 0, ${columns}
           FROM usage_by_day WHERE platform_id = ?1 AND day BETWEEN ?2 AND ?3
       ) GROUP BY day ORDER BY day`,
      platformId,
      `${month}-01`,
      `${month}-31`,
    )
    .map((row) => ({
      day: String(row['day']),
      requests: Number(row['requests']),
      previews: Number(row['previews']),
      downloads: Number(row['downloads']),
      ...use(row),
    })),
  byTrack: db
    .all(
      `SELECT track_id, ${columns} FROM usage_by_track WHERE platform_id = ? AND month = ?
       ORDER BY plays DESC, impressions DESC, track_id LIMIT ?`,
      platformId,
      month,
      tracksNamed,
    )
    .map((row) => ({ trackId: row['track_id'] as TrackId, ...use(row) })),
  byTerritory: db
    .all(
      `SELECT territory, ${columns} FROM usage_by_territory WHERE platform_id = ? AND month = ?
       ORDER BY plays DESC, impressions DESC, territory`,
      platformId,
      month,
    )
    .map((row) => ({ ...(row['territory'] !== '' && { territory: String(row['territory']) }), ...use(row) })),
});

/** Rows read before others have the thread: some 3 ms. */
const rowsAtOnce = 2_000;

export const playsSince = async (db: Connection, since: Day): Promise<ReadonlyMap<TrackId, number>> => {
  const plays = new Map<TrackId, number>();
  for (let place = [since, '']; ;) {
    const rows = db.all(
      `SELECT day, track_id, plays FROM plays_by_day WHERE (day, track_id) > (?, ?)
       ORDER BY day, track_id LIMIT ?`,
      ...place,
      rowsAtOnce,
    );
    for (const row of rows) {
      const trackId = row['track_id'] as TrackId;
      plays.set(trackId, (plays.get(trackId) ?? 0) + Number(row['plays']));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return plays;
    place = [String(last['day']), String(last['track_id'])];
    await new Promise((resolve) => setImmediate(resolve));
  }
};
