import { setImmediate as pause } from 'node:timers/promises';
import type { Likeness } from '../../../../domain/catalog/search/likeness.ts';
import type { SearchPosition, SearchRequest } from '../../../../domain/catalog/search/search-criteria.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import { countBits, hasBit, ordinalsIn, wordsFor } from '../structures/bitmap.ts';
import { chunkLength } from './sketches.ts';
import { comparedWithId, compareIds, idAt } from '../structures/columns/id-column.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Matches } from './matching.ts';

/** The number of chunks that are scanned between two turns of the event loop: 65,536 tracks, about a millisecond. */
const perTurn = 32;
const wordsPerChunk = chunkLength / 32;
/** The number of matches from which on the similarity of a whole chunk takes less time than that of each. */
const minForChunk = 100;

interface Ranking {
  readonly offer: (ordinal: number, nearness: number) => void;
  /** Returns the bounds of the similarities that can still be among the first. */
  readonly bounds: () => readonly [min: number, max: number];
  readonly hits: () => readonly SearchPosition[];
}

/** Keeps the first `max` candidates after the position. */
const ranking = (
  { ids: { column } }: IndexedCatalog,
  { order, after }: Pick<SearchRequest, 'order' | 'after'>,
  max: number,
): Ranking => {
  const sign = order === 'asc' ? 1 : -1;
  const min = after ? sign * Number(after.value) : -Infinity;
  const compareId = after ? comparedWithId(column, after.trackId) : () => 1;
  const best: { readonly ordinal: number; readonly value: number }[] = [];
  let worst = Infinity;
  return {
    offer: (ordinal, nearness) => {
      const value = sign * nearness;
      if (value < min || value > worst || (value === min && compareId(ordinal) <= 0)) return;
      let place = best.length;
      for (let other = best[place - 1]; other; other = best[--place - 1]) {
        if ((other.value - value || compareIds(column, other.ordinal, ordinal)) < 0) break;
      }
      best.splice(place, 0, { ordinal, value });
      if (best.length > max) best.pop();
      if (best.length === max) worst = best[max - 1]?.value ?? Infinity;
    },
    bounds: () => (sign === 1 ? [min, worst] : [-worst, -min]),
    hits: () =>
      best.map(({ ordinal, value }) => ({
        value: sign * value || 0, // This avoids −0.
        trackId: TrackId(idAt(column, ordinal)),
      })),
  };
};

/**
 * Returns the first `max` matches by similarity after the request's position. A long scan is done in
 * portions; the result is as of its start, because changed tracks get new ordinals.
 */
export const nearest = async (
  catalog: IndexedCatalog,
  matches: Matches,
  likeness: Likeness,
  request: Pick<SearchRequest, 'order' | 'after'>,
  max: number,
): Promise<readonly SearchPosition[]> => {
  const { offer, bounds, hits } = ranking(catalog, request, max);
  const nearnessOf = catalog.sketches.nearnessTo(likeness);
  if (matches.form === 'few') {
    for (const ordinal of matches.ordinals) offer(ordinal, nearnessOf(ordinal));
    return hits();
  }
  const bitmap = matches.bitmap().slice(0, wordsFor(catalog.count));
  const ofChunk = catalog.sketches.nearnessByChunk(likeness);
  for (let chunk = 0; chunk * wordsPerChunk < bitmap.length; chunk++) {
    if (chunk > 0 && chunk % perTurn === 0) await pause();
    const words = bitmap.subarray(chunk * wordsPerChunk, (chunk + 1) * wordsPerChunk);
    const count = countBits(words);
    if (count === 0) continue;
    const start = chunk * chunkLength;
    if (count < minForChunk) {
      for (const place of ordinalsIn(words, count)) offer(start + place, nearnessOf(start + place));
      continue;
    }
    // Few similarities are within the bounds, which become narrower with every chunk.
    const all = ofChunk(chunk);
    const [min, max] = bounds();
    for (let place = 0; place < all.length; place++) {
      const nearness = all[place] ?? 0;
      if (nearness >= min && nearness <= max && hasBit(words, place)) offer(start + place, nearness);
    }
  }
  return hits();
};
