import type { Fingerprint } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import type { LandmarkEntry } from '../../../../src/domain/catalog/fingerprint/suspects.ts';
import type { SoundAnalysis } from '../../../../src/domain/enrichment/sound.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';
import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import { artworkMutants } from './artwork.mutants.ts';
import { disputeMutants } from './disputes.mutants.ts';
import { draftCommitMutants } from './draft-commits.mutants.ts';
import { isrcMutants } from './isrcs.mutants.ts';
import { rulingMutants } from './rulings.mutants.ts';
import { effectsOf, without } from '../../../support/effects.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const library =
  (break_: (library: TrackLibrary) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({ ...view, library: { ...view.library, ...break_(view.library) } });

/** Broken libraries, by what they do wrong, each with the cases that must catch it. */
export const trackLibraryMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: LibraryView) => LibraryView;
}[] = [
  {
    title: 'a list of published tracks alone',
    by: [
      'lists tracks in every status, last changed first',
      'lists the tracks of a status, and the one of an ISRC',
    ],
    of: library((real) => ({
      list: async (filter, page) => {
        const { items, ...rest } = await real.list(filter, page);
        const published = ['approved', 'taken_down'];
        return {
          items: items.filter(({ moderationStatus }) => published.includes(moderationStatus)),
          ...rest,
        };
      },
    })),
  },
  {
    title: 'a list that ignores the status beside a prefix',
    by: ['lists tracks by the beginning of title, first artist or first owner of the master'],
    of: library((real) => ({
      list: ({ status, ...filter }, page) =>
        real.list(filter.titlePrefix === undefined && status ? { ...filter, status } : filter, page),
    })),
  },
  {
    title: 'a prefix that is also compared with artists after the first',
    by: ['lists tracks by the beginning of title, first artist or first owner of the master'],
    of: library((real) => ({
      list: async ({ artistPrefix, ...filter }, page) => {
        if (artistPrefix === undefined) return real.list(filter, page);
        const { items } = await real.list(filter, { ...page, limit: 100 });
        const begins = ({ name }: { readonly name: string }) =>
          name.toLowerCase().startsWith(artistPrefix.toLowerCase());
        return { items: items.filter(({ artists }) => artists.some(begins)).slice(0, page.limit) };
      },
    })),
  },
  {
    title: 'a check of the version first and a write later',
    by: ['lets one of twenty concurrent callers change a track on the same version'],
    of: library((real) => ({
      commit: async (change) => {
        const before = await real.find(change.track.trackId);
        if ((before?.catalogVersion ?? 'absent') !== change.guards.catalogVersion) {
          return { outcome: 'guard-failed', guard: 'version' };
        }
        await slow();
        for (;;) {
          const catalogVersion = (await real.find(change.track.trackId))?.catalogVersion ?? 'absent';
          const outcome = await real.commit({ ...change, guards: { catalogVersion } });
          if (outcome.outcome === 'committed' || outcome.guard === 'isrc') return outcome;
        }
      },
    })),
  },
  {
    title: 'a version guard that is ignored',
    by: ['rejects a decision on a version that has moved, and writes nothing of it'],
    of: library((real) => ({
      commit: async (change) => {
        const catalogVersion = (await real.find(change.track.trackId))?.catalogVersion ?? 'absent';
        return real.commit({ ...change, guards: { catalogVersion } });
      },
    })),
  },
  {
    title: 'an ISRC that is unique among approved tracks only',
    by: ['finds a track by the ISRC that it has now, whatever its state'],
    of: library((real) => ({
      findByIsrc: async (isrc) => {
        const track = await real.findByIsrc(isrc);
        return track?.moderationStatus === 'approved' ? track : undefined;
      },
    })),
  },
  {
    title: 'a delivery that is committed after its track',
    by: ['gives a delivery to one of twenty concurrent callers that took it for a new track'],
    of: library((real) => ({
      commit: async ({ delivery, ...change }) => {
        const outcome = await real.commit(change);
        if (!delivery || outcome.outcome !== 'committed') return outcome;
        const { catalogVersion } = outcome.track;
        await real.commit({
          ...change,
          guards: { catalogVersion },
          delivery,
          effects: effectsOf({ ...change.effects, events: [] }),
        });
        return outcome;
      },
    })),
  },
  {
    title: 'events that are dropped',
    by: ['stores events in the commit of the change, each with its catalog version'],
    of: library((real) => ({
      commit: (change) => real.commit(without('events', change)),
    })),
  },
  {
    title: 'a commit in two halves: the record first, its events after',
    by: ['writes nothing of a commit whose event cannot be stored'],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(without('events', change));
        if (outcome.outcome !== 'committed' || change.effects.events.length === 0) return outcome;
        return real.commit({ ...change, guards: { catalogVersion: outcome.track.catalogVersion } });
      },
    })),
  },
  {
    title: 'versions that are each a commit of their own, with gaps',
    by: [
      'allots versions in order, without gaps, to concurrent callers in every process',
      'shows versions in order, so that a reader of the changes misses none',
    ],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(without('events', change));
        if (outcome.outcome !== 'committed') return outcome;
        await slow();
        return real.commit({ ...change, guards: { catalogVersion: outcome.track.catalogVersion } });
      },
    })),
  },
  {
    title: 'cached copies that are never invalidated',
    by: ['shows a commit to every process as soon as it was acknowledged'],
    of: library((real) => {
      const copies = new Map<string, Awaited<ReturnType<TrackLibrary['find']>>>();
      return {
        find: async (id) => {
          const copy = copies.get(id) ?? (await real.find(id));
          copies.set(id, copy);
          return copy;
        },
      };
    }),
  },
  {
    title: 'an analysis that is stored although a guard failed',
    by: ['stores no analysis when a guard failed'],
    of: library((real) => {
      const analyses = new Map<TrackId, SoundAnalysis>();
      return {
        commit: async (change) => {
          if (change.analysis) analyses.set(change.track.trackId, change.analysis);
          return real.commit(change);
        },
        analyses: async (ids) => new Map([...(await real.analyses(ids)), ...analyses]),
      };
    }),
  },
  {
    title: 'landmarks of replaced recordings that are still found',
    by: ['deletes the landmarks of a recording that was replaced, in every process'],
    of: library((real) => {
      const found = new Map<string, LandmarkEntry>();
      return {
        landmarks: async (hashes) => {
          for (const entry of await real.landmarks(hashes))
            found.set(`${entry.hash} ${entry.trackId}`, entry);
          return [...found.values()].filter(({ hash }) => hashes.includes(hash));
        },
      };
    }),
  },
  {
    title: 'one track for each landmark',
    by: ['finds the tracks that have a landmark, and their fingerprints'],
    of: library((real) => ({
      landmarks: async (hashes) => [
        ...new Map((await real.landmarks(hashes)).map((entry) => [entry.hash, entry])).values(),
      ],
    })),
  },
  {
    title: 'a fingerprint that is stored although a guard failed',
    by: ['stores no fingerprint when a guard failed'],
    of: library((real) => {
      const fingerprints = new Map<TrackId, Fingerprint>();
      return {
        commit: async (change) => {
          if (change.fingerprint) fingerprints.set(change.track.trackId, change.fingerprint);
          return real.commit(change);
        },
        fingerprints: async () => fingerprints,
      };
    }),
  },
  {
    title: 'analyses of all tracks, whichever are requested',
    by: ['returns the analyses of the requested tracks that were analyzed'],
    of: library((real) => ({
      analyses: async () => real.analyses((await real.changes(0, 100)).map(({ trackId }) => trackId)),
    })),
  },
  {
    title: 'peaks of the first requested track alone',
    by: ['returns the peaks of the requested tracks that have some'],
    of: library((real) => ({ peaks: (ids) => real.peaks(ids.slice(0, 1)) })),
  },
  {
    title: 'the first analysis, permanently',
    by: ['keeps an analysis until the track is analyzed again, in every process'],
    of: library((real) => ({
      commit: async ({ analysis, ...change }) => {
        const { trackId } = change.track;
        const known = (await real.analyses([trackId])).has(trackId);
        return real.commit({
          ...change,
          ...(analysis && !known && { analysis }),
        });
      },
    })),
  },
  {
    title: 'a feed of approved tracks only',
    by: ['lists changes by version, each track once, whatever its state'],
    of: library((real) => ({
      changes: async (after, limit) =>
        (await real.changes(after, limit)).filter(({ moderationStatus }) => moderationStatus === 'approved'),
    })),
  },
  ...artworkMutants,
  ...draftCommitMutants,
  ...isrcMutants,
  ...disputeMutants,
  ...rulingMutants,
];
