import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';

const library =
  (break_: (real: TrackLibrary, view: LibraryView) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({
    ...view,
    library: { ...view.library, ...break_(view.library, view) },
  });

/** Libraries that break what they promise of disputed shares, each with the cases that must catch it. */
export const disputeMutants = [
  {
    title: 'an approval that ignores disputes',
    by: ['commits an undisputed track only while no party disputes its shares'],
    of: library((real) => ({
      commit: ({ guards: { catalogVersion }, ...change }) =>
        real.commit({ ...change, guards: { catalogVersion } }),
    })),
  },
  {
    title: 'an approval that a dispute blocks forever',
    by: ['commits an undisputed track only while no party disputes its shares'],
    of: library((real, { confirmationStore }) => ({
      commit: async (change) =>
        change.guards.undisputed && (await confirmationStore.disputesOf(change.track.trackId)).length > 0
          ? { outcome: 'guard-failed', guard: 'disputed' }
          : real.commit(change),
    })),
  },
  {
    title: 'an approval that disputes block although it ends them',
    by: ['commits an undisputed track whose commit ends the last dispute, and no other'],
    of: library((real, { confirmationStore }) => ({
      commit: async (change) => {
        const disputes = await confirmationStore.disputesOf(change.track.trackId);
        return change.guards.undisputed && disputes.some(({ dispute }) => !dispute?.setAside)
          ? { outcome: 'guard-failed', guard: 'disputed' }
          : real.commit(change);
      },
    })),
  },
  {
    title: 'an approval that ends disputes of parties that have confirmed nothing',
    by: ['commits an undisputed track whose commit ends the last dispute, and no other'],
    of: library((real) => ({
      commit: (change) => {
        const { undisputed: _, ...guards } = change.guards;
        return real.commit(change.draft?.confirmed ? { ...change, guards } : change);
      },
    })),
  },
  {
    title: 'a submission that ignores its confirmations',
    by: ['submits what its parties have confirmed, and ends their disputes alone'],
    of: library((real) => ({
      commit: ({ draft, ...change }) => {
        if (!draft) return real.commit(change);
        const { confirmed: _, ...rest } = draft;
        return real.commit({ ...change, draft: rest });
      },
    })),
  },
] as const;
