import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { energyShare, facetValuesOf, isrcKey } from '../../../domain/catalog/search/search-matching.ts';
import { searchFields, searchWordsOf } from '../../../domain/catalog/search/search-relevance.ts';
import { collationKey } from '../../../domain/catalog/search/search-text.ts';
import type { ApprovedTrack, Track } from '../../../domain/catalog/track.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { IndexState, Ordered } from './index-state.ts';
import { appendId, comparedWithId, compareIds, idColumn } from './structures/columns/id-column.ts';
import { comparableAt, type Measure } from './structures/columns/measures.ts';
import {
  numberAt,
  numberColumn,
  putNumber,
  zeros,
  type NumberColumn,
} from './structures/columns/number-column.ts';
import { releaseDayOf } from './structures/columns/release-day.ts';
import { appendTime, timeColumn } from './structures/columns/time-column.ts';
import { dueList } from './structures/due-list.ts';
import { isrcs } from './structures/isrcs.ts';
import { keyedLists } from './structures/words/keyed-lists.ts';
import { labelIndex } from './structures/labels.ts';
import { offered, turningPoints, type Offer } from './query/offers.ts';
import { keptOrdinals, type OrdinalList } from './structures/ordinal-list.ts';
import { add, contains, emptySet, missingIn, remove } from './structures/ordinal-set.ts';
import { phrases } from './structures/words/phrases.ts';
import { postings } from './structures/words/postings.ts';
import { sketched } from './query/sketches.ts';
import { sortedOrdinals } from './structures/sorted-ordinals.ts';

/** Most tempos have two decimals at most, and are kept in two bytes; an energy has two, and is kept in one. */
const hundredths = 100;

type Compare = (a: number, b: number) => number;

/**
 * Returns an index of approved tracks. Each track has an ordinal, its number in order of arrival. A changed
 * track gets a new ordinal; the old one is dead and is removed from every set, but remains in columns, orders
 * and postings.
 */
export const indexedCatalog = (saved?: IndexState) => {
  const ids = saved?.ids.column ?? idColumn();
  const byId =
    (compare: Compare): Compare =>
    (a, b) =>
      compare(a, b) || compareIds(ids, a, b) || a - b;
  const byMeasure = (column: Measure, maxWaiting?: number, start?: OrdinalList) =>
    sortedOrdinals(
      byId((a, b) => comparableAt(column, a) - comparableAt(column, b)),
      maxWaiting,
      start,
    );
  const numbers = (
    maxWaiting: number,
    { column = numberColumn(), order }: Partial<Ordered<NumberColumn>> = {},
  ) => ({ column, order: byMeasure(column, maxWaiting, order) });
  const added = saved?.added.column ?? timeColumn();
  const unplayed = saved && { column: zeros(saved.count), order: keptOrdinals(saved.ids.order, () => true) };
  const words = postings(saved?.words);
  const titles = phrases(words.vocabulary, saved?.titles.column);
  const offers = offered(saved?.offers);
  const due = dueList<{ readonly ordinal: number; readonly offer: Offer }>();
  saved?.due.at.forEach((at, i) => {
    const bits = saved.due.uses[i] ?? 0;
    const uses = contentTypes.filter((_, place) => (bits & (1 << place)) !== 0);
    const offer = offers.offerOf(uses, saved.due.closedNumber[i] ?? 0);
    due.add(at, { ordinal: saved.due.ordinal[i] ?? 0, offer });
  });

  return {
    /** The number of ordinals so far, including dead ones. */
    count: saved?.count ?? 0,
    /** The last catalog version that was indexed. */
    version: saved?.version ?? 0,
    /** The time for which terms are evaluated. */
    asOf: saved?.asOf ?? -Infinity,
    /** How often terms of a track have taken effect since the index was created or restored. */
    offerChanges: 0,
    live: saved?.live ?? emptySet(),
    dead: saved ? missingIn(saved.live, saved.count) : emptySet(),
    ids: {
      column: ids,
      order: sortedOrdinals((a, b) => compareIds(ids, a, b) || a - b, 547, saved?.ids.order),
    },
    titles: {
      column: titles,
      order: sortedOrdinals(byId(titles.compare), 523, saved?.titles.order),
    },
    isrcs: isrcs(saved?.isrcs),
    bpm: numbers(499, saved?.bpm ?? { column: numberColumn(hundredths) }),
    duration: numbers(479, saved?.duration),
    energy: { column: saved?.energy ?? numberColumn(hundredths) },
    released: { column: saved?.released ?? numberColumn() },
    added: { column: added, order: byMeasure(added, 457, saved?.added.order) },
    updated: { column: saved?.updated ?? timeColumn() },
    plays: numbers(433, unplayed),
    /** Plays of tracks that are not searchable now, for when they return. */
    unlisted: new Map<TrackId, number>(),
    byMeasure,
    words,
    /** The ordinals of each artist, each once and including dead ones. */
    artists: keyedLists(words.lists, saved?.artists),
    labels: labelIndex(saved?.labels),
    offers,
    hasStems: saved?.hasStems ?? emptySet(),
    sketches: sketched(saved?.sketches),
    due,
  };
};
export type IndexedCatalog = ReturnType<typeof indexedCatalog>;

