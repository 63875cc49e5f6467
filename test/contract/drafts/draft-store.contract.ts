import type { Draft } from '../../../src/domain/drafts/draft.ts';
import type { ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aDraftRemoval,
  aNewDraft,
  anUploadOf,
  aRevision,
  submittedDraft,
} from '../../support/drafts/draft-records.ts';
import { uploadId, uploadTotalsOf } from '../../support/uploads/upload-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { noteOf } from '../uploads/uploads-view.ts';
import type { DraftsView } from './drafts-view.ts';
import { deliveredDraftsContract } from './delivered-drafts.ts';
import { walked } from '../list-walk.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

const added = async ({ draftStore }: DraftsView, ...all: readonly Draft[]): Promise<void> => {
  for (const [n, draft] of all.entries())
    expect(await draftStore.add(aDraftAddition(draft, n))).toBe('added');
};

const notesOf = async ({ auditLog }: DraftsView, named: string): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === `artist.${named}`)
    .length;

const deletion = { now: noon + 5_000, scope: 'any' as const, audit: noteOf('artist.delete_upload') };
const renamed = (title: string): Draft => aDraft({ details: { ...aDraft().details, title } });

/** The promises of every store of drafts: see `DraftStore`. */
export const draftStoreContract = (open: OpenWorld<DraftsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...deliveredDraftsContract(open),

    policy('returns a draft as it was added, with its note', async (view) => {
      const bare = aDraft({ details: {} }, 2);
      await added(view, aDraft(), bare);
      expect(await view.draftStore.find(trackId())).toEqual(aDraft());
      expect(await view.draftStore.find(trackId(2))).toEqual(bare);
      expect(await view.draftStore.find(trackId(3))).toBeUndefined();
      expect(await notesOf(view, 'create_track')).toBe(2);
      expect(await view.draftStore.add(aDraftAddition(aDraft(), 1))).toBe('added');
      expect(await notesOf(view, 'create_track')).toBe(2);
    }),

    policy('adds as many drafts of twenty concurrent callers as allowed', async (view, concurrently) => {
      await added(view, aDraft({ accountId: accountId(2) }, 99));
      const outcomes = await concurrently(20, ({ draftStore }, n) =>
        draftStore.add(aDraftAddition(aDraft({}, n), n, 3)),
      );
      expect(outcomes.filter((each) => each === 'added')).toHaveLength(3);
      expect(outcomes.filter((each) => each === 'drafts-full')).toHaveLength(17);
      expect((await view.draftStore.ofAccount(accountId(), { limit: 50 })).items).toHaveLength(3);
      expect(await notesOf(view, 'create_track')).toBe(4);
    }),

    policy('counts drafts that uploads add at the same time', async (view, concurrently) => {
      const outcomes = await concurrently(20, async ({ draftStore, uploadStore }, n) =>
        n % 2 === 0
          ? (await draftStore.add(aDraftAddition(aDraft({}, n), n, 3))) === 'added'
          : (await uploadStore.begin(
              anUploadOf(n),
              uploadTotalsOf({ underWay: 50 }),
              aNewDraft(n, { fewerThan: 3 }),
            )) === 'begun',
      );
      expect(outcomes.filter((succeeded) => succeeded)).toHaveLength(3);
      expect((await view.draftStore.ofAccount(accountId(), { limit: 50 })).items).toHaveLength(3);
    }),

    policy('accepts one of twenty changes of the same version', async (view, concurrently) => {
      await added(view, aDraft());
      const outcomes = await concurrently(20, ({ draftStore }, n) =>
        draftStore.change(aDraftChange(renamed(`Title ${n}`), n)),
      );
      const winner = outcomes.indexOf('changed') + 1;
      expect(outcomes.filter((each) => each === 'changed')).toHaveLength(1);
      expect(outcomes.filter((each) => each === 'guard-failed')).toHaveLength(19);
      expect(await view.draftStore.find(trackId())).toEqual({ ...renamed(`Title ${winner}`), version: 2 });
      expect(await notesOf(view, 'edit_track')).toBe(1);
    }),

    policy('recognizes a change that is repeated because its outcome was lost', async (view) => {
      await added(view, aDraft());
      const edit = aDraftChange(renamed('Other'), 1);
      for (let time = 0; time < 2; time++) expect(await view.draftStore.change(edit)).toBe('changed');
      expect(await notesOf(view, 'edit_track')).toBe(1);
      expect(await view.draftStore.change(aDraftChange(aDraft({}, 2), 2))).toBe('guard-failed');
      expect(await view.draftStore.find(trackId(2))).toBeUndefined();
    }),

    policy('removes a draft that has not changed, once, with its note', async (view) => {
      await added(view, aDraft(), aDraft({}, 2));
      const { draftStore } = view;
      await draftStore.change(aDraftChange(aDraft(), 1));
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 1))).toBe('guard-failed');
      expect(await draftStore.find(trackId())).toBeDefined();
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 2, 2))).toBe('removed');
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 3, 2))).toBe('guard-failed');
      expect(await draftStore.find(trackId())).toBeUndefined();
      expect(await draftStore.find(trackId(2))).toEqual(aDraft({}, 2));
      expect(await notesOf(view, 'delete_track')).toBe(1);
    }),

    policy('keeps a draft that was submitted', async (view) => {
      await added(view, aDraft());
      const { draftStore } = view;
      const submitted = submittedDraft(aDraft());
      expect(await draftStore.change(aDraftChange({ ...submitted, version: 1 }, 1))).toBe('changed');
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 2, 2))).toBe('guard-failed');
      expect(await draftStore.find(trackId())).toEqual(submitted);
      expect(await notesOf(view, 'delete_track')).toBe(0);
    }),

    policy('keeps a draft with an upload, until that is being deleted', async (view) => {
      await added(view, aDraft(), aDraft({}, 2));
      const { draftStore, uploadStore } = view;
      for (const n of [1, 2])
        expect(await uploadStore.begin(anUploadOf(n, 1), uploadTotalsOf())).toBe('begun');
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 1))).toBe('guard-failed');
      await uploadStore.withdraw(uploadId(1), deletion);
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 2))).toBe('guard-failed');
      expect(await draftStore.remove(aDraftRemoval(aDraft({}, 2), 3))).toBe('removed');
      expect(await uploadStore.find(uploadId(2))).toEqual(anUploadOf(2, 1));
      await uploadStore.withdraw(uploadId(2), deletion);
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 4))).toBe('removed');
      expect(await uploadStore.begin(anUploadOf(3, 1), uploadTotalsOf())).toBe('no-draft');
    }),

    policy(
      'removes a draft or begins an upload of its track, when both are tried concurrently',
      async (view, concurrently) => {
        await added(view, aDraft());
        const outcomes = await concurrently(12, async ({ draftStore, uploadStore }, n) =>
          n % 3 === 0
            ? draftStore.remove(aDraftRemoval(aDraft(), n))
            : uploadStore.begin(anUploadOf(n, 1), uploadTotalsOf({ underWay: 50 })),
        );
        const begun = outcomes.filter((each) => each === 'begun').length;
        const removed = outcomes.filter((each) => each === 'removed').length;
        expect([begun, removed]).toEqual(begun > 0 ? [8, 0] : [0, 1]);
        expect(await view.uploadStore.ofTrack(trackId())).toHaveLength(begun);
        expect((await view.draftStore.find(trackId())) === undefined).toBe(removed > 0);
      },
    ),

    policy('lists the drafts whose revision waits for review, the longest wait first', async (view) => {
      const { draftStore } = view;
      expect(await draftStore.pendingRevisions({ limit: 2 })).toEqual({ items: [] });
      const waiting = (n: number, submittedAt: number) => aDraft({ revision: aRevision({ submittedAt }) }, n);
      const outcome = { act: 'reject' as const, reasons: 'Not clear.', at: noon };
      const decided = aDraft({ revision: aRevision({ outcome }) }, 4);
      const drafts = [
        waiting(1, noon + 3),
        waiting(2, noon + 1),
        waiting(3, noon + 2),
        decided,
        aDraft({}, 5),
      ];
      await added(view, ...drafts);
      const found = await walked((page) => draftStore.pendingRevisions(page));
      expect(found).toEqual([drafts[1], drafts[2], drafts[0]]);
      const { revision: _, ...withdrawn } = waiting(2, noon + 1);
      await draftStore.change(aDraftChange(withdrawn, 20));
      expect(
        (await walked((page) => draftStore.pendingRevisions(page))).map(({ trackId: id }) => id),
      ).toEqual([trackId(3), trackId(1)]);
    }),

    policy('lists the drafts of an account, the latest first, in pages', async (view) => {
      const sameTime = (n: number) => aDraft({ createdAt: noon + 9 }, n);
      await added(view, aDraft({}, 3), sameTime(1), aDraft({}, 4), sameTime(2));
      await added(view, aDraft({ accountId: accountId(2) }, 5));
      const { draftStore } = view;
      const pages: (readonly string[])[] = [];
      for (let after: ListPlace | undefined; ;) {
        const page = await draftStore.ofAccount(accountId(), { limit: 3, ...(after && { after }) });
        pages.push(page.items.map((draft) => draft.trackId));
        if (!page.next) break;
        after = page.next;
      }
      expect(pages).toEqual([[trackId(2), trackId(1), trackId(4)], [trackId(3)]]);
      expect(await draftStore.ofAccount(accountId(2), { limit: 1 })).toEqual({
        items: [aDraft({ accountId: accountId(2) }, 5)],
      });
      expect(await draftStore.ofAccount(accountId(3), { limit: 2 })).toEqual({ items: [] });
    }),
  ];
};

