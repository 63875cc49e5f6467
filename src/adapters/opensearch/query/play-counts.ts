import { setTimeout as wait } from 'node:timers/promises';
import type { SearchPosition } from '../../../domain/catalog/search/search-criteria.ts';
import { popularityDays, positionOrder } from '../../../domain/catalog/search/search-matching.ts';
import { dayMs, dayOf, type Instant } from '../../../domain/shared/calendar.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { UsageJournal } from '../../../ports/driven/usage/usage-journal.ts';

export type PlayCounts = Pick<UsageJournal, 'playsSince'>;

const keptMs = 60_000;
/** The share of time that reading may use. */
const partOfTime = 1 / 20;
/** How long a search waits for newer counts if there are older ones. */
const newerWithinMs = 100;

/** The plays of the tracks that were played. */
export interface Plays {
  readonly of: (trackId: TrackId) => number;
  /** The tracks that were played, in an order of popularity. */
  readonly ordered: (order: 'asc' | 'desc') => readonly SearchPosition[];
}

const noPlays: PlayCounts = { playsSince: async () => new Map() };

const playsOf = (counts: ReadonlyMap<TrackId, number>): Plays => {
  const played = [...counts].filter(([, count]) => count > 0).map(([trackId, value]) => ({ trackId, value }));
  const inOrder = { asc: undefined, desc: undefined } as Record<'asc' | 'desc', typeof played | undefined>;
  return {
    of: (trackId) => counts.get(trackId) ?? 0,
    ordered: (order) => (inOrder[order] ??= played.toSorted(positionOrder(order))),
  };
};

/** Reads plays from time to time, at most once a minute. Simultaneous searches share a reading. */
export const playCounts = (journal: PlayCounts = noPlays): ((now: Instant) => Promise<Plays>) => {
  let known: { readonly plays: Plays; readonly at: Instant; readonly keptMs: number } | undefined;
  let reading: Promise<Plays> | undefined;

  const read = async (now: Instant): Promise<Plays> => {
    const began = performance.now();
    const plays = playsOf(await journal.playsSince(dayOf(now - popularityDays * dayMs)));
    known = { plays, at: now, keptMs: Math.max(keptMs, (performance.now() - began) / partOfTime) };
    return plays;
  };

  return async (now) => {
    const older = known;
    if (older && now - older.at < older.keptMs) return older.plays;
    reading ??= read(now).finally(() => {
      reading = undefined;
    });
    if (!older) return reading;
    const late = wait(newerWithinMs, older.plays, { ref: false });
    return Promise.race([reading.catch(() => older.plays), late]);
  };
};
