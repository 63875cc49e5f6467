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
 * Approved tracks by what they are searched for. A track is known by its ordinal: its number in order of arrival. One
 * that changes gets a new ordinal; the old one is dead and leaves every set, but stays in columns, orders and postings.
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
    /** Ordinals given so far, dead ones among them. */
    count: 0,
    /** The last catalog version taken in. */
    version: 0,
    /** The moment whose terms count. */
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
    /** Plays of tracks that are not found now, should they come back. */
    unlisted: new Map<TrackId, number>(),
    byNumber,
    words: postings(),
    /** Each ordinal once for an artist; dead ones too. */
    artists: chains<ArtistId>(),
    labels: noLabels(),
    offers: noOffers(),
    hasStems: emptySet(),
    sketches: noSketches(),
    due: dueList<{ readonly ordinal: number; readonly offer: Offer }>(),
  };
};
export type IndexedCatalog = ReturnType<typeof indexedCatalog>;

/** The live ordinal of a track. */
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
  for (const [word, place] of weightiest) catalog.words.add(word, ordinal, place);
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

/** Takes in a track as it is now: whatever was known of it is forgotten but its plays, and only an approved one is found. */
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

/** Lets terms take effect whose moment has come, `most` at a time; false where more are due. Time never runs back. */
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
