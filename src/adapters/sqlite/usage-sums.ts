import { dayOf, monthOf, type Day } from '../../domain/shared/calendar.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { MonthlyFigures } from '../../ports/driven/usage-journal.ts';
import type { Connection, Row } from './connection.ts';

/** Sums stop here: no reader of them can count any further. */
const most = Number.MAX_SAFE_INTEGER;

/** The tables of sums, by the place that an event has in each. */
const sums = [
  {
    sql: `INSERT INTO usage_by_day VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      plays = min(plays + excluded.plays, ${most}), impressions = min(impressions + excluded.impressions, ${most})`,
    place: ({ platformId, occurredAt }: UsageEvent) => [platformId, dayOf(occurredAt)],
  },
  {
    sql: `INSERT INTO usage_by_track VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      plays = min(plays + excluded.plays, ${most}), impressions = min(impressions + excluded.impressions, ${most})`,
    place: ({ platformId, occurredAt, trackId }: UsageEvent) => [platformId, monthOf(occurredAt), trackId],
  },
  {
    sql: `INSERT INTO usage_by_territory VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      plays = min(plays + excluded.plays, ${most}), impressions = min(impressions + excluded.impressions, ${most})`,
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
    const totals = new Map<string, { place: readonly string[]; plays: number; impressions: number }>();
    for (const event of events) {
      const at = place(event);
      const total = totals.get(at.join(' ')) ?? { place: at, plays: 0, impressions: 0 };
      total[event.eventType === 'play' ? 'plays' : 'impressions'] += event.quantity;
      totals.set(at.join(' '), total);
    }
    for (const total of totals.values()) db.run(sql, ...total.place, total.plays, total.impressions);
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

const use = (row: Row) => ({ plays: Number(row['plays']), impressions: Number(row['impressions']) });

/** How many tracks a month names. */
const tracksNamed = 1_000;

export const monthOfPlatform = (db: Connection, platformId: string, month: string): MonthlyFigures => ({
  daily: db
    .all(
      `SELECT day, sum(requests) AS requests, sum(previews) AS previews, sum(downloads) AS downloads,
         sum(plays) AS plays, sum(impressions) AS impressions
       FROM (
         SELECT day, requests, previews, downloads, 0 AS plays, 0 AS impressions
           FROM request_counts WHERE platform_id = ?1 AND day BETWEEN ?2 AND ?3
         UNION ALL
         SELECT day, 0, 0, 0, plays, impressions
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
      `SELECT track_id, plays, impressions FROM usage_by_track WHERE platform_id = ? AND month = ?
       ORDER BY plays DESC, impressions DESC, track_id LIMIT ?`,
      platformId,
      month,
      tracksNamed,
    )
    .map((row) => ({ trackId: row['track_id'] as TrackId, ...use(row) })),
  byTerritory: db
    .all(
      `SELECT territory, plays, impressions FROM usage_by_territory WHERE platform_id = ? AND month = ?
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