type Act = (view: DraftsView, n: number) => Promise<boolean>;

const addOne: Act = async ({ draftStore }, n) =>
  (await draftStore.add(aDraftAddition(aDraft({}, n), n, 1))) === 'added';
const beginWithDraft: Act = async ({ uploadStore }, n) =>
  (await uploadStore.begin(anUploadOf(n), uploadTotalsOf(), aNewDraft(n, { fewerThan: 1 }))) === 'begun';
const removeFirst: Act = async ({ draftStore }, n) =>
  (await draftStore.remove(aDraftRemoval(aDraft(), n))) === 'removed';
const beginOfFirst: Act = async ({ uploadStore }, n) =>
  (await uploadStore.begin(anUploadOf(n, 1), uploadTotalsOf())) === 'begun';
const changeFirst: Act = async ({ draftStore }, n) =>
  (await draftStore.change(aDraftChange(renamed(`Title ${n}`), n))) === 'changed';

/** Pairs: one of the two succeeds, whichever is under way when the other comes. */
const concurrentPairs: readonly {
  readonly title: string;
  readonly program: string;
  readonly run: Act;
  readonly other: Act;
  /** Drafts that there are before. */
  readonly before: readonly Draft[];
}[] = [
  ...[
    { program: 'draft-store.add', run: addOne, other: addOne },
    { program: 'draft-store.add', run: addOne, other: beginWithDraft },
    { program: 'upload-store.begin', run: beginWithDraft, other: addOne },
  ].map(({ other, ...rest }) => ({
    ...rest,
    ...{ other, before: [] },
    title: `counts a draft that ${other === addOne ? 'is added' : 'an upload adds'} meanwhile`,
  })),
  ...[
    { program: 'draft-store.remove', run: removeFirst, other: beginOfFirst },
    { program: 'upload-store.begin', run: beginOfFirst, other: removeFirst },
  ].map((each) => ({
    ...each,
    ...{ title: 'removes a draft or begins an upload of its track, not both', before: [aDraft()] },
  })),
  ...[
    { program: 'draft-store.remove', run: removeFirst, other: changeFirst },
    { program: 'draft-store.change', run: changeFirst, other: removeFirst },
  ].map((each) => ({
    ...each,
    ...{ title: 'removes a draft or changes it, not both', before: [aDraft()] },
  })),
];

/** The promises of a store when others add, change or remove drafts between two steps. */
export const interleavedDraftsContract = (
  open: OpenWorld<DraftsView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return concurrentPairs.flatMap(({ title, program, run, other, before }) =>
    [1, 2, 3, 4].map((step) =>
      policy(`${title}, at step ${step} of ${program}`, async (view, concurrently) => {
        await added(view, ...before);
        let meanwhile: readonly boolean[] = [];
        const running = { name: program, step, run: () => run(view, 1) };
        const first = await view.between(running, async () => {
          meanwhile = await concurrently(1, (each) => other(each, 2));
        });
        expect([first, ...meanwhile].filter((succeeded) => succeeded)).toHaveLength(1);
      }),
    ),
  );
};
