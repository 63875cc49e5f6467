import { facetValuesOf, isrcKey } from '../../../domain/catalog/search/search-matching.ts';
import { searchFields, searchWordsOf } from '../../../domain/catalog/search/search-relevance.ts';
import { collationKey } from '../../../domain/catalog/search/search-text.ts';
import type { ApprovedTrack, Track } from '../../../domain/catalog/track.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ArtistId, TrackId } from '../../../domain/shared/ids.ts';
import { chains } from './structures/chains.ts';
import {
  appendText,
  compareTexts,
  numberColumn,
  putNumber,
  textColumn,
  type NumberColumn,
} from './structures/columns.ts';
import { dueList } from './structures/due-list.ts';
import { isrcs } from './structures/isrcs.ts';
import { noLabels } from './structures/labels.ts';
import { noOffers, turningPoints, type Offer } from './query/offers.ts';
import { add, contains, emptySet, remove } from './structures/ordinal-set.ts';
import { postings } from './structures/postings.ts';
import { noSketches } from './query/sketches.ts';
import { sortedOrdinals } from './structures/sorted-ordinals.ts';
import { textTable } from './structures/text-table.ts';

/**
 * Returns an index of approved tracks. Each track has an ordinal, its number in order of arrival. A changed
 * track gets a new ordinal; the old one is dead and is removed from every set, but remains in columns, orders
 * and postings.
 */
export const indexedCatalog = () => {
  const ids = textColumn();
  const byNumber = (column: NumberColumn, mostWaiting?: number, start?: Uint32Array) =>
    sortedOrdinals(
      (a, b) => (column.values[a] ?? 0) - (column.values[b] ?? 0) || compareTexts(ids, a, b) || a - b,
      mostWaiting,
      start,
    );
  const numbers = (mostWaiting: number) => {
    const column = numberColumn();
    return { column, order: byNumber(column, mostWaiting) };
  };
  const texts = (mostWaiting: number, column = textColumn()) => ({
    column,
    order: sortedOrdinals(
      (a, b) => compareTexts(column, a, b) || compareTexts(ids, a, b) || a - b,
      mostWaiting,
    ),
  });

  return {
    /** The number of ordinals so far, including dead ones. */
    count: 0,
    /** The last catalog version that was indexed. */
    version: 0,
    /** The time for which terms are evaluated. */
    asOf: -Infinity,
    live: emptySet(),
    ids: texts(547, ids),
    ordinals: textTable(ids),
    titles: texts(523),
    isrcs: isrcs(),
    bpm: numbers(499),
    duration: numbers(479),
    added: numbers(457),
    updated: { column: numberColumn() },
    plays: numbers(433),
    /** Plays of tracks that are not searchable now, for when they return. */
    unlisted: new Map<TrackId, number>(),
    byNumber,
    words: postings(),
    /** The ordinals of each artist, each once and including dead ones. */
    artists: chains<ArtistId>(),
    labels: noLabels(),
    offers: noOffers(),
    hasStems: emptySet(),
    sketches: noSketches(),
    due: dueList<{ readonly ordinal: number; readonly offer: Offer }>(),
  };
};
export type IndexedCatalog = ReturnType<typeof indexedCatalog>;

/** Returns the live ordinal of a track. */
export const ordinalOfTrack = (catalog: IndexedCatalog, trackId: TrackId): number | undefined => {
  const ordinal = catalog.ordinals.find(trackId);
  return ordinal !== undefined && contains(catalog.live, ordinal) ? ordinal : undefined;
};

const bury = (catalog: IndexedCatalog, ordinal: number): void => {
  catalog.labels.drop(ordinal);
  catalog.offers.drop(ordinal);
  catalog.sketches.drop(ordinal);
  remove(catalog.hasStems, ordinal);
  remove(catalog.live, ordinal);
};

const putWords = (catalog: IndexedCatalog, track: ApprovedTrack, ordinal: number): void => {
  const words = searchWordsOf(track);
  const weightiest = new Map<string, number>();
  searchFields.forEach((field, place) => {
    for (const word of words[field]) if (!weightiest.has(word)) weightiest.set(word, place);
  });
  catalog.words.add(weightiest, ordinal);
};

const bringIn = (catalog: IndexedCatalog, track: ApprovedTrack, plays: number): void => {
  const ordinal = catalog.count++;
  appendText(catalog.ids.column, track.trackId);
  catalog.ordinals.put(track.trackId, ordinal);
  appendText(catalog.titles.column, collationKey(track.title));
  catalog.isrcs.add(isrcKey(track.isrc));
  putNumber(catalog.bpm.column, ordinal, track.bpm);
  putNumber(catalog.duration.column, ordinal, track.durationMs);
  putNumber(catalog.added.column, ordinal, track.addedAt);
  putNumber(catalog.updated.column, ordinal, track.updatedAt);
  putNumber(catalog.plays.column, ordinal, plays);
  const { ids, titles, bpm, duration, added, plays: played } = catalog;
  for (const { order } of [ids, titles, bpm, duration, added, played]) order.add(ordinal);

  putWords(catalog, track, ordinal);
  for (const artistId of new Set(track.artists.map((credit) => credit.artistId))) {
    catalog.artists.add(artistId, ordinal);
  }
  catalog.labels.put(ordinal, (facet) => facetValuesOf(track, facet));
  if (track.stems.length > 0) add(catalog.hasStems, ordinal);
  catalog.sketches.put(ordinal, track.likeness);
  catalog.offers.put(ordinal, catalog.offers.of(track, catalog.asOf));
  for (const at of turningPoints(track, catalog.asOf)) {
    catalog.due.add(at, { ordinal, offer: catalog.offers.of(track, at) });
  }
  add(catalog.live, ordinal);
};

/**
 * Indexes the current version of a track in place of the earlier one; plays are kept, and only approved
 * tracks are searchable.
 */
export const takeIn = (catalog: IndexedCatalog, track: Track): void => {
  const { trackId } = track;
  const before = ordinalOfTrack(catalog, trackId);
  const plays =
    before === undefined ? (catalog.unlisted.get(trackId) ?? 0) : (catalog.plays.column.values[before] ?? 0);
  if (before !== undefined) bury(catalog, before);
  if (track.moderationStatus === 'approved') bringIn(catalog, track, plays);
  else if (plays > 0) catalog.unlisted.set(trackId, plays);
  catalog.version = Math.max(catalog.version, track.catalogVersion);
};

/**
 * Applies terms that take effect by the given time, at most `most` at once; returns false if more remain.
 * Time never goes back.
 */
export const bringUpTo = (catalog: IndexedCatalog, now: Instant, most: number): boolean => {
  for (let done = 0; done < most; done++) {
    const next = catalog.due.take(now);
    if (!next) {
      catalog.asOf = Math.max(catalog.asOf, now);
      return true;
    }
    if (!contains(catalog.live, next.ordinal)) continue;
    catalog.offers.drop(next.ordinal);
    catalog.offers.put(next.ordinal, next.offer);
  }
  return false;
};
