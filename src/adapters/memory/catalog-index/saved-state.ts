import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { ordered, type DueState, type IndexState } from './index-state.ts';
import type { IndexedCatalog } from './indexed-catalog.ts';

const dueOf = ({ due }: IndexedCatalog): DueState => {
  const all = due.all();
  const state = {
    at: new Float64Array(all.length),
    ordinal: new Uint32Array(all.length),
    closedNumber: new Uint32Array(all.length),
    uses: new Uint32Array(all.length),
  };
  all.forEach(({ at, item: { ordinal, offer } }, i) => {
    state.at[i] = at;
    state.ordinal[i] = ordinal;
    state.closedNumber[i] = offer.closed.number;
    state.uses[i] = offer.contentTypes.reduce((bits, type) => bits | (1 << contentTypes.indexOf(type)), 0);
  });
  return state;
};

/**
 * Returns the state of an index. It shares the arrays of the index, except for offers, which change with time:
 * it is valid until the next track is indexed.
 */
export const stateOf = (catalog: IndexedCatalog): IndexState => ({
  count: catalog.count,
  version: catalog.version,
  asOf: catalog.asOf,
  live: catalog.live,
  ids: ordered(catalog.ids),
  titles: { column: catalog.titles.column.state, order: catalog.titles.order.all() },
  isrcs: catalog.isrcs.state,
  bpm: ordered(catalog.bpm),
  duration: ordered(catalog.duration),
  energy: catalog.energy.column,
  released: catalog.released.column,
  added: ordered(catalog.added),
  updated: catalog.updated.column,
  words: catalog.words.state(),
  artists: catalog.artists.state,
  labels: catalog.labels.state(),
  offers: catalog.offers.state(),
  hasStems: catalog.hasStems,
  sketches: catalog.sketches.state,
  due: dueOf(catalog),
});
