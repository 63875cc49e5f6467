import { setImmediate as pause } from 'node:timers/promises';
import type { Likeness } from '../../../../domain/catalog/search/likeness.ts';
import type { SearchPosition, SearchRequest } from '../../../../domain/catalog/search/search-criteria.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import { wordsFor } from '../structures/bitmap.ts';
import { comparedWith, compareTexts, textAt } from '../structures/columns.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Matches } from './matching.ts';

/**
 * The number of bitmap words that are scanned between two turns of the event loop: 65,536 tracks, a few
 * milliseconds.
 */
const inOneGo = 2048;

interface Ranking {
  readonly offer: (ordinal: number) => void;
  readonly hits: () => readonly SearchPosition[];
}

/** Keeps the first `most` candidates after the position. */
const ranking = (
  { ids: { column }, sketches }: IndexedCatalog,
  likeness: Likeness,
  { order, after }: Pick<SearchRequest, 'order' | 'after'>,
  most: number,
): Ranking => {
  const nearness = sketches.nearnessTo(likeness);
  const sign = order === 'asc' ? 1 : -1;
  const least = after ? sign * Number(after.value) : -Infinity;
  const compareId = after ? comparedWith(column, after.trackId) : () => 1;
  const best: { readonly ordinal: number; readonly value: number }[] = [];
  let worst = Infinity;
  return {
    offer: (ordinal) => {
      const value = sign * nearness(ordinal);
      if (value < least || value > worst || (value === least && compareId(ordinal) <= 0)) return;
      let place = best.length;
      for (let other = best[place - 1]; other; other = best[--place - 1]) {
        if ((other.value - value || compareTexts(column, other.ordinal, ordinal)) < 0) break;
      }
      best.splice(place, 0, { ordinal, value });
      if (best.length > most) best.pop();
      if (best.length === most) worst = best[most - 1]?.value ?? Infinity;
    },
    hits: () =>
      best.map(({ ordinal, value }) => ({
        value: sign * value || 0, // This avoids −0.
        trackId: TrackId(textAt(column, ordinal)),
      })),
  };
};

/**
 * Returns the first `most` matches by similarity after the request's position. A long scan is done in
 * portions; the result is as of its start, because changed tracks get new ordinals.
 */
export const nearest = async (
  catalog: IndexedCatalog,
  matches: Matches,
  likeness: Likeness,
  request: Pick<SearchRequest, 'order' | 'after'>,
  most: number,
): Promise<readonly SearchPosition[]> => {
  const { offer, hits } = ranking(catalog, likeness, request, most);
  if (matches.form === 'few') {
    for (let i = 0; i < matches.ordinals.length; i++) offer(matches.ordinals[i] ?? 0);
    return hits();
  }
  const bitmap = matches.bitmap.slice(0, wordsFor(catalog.count));
  for (let word = 0; word < bitmap.length; word++) {
    if (word > 0 && word % inOneGo === 0) await pause();
    for (let left = bitmap[word] ?? 0; left !== 0; left &= left - 1) {
      offer((word << 5) | (31 - Math.clz32(left & -left)));
    }
  }
  return hits();
};