/** Returns the live ordinal of a track. */
export const ordinalOfTrack = (catalog: IndexedCatalog, trackId: TrackId): number | undefined => {
  const { column, order } = catalog.ids;
  const ordinal = order.lastWith(comparedWithId(column, trackId));
  return ordinal !== undefined && contains(catalog.live, ordinal) ? ordinal : undefined;
};

const markDead = (catalog: IndexedCatalog, ordinal: number): void => {
  catalog.labels.drop(ordinal);
  catalog.offers.drop(ordinal);
  catalog.sketches.drop(ordinal);
  remove(catalog.hasStems, ordinal);
  remove(catalog.live, ordinal);
  add(catalog.dead, ordinal);
};

const putWords = (catalog: IndexedCatalog, track: ApprovedTrack, ordinal: number): void => {
  const words = searchWordsOf(track);
  const weightiest = new Map<string, number>();
  searchFields.forEach((field, place) => {
    for (const word of words[field]) if (!weightiest.has(word)) weightiest.set(word, place);
  });
  catalog.words.add(weightiest, ordinal);
};

const addVersion = (catalog: IndexedCatalog, track: ApprovedTrack, plays: number): void => {
  const ordinal = catalog.count++;
  appendId(catalog.ids.column, track.trackId);
  catalog.titles.column.append(collationKey(track.title));
  catalog.isrcs.add(isrcKey(track.isrc));
  putNumber(catalog.bpm.column, ordinal, track.bpm);
  putNumber(catalog.duration.column, ordinal, track.durationMs);
  putNumber(catalog.energy.column, ordinal, energyShare(track));
  putNumber(catalog.released.column, ordinal, releaseDayOf(track.releaseDate));
  appendTime(catalog.added.column, track.addedAt);
  appendTime(catalog.updated.column, track.updatedAt);
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
export const indexTrack = (catalog: IndexedCatalog, track: Track): void => {
  const { trackId } = track;
  const before = ordinalOfTrack(catalog, trackId);
  const plays =
    before === undefined ? (catalog.unlisted.get(trackId) ?? 0) : numberAt(catalog.plays.column, before);
  if (before !== undefined) markDead(catalog, before);
  if (track.moderationStatus === 'approved') addVersion(catalog, track, plays);
  else if (plays > 0) catalog.unlisted.set(trackId, plays);
  catalog.version = Math.max(catalog.version, track.catalogVersion);
};

/**
 * Applies terms that take effect by the given time, at most `max` per call; returns false if more remain.
 * Time never goes back.
 */
export const applyDueTerms = (catalog: IndexedCatalog, now: Instant, max: number): boolean => {
  for (let done = 0; done < max; done++) {
    const next = catalog.due.take(now);
    if (!next) {
      catalog.asOf = Math.max(catalog.asOf, now);
      return true;
    }
    if (!contains(catalog.live, next.ordinal)) continue;
    catalog.offers.drop(next.ordinal);
    catalog.offers.put(next.ordinal, next.offer);
    catalog.offerChanges++;
  }
  return false;
};
