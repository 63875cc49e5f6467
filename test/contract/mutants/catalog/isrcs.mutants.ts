import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';

const library =
  (break_: (library: TrackLibrary) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({ ...view, library: { ...view.library, ...break_(view.library) } });

/** Broken libraries that decide wrongly which track has an ISRC, each with the cases that must catch it. */
export const isrcMutants = [
  {
    title: 'an ISRC that a rejected track keeps',
    by: ['lets other tracks have the ISRC of a rejected one, in every other status'],
    of: library((real) => ({
      commit: async (change) => {
        const { trackId, isrc } = change.track;
        const holder = (await real.findByIsrc(isrc))?.trackId;
        return holder === undefined || holder === trackId
          ? real.commit(change)
          : { outcome: 'guard-failed', guard: 'isrc', holder };
      },
    })),
  },
  {
    title: 'a rejected track that takes its ISRC from the one that uses it',
    by: ['gives a released ISRC back to its track only while no other one uses it'],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(change);
        if (outcome.outcome === 'committed' || outcome.guard !== 'isrc') return outcome;
        const other = await real.find(outcome.holder);
        if (!other || change.guards.catalogVersion === 'absent') return outcome;
        const { catalogVersion, ...track } = other;
        const gone = { ...track, moderationStatus: 'rejected' } as const;
        await real.commit({ ...change, track: gone, guards: { catalogVersion } });
        return real.commit(change);
      },
    })),
  },
  {
    title: 'an ISRC that several tracks take back concurrently',
    by: ['gives a released ISRC to one of twenty concurrent tracks that were rejected with it'],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(change);
        return outcome.outcome === 'guard-failed' && outcome.guard === 'isrc'
          ? { outcome: 'committed', track: { ...change.track, catalogVersion: 0 } }
          : outcome;
      },
    })),
  },
  {
    title: 'a rejected track that is found before the one that uses its ISRC',
    by: ['finds by ISRC the track that uses it before rejected ones, and lists all'],
    of: library((real) => ({
      findByIsrc: async (isrc) => {
        const { items } = await real.list({ isrc, status: 'rejected' }, { limit: 1 });
        return items[0] ?? real.findByIsrc(isrc);
      },
    })),
  },
] as const;
