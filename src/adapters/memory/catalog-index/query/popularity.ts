import { setImmediate as pause } from 'node:timers/promises';
import { popularityDays } from '../../../../domain/catalog/search/search-matching.ts';
import { dayMs, dayOf, type Instant } from '../../../../domain/shared/calendar.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import type { UsageJournal } from '../../../../ports/driven/usage/usage-journal.ts';
import { hasBit, setBit, wordsFor } from '../structures/bitmap.ts';
import { idAt } from '../structures/columns/id-column.ts';
import { copyOfColumn, numberAt, putNumber, type NumberColumn } from '../structures/columns/number-column.ts';
import { keptOrdinals } from '../structures/ordinal-list.ts';
import { ordinalOfTrack, type IndexedCatalog } from '../indexed-catalog.ts';

export type PlayCounts = Pick<UsageJournal, 'playsSince'>;
type Plays = Awaited<ReturnType<PlayCounts['playsSince']>>;

const perTurn = 500;

interface Figures {
  /** The ordinals whose plays changed, with the new count. */
  readonly moved: ReadonlyMap<number, number>;
  /** Plays of tracks that are not searchable now. */
  readonly unlisted: Map<TrackId, number>;
}

const compared = async (catalog: IndexedCatalog, column: NumberColumn, plays: Plays): Promise<Figures> => {
  const moved = new Map<number, number>();
  const unlisted = new Map<TrackId, number>();
  const known = catalog.count;
  const isPlayed = new Uint32Array(wordsFor(known));
  let done = 0;
  for (const [trackId, count] of plays) {
    const ordinal = ordinalOfTrack(catalog, trackId);
    if (ordinal === undefined) unlisted.set(trackId, count);
    else if (ordinal < known) {
      setBit(isPlayed, ordinal);
      if (numberAt(column, ordinal) !== count) moved.set(ordinal, count);
    }
    if (++done % perTurn === 0) await pause();
  }
  for (let ordinal = 0; ordinal < known; ordinal++) {
    if (numberAt(column, ordinal) > 0 && !hasBit(isPlayed, ordinal)) moved.set(ordinal, 0);
  }
  return { moved, unlisted };
};

/** Reads the plays again and moves the tracks whose count changed; meanwhile searches use the old counts. */
export const refreshPopularity = async (
  catalog: IndexedCatalog,
  journal: PlayCounts,
  now: Instant,
): Promise<void> => {
  const plays = await journal.playsSince(dayOf(now - popularityDays * dayMs));
  const known = catalog.count;
  const before = catalog.plays;
  const { moved, unlisted } = await compared(catalog, before.column, plays);

  const column = copyOfColumn(before.column);
  const isAside = new Uint32Array(wordsFor(catalog.count));
  for (const [ordinal, count] of moved) {
    putNumber(column, ordinal, count);
    setBit(isAside, ordinal);
  }
  for (let ordinal = known; ordinal < catalog.count; ordinal++) setBit(isAside, ordinal);
  const unmoved = keptOrdinals(before.order.all(), (ordinal) => !hasBit(isAside, ordinal));
  const order = catalog.byMeasure(column, perTurn, unmoved);
  let done = 0;
  for (const ordinal of moved.keys()) {
    order.add(ordinal);
    if (++done % perTurn === 0) await pause();
  }

  // Tracks that were added or removed meanwhile.
  for (let ordinal = known; ordinal < catalog.count; ordinal++) {
    putNumber(column, ordinal, plays.get(TrackId(idAt(catalog.ids.column, ordinal))) ?? 0);
    order.add(ordinal);
  }
  for (const trackId of catalog.unlisted.keys()) unlisted.set(trackId, plays.get(trackId) ?? 0);
  catalog.plays = { column, order };
  catalog.unlisted = unlisted;
};
