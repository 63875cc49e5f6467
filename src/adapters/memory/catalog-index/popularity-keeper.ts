import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { IndexedCatalog } from './indexed-catalog.ts';
import { refreshPopularity, type PlayCounts } from './query/popularity.ts';

const keptMs = 60_000;
/** The share of time that reading may use, because the plays of a million tracks are many pages. */
const partOfTime = 1 / 20;
/** How long a search waits for newer counts if there are older ones. */
const newerWithinMs = 100;

interface Figures {
  readonly of: IndexedCatalog;
  /** When they were requested. */
  readonly at: Instant;
  readonly keptMs: number;
}

/** Refreshes the popularity of tracks from time to time; simultaneous searches share one refresh. */
export const popularityKeeper = (journal: PlayCounts) => {
  let figures: Figures | undefined;
  let reading: { readonly of: IndexedCatalog; readonly done: Promise<void> } | undefined;

  const read = async (catalog: IndexedCatalog, now: Instant): Promise<void> => {
    const began = performance.now();
    try {
      await refreshPopularity(catalog, journal, now);
      const tookMs = performance.now() - began;
      figures = { of: catalog, at: now, keptMs: Math.max(keptMs, tookMs / partOfTime) };
    } finally {
      if (reading?.of === catalog) reading = undefined;
    }
  };

  /** Resolves when there are counts: the newest, or older ones if reading the newest is slow or fails. */
  return async (catalog: IndexedCatalog, now: Instant): Promise<void> => {
    const older = figures?.of === catalog ? figures : undefined;
    if (older && now - older.at < older.keptMs) return;
    if (reading?.of !== catalog) reading = { of: catalog, done: read(catalog, now) };
    if (!older) return reading.done;
    const late = wait(newerWithinMs, undefined, { ref: false });
    await Promise.race([reading.done.catch(() => undefined), late]);
  };
};
