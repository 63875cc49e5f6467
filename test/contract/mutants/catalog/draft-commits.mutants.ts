import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import { noEffects } from '../../../support/effects.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';

const library =
  (break_: (real: TrackLibrary, view: LibraryView) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({
    ...view,
    library: { ...view.library, ...break_(view.library, view) },
  });

/** Libraries that break what they promise of drafts. */
export const draftCommitMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: LibraryView) => LibraryView;
}[] = [
  {
    title: 'a commit that omits the draft',
    by: [
      'stores a draft together with its track, and keeps its upload',
      'stores neither track nor draft if the draft has changed or is missing',
    ],
    of: library((real) => ({ commit: ({ draft: _, ...change }) => real.commit(change) })),
  },
  {
    title: 'a draft that is stored after its track',
    by: [
      'stores neither track nor draft if the draft has changed or is missing',
      'commits a track or edits its draft, when both are tried concurrently',
    ],
    of: library((real, { draftStore }) => ({
      commit: async ({ draft, ...change }) => {
        const outcome = await real.commit(change);
        if (outcome.outcome !== 'committed' || !draft) return outcome;
        const changed = await draftStore.change({ ...draft, effects: noEffects });
        return changed === 'changed' ? outcome : { outcome: 'guard-failed', guard: 'draft' };
      },
    })),
  },
  {
    title: 'a draft that is stored before its track',
    by: ['stores no draft with a track that has changed'],
    of: library((real, { draftStore }) => ({
      commit: async ({ draft, ...change }) => {
        const changed = draft && (await draftStore.change({ ...draft, effects: noEffects }));
        if (changed === 'guard-failed') return { outcome: 'guard-failed', guard: 'draft' };
        return real.commit(change);
      },
    })),
  },
  {
    title: 'a guard of drafts that is ignored in the commit',
    by: [
      'stores neither track nor draft if the draft has changed or is missing',
      'stores neither track nor draft if the upload is not ready or being deleted',
    ],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(change);
        if (outcome.outcome === 'committed' || outcome.guard !== 'draft') return outcome;
        const { draft: _, ...others } = change;
        return real.commit(others);
      },
    })),
  },
  {
    title: 'a version of the draft that is not checked',
    by: ['stores neither track nor draft if the draft has changed or is missing'],
    of: library((real, { draftStore }) => ({
      commit: async ({ draft, ...change }) => {
        const kept = draft && (await draftStore.find(draft.draft.trackId));
        const guards = { version: kept?.version ?? 0 };
        return real.commit({ ...change, ...(draft && { draft: { ...draft, guards } }) });
      },
    })),
  },
  {
    title: 'a commit that marks no upload',
    by: [
      'stores a draft together with its track, and keeps its upload',
      'commits a track or deletes its upload, when both are tried concurrently',
    ],
    of: library((real) => ({
      commit: ({ draft, ...change }) => {
        if (!draft) return real.commit(change);
        const { keeps: _, ...marking } = draft;
        return real.commit({ ...change, draft: marking });
      },
    })),
  },
  {
    title: 'a commit that releases no upload',
    by: ['keeps the upload of the master that the track has, and no earlier one'],
    of: library((real) => ({
      commit: ({ draft, ...change }) => {
        if (!draft) return real.commit(change);
        const { leaves: _, ...marking } = draft;
        return real.commit({ ...change, draft: marking });
      },
    })),
  },
  {
    title: 'a commit that deletes uploads ten minutes after the last change of their draft',
    by: ['deletes the upload of a stem that a commit drops ten minutes after its time'],
    of: library((real) => ({
      commit: ({ draft, ...change }) =>
        real.commit(draft ? { ...change, draft: { ...draft, at: draft.draft.updatedAt } } : change),
    })),
  },
  {
    title: 'a commit that releases the upload that it keeps',
    by: ['keeps the upload of the master that the track has, and no earlier one'],
    of: library((real) => ({
      commit: ({ draft, ...change }) => {
        if (draft === undefined) return real.commit(change);
        const { keeps = [], leaves = [] } = draft;
        const others = keeps.filter((uploadId) => !leaves.includes(uploadId));
        return real.commit({ ...change, draft: { ...draft, keeps: others } });
      },
    })),
  },
];
