import { setImmediate as pause } from 'node:timers/promises';
import { popularityDays } from '../../../domain/catalog/search-matching.ts';
import { dayMs, dayOf, type Instant } from '../../../domain/shared/calendar.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { UsageJournal } from '../../../ports/driven/usage-journal.ts';
import { hasBit, setBit, wordsFor } from './bitmap.ts';
import { numberColumn, putNumber, textAt, type NumberColumn } from './columns.ts';
import { ordinalOfTrack, type IndexedCatalog } from './indexed-catalog.ts';

export type PlayCounts = Pick<UsageJournal, 'playsSince'>;
type Plays = Awaited<ReturnType<PlayCounts['playsSince']>>;

const inOneGo = 1_000;

/** The ordinals whose plays are others now, with the new figure. */
const movedBy = async (
  catalog: IndexedCatalog,
  { values }: NumberColumn,
  plays: Plays,
): Promise<ReadonlyMap<number, number>> => {
  const figures = new Map<number, number>();
  for (let ordinal = 0; ordinal < catalog.count; ordinal++) {
    if ((values[ordinal] ?? 0) > 0) figures.set(ordinal, 0);
  }
  let done = 0;
  for (const [trackId, count] of plays) {
    const ordinal = ordinalOfTrack(catalog, trackId);
    if (ordinal !== undefined) figures.set(ordinal, count);
    if (++done % inOneGo === 0) await pause();
  }
  return new Map([...figures].filter(([ordinal, count]) => values[ordinal] !== count));
};

/** Reads the plays anew and puts in their place the tracks that moved; searches go by the old figures meanwhile. */
export const refreshPopularity = async (
  catalog: IndexedCatalog,
  journal: PlayCounts,
  now: Instant,
): Promise<void> => {
  const plays = await journal.playsSince(dayOf(now - popularityDays * dayMs));
  const before = catalog.plays;
  const moved = await movedBy(catalog, before.column, plays);
  const known = catalog.count;

  const column = numberColumn();
  column.values = before.column.values.slice();
  const hasMoved = new Uint32Array(wordsFor(known));
  for (const [ordinal, count] of moved) {
    putNumber(column, ordinal, count);
    setBit(hasMoved, ordinal);
  }
  const order = catalog.byNumber(
    column,
    before.order.all().filter((ordinal) => !hasBit(hasMoved, ordinal)),
  );
  let done = 0;
  for (const ordinal of moved.keys()) {
    order.add(ordinal);
    if (++done % inOneGo === 0) await pause();
  }
  // Those that arrived meanwhile.
  for (let ordinal = known; ordinal < catalog.count; ordinal++) {
    putNumber(column, ordinal, plays.get(TrackId(textAt(catalog.ids.column, ordinal))) ?? 0);
    order.add(ordinal);
  }
  catalog.plays = { column, order };
};
