import { licensableIn } from '../../../../src/domain/catalog/clearance.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { covers } from '../../../../src/domain/shared/territory.ts';
import { noon } from '../../../support/builders/builders.ts';
import {
  referenceIndex,
  searchRules,
  type SearchRules,
} from '../../../support/builders/catalog/reference-index.ts';
import type { IndexView } from '../../catalog/catalog-index.contract.ts';

type Alter = (view: IndexView) => IndexView;

/** The view over an index that looks at every track and goes by these rules. */
export const by =
  (
    rules: Partial<SearchRules> = {},
    tracksOf: (view: IndexView) => () => readonly Track[] = ({ tracks }) => tracks,
  ): Alter =>
  (view) => {
    let plays: ReadonlyMap<TrackId, number> = new Map();
    return {
      ...view,
      index: referenceIndex(tracksOf(view), () => plays, { ...searchRules, ...rules }),
      played: (figures) => {
        plays = figures;
        view.played(figures);
      },
    };
  };

const { matches, positionOrder, sortValue } = searchRules;

/** Broken indexes, by what they do wrong, each with the cases that must catch it. */
export const catalogIndexMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: Alter;
}[] = [
  {
    title: 'a takedown that is ignored',
    by: ['finds approved tracks alone, in every process within a second of a change'],
    of: by({}, ({ tracks }) => {
      const seen = new Map<TrackId, Track>();
      return () => {
        for (const track of tracks())
          if (track.moderationStatus === 'approved') seen.set(track.trackId, track);
        return [...seen.values()];
      };
    }),
  },
  {
    title: 'a cursor that only works while its track is unchanged',
    by: ['pages to the end, losing and repeating nothing while tracks come and go'],
    of: by({
      following: (places, after) =>
        places.slice(places.findIndex(({ trackId }) => trackId === after.trackId) + 1),
    }),
  },
  {
    title: 'ties whose order is reversed with the direction',
    by: ['sorts either way, ties by ascending id, popularity by plays'],
    of: by({
      positionOrder: (order) => (a, b) => positionOrder('asc')(a, b) * (order === 'asc' ? 1 : -1),
    }),
  },
  {
    title: 'a facet counted under its own filter',
    by: ['counts each facet under all filters but its own, highest first'],
    of: by({ withoutFilterOf: (criteria) => criteria }),
  },
  {
    title: 'the terms that were in force when a track was imported',
    by: ['applies the terms in force at the moment of the search'],
    of: by({ matches: (track, criteria) => matches(track, criteria, noon) }),
  },
  {
    title: 'every word found by its beginning',
    by: ['requires every word to match, the last one also by its beginning'],
    of: by({
      matches: (track, { q = '', ...criteria }, now) =>
        q.split(' ').every((word) => matches(track, { ...criteria, q: word }, now)),
    }),
  },
  {
    title: 'a tempo rounded to whole beats',
    by: ['includes the bounds of tempo exactly'],
    of: by({
      matches: (track, criteria, now) => matches({ ...track, bpm: Math.round(track.bpm) }, criteria, now),
    }),
  },
  {
    title: 'one of the requested territories',
    by: ['requires every territory to be cleared by track, terms and rights'],
    of: by({
      matches: (track, { territories, ...criteria }, now) =>
        matches(track, criteria, now) &&
        (!territories || territories.some((one) => covers(licensableIn(track, now), [one]))),
    }),
  },
  {
    title: 'a track that is found as similar to itself',
    by: ['finds what sounds alike, the nearest first, ties by ascending id'],
    of: by({
      matches: (track, { near, ...criteria }, now) =>
        matches(track, criteria, now) && (!near || track.likeness?.space === near.likeness.space),
    }),
  },
  {
    title: 'embeddings compared with those of another model',
    by: ['finds what sounds alike, the nearest first, ties by ascending id'],
    of: by({
      matches: (track, { near, ...criteria }, now) =>
        matches(track, criteria, now) &&
        (!near || (track.likeness !== undefined && track.trackId !== near.trackId)),
    }),
  },
  {
    title: 'similarity that ignores its sign',
    by: ['finds what sounds alike, the nearest first, ties by ascending id'],
    of: by({
      sortValue: (track, sort, others) => {
        const value = sortValue(track, sort, others);
        return typeof value === 'number' ? Math.abs(value) : value;
      },
    }),
  },
  {
    title: 'a total of the remaining tracks only',
    by: ['says the same total on every page'],
    of: (view) => {
      const { index } = by()(view);
      const search: typeof index.search = async (request, now) => {
        const all = await index.search({ ...request, limit: 1_000 }, now);
        return { ...(await index.search(request, now)), total: all.hits.length };
      };
      return { ...view, index: { search } };
    },
  },
];
