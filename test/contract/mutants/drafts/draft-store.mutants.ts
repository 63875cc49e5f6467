import { accountId } from '../../../support/artists/artist-builders.ts';
import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import type { DraftStore } from '../../../../src/ports/driven/drafts/draft-store.ts';
import { noon } from '../../../support/builders/builders.ts';
import { noEffects, without } from '../../../support/effects.ts';
import { noteOf } from '../../uploads/uploads-view.ts';
import type { DraftsView } from '../../drafts/drafts-view.ts';
import { deliveredDraftsMutants } from './delivered-drafts.mutants.ts';

const broken =
  (break_: (real: DraftStore, view: DraftsView) => Partial<DraftStore>) =>
  (view: DraftsView): DraftsView => ({
    ...view,
    draftStore: { ...view.draftStore, ...break_(view.draftStore, view) },
  });

const versionIn = async (real: DraftStore, { trackId }: Pick<Draft, 'trackId'>): Promise<number> =>
  (await real.find(trackId))?.version ?? 0;

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const draftStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: DraftsView) => DraftsView;
}[] = [
  ...deliveredDraftsMutants,
  {
    title: 'a limit that is ignored',
    by: [
      'adds as many drafts of twenty concurrent callers as allowed',
      'counts drafts that uploads add at the same time',
    ],
    of: broken((real) => ({
      add: (addition) => real.add({ ...addition, guards: { fewerThan: 10_000 } }),
    })),
  },
  {
    title: 'a limit of each kind of addition for itself',
    by: ['counts drafts that uploads add at the same time'],
    of: (view) => ({
      ...view,
      uploadStore: {
        ...view.uploadStore,
        begin: (upload, totals, added) =>
          view.uploadStore.begin(upload, totals, added && { ...added, fewerThan: 10_000 }),
      },
    }),
  },
  {
    title: 'a version that is not checked',
    by: [
      'accepts one of twenty changes of the same version',
      'removes a draft that has not changed, once, with its note',
    ],
    of: broken((real) => ({
      change: async (change) => {
        for (;;) {
          const version = await versionIn(real, change.draft);
          const draft = { ...change.draft, version: version + 1 };
          const outcome = await real.change({ ...change, draft, guards: { version } });
          if (outcome === 'changed') return outcome;
        }
      },
      remove: async (removal) =>
        real.remove({ ...removal, guards: { version: await versionIn(real, removal.draft) } }),
    })),
  },
  {
    title: 'an addition without its note',
    by: ['returns a draft as it was added, with its note'],
    of: broken((real) => ({ add: (addition) => real.add(without('audit', addition)) })),
  },
  {
    title: 'a change without its note',
    by: ['accepts one of twenty changes of the same version'],
    of: broken((real) => ({ change: (change) => real.change(without('audit', change)) })),
  },
  {
    title: 'a removal without its note',
    by: ['removes a draft that has not changed, once, with its note'],
    of: broken((real) => ({ remove: (removal) => real.remove(without('audit', removal)) })),
  },
  {
    title: 'a change that fails if it is repeated',
    by: ['recognizes a change that is repeated because its outcome was lost'],
    of: broken((real) => ({
      change: async (change) =>
        (await versionIn(real, change.draft)) === change.guards.version
          ? real.change(change)
          : 'guard-failed',
    })),
  },
  {
    title: 'a removal of a submitted draft',
    by: ['keeps a draft that was submitted'],
    of: broken((real) => ({
      remove: async (removal) => {
        const kept = await real.find(removal.draft.trackId);
        if (!kept?.submitted) return real.remove(removal);
        const { submitted: _, ...draft } = kept;
        const next = { ...draft, version: draft.version + 1 };
        await real.change({ draft: next, guards: { version: draft.version }, effects: noEffects });
        return real.remove({ ...removal, guards: { version: next.version } });
      },
    })),
  },
  {
    title: 'a removal of a draft with uploads, which are deleted',
    by: ['keeps a draft with an upload, until that is being deleted'],
    of: broken((real, { uploadStore }) => ({
      remove: async (removal) => {
        for (const { uploadId } of await uploadStore.ofTrack(removal.draft.trackId))
          await uploadStore.withdraw(uploadId, {
            now: noon,
            scope: 'any',
            audit: noteOf('artist.delete_upload'),
          });
        return real.remove(removal);
      },
    })),
  },
  {
    title: 'a draft that uploads of the past keep',
    by: ['keeps a draft with an upload, until that is being deleted'],
    of: (view) => {
      const begun = new Set<string | undefined>();
      return {
        ...view,
        uploadStore: {
          ...view.uploadStore,
          begin: async (...given) => {
            begun.add(given[0].trackId);
            return view.uploadStore.begin(...given);
          },
        },
        draftStore: {
          ...view.draftStore,
          remove: async (removal) =>
            begun.has(removal.draft.trackId) ? 'guard-failed' : view.draftStore.remove(removal),
        },
      };
    },
  },
  {
    title: 'a list of revisions with those that were decided',
    by: ['lists the drafts whose revision waits for review, the longest wait first'],
    of: broken((real) => ({
      pendingRevisions: async (page) => {
        const { items } = await real.ofAccount(accountId(), { limit: 100 });
        const all = items.filter(({ revision }) => revision);
        const after = all.findIndex(({ trackId }) => trackId === page.after?.id);
        const found = all.slice(after + 1, after + 1 + page.limit);
        const last = found.at(-1);
        return { items: found, ...(last && { next: { at: 1, id: last.trackId } }) };
      },
    })),
  },
  {
    title: 'a list with the oldest drafts first',
    by: ['lists the drafts of an account, the latest first, in pages'],
    of: broken((real) => ({
      ofAccount: async (accountId) => {
        const { items } = await real.ofAccount(accountId, { limit: 100 });
        return { items: items.toReversed() };
      },
    })),
  },
  {
    title: 'a list that begins again with every page',
    by: ['lists the drafts of an account, the latest first, in pages'],
    of: broken((real) => {
      let pages = 0;
      return {
        ofAccount: async (accountId, { limit }) => {
          const page = await real.ofAccount(accountId, { limit });
          return ++pages < 3 ? page : { items: page.items };
        },
      };
    }),
  },
];
