import type { DraftCommit } from '../../../../src/ports/driven/catalog/track-library.ts';
import { anEvent, aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aNewDraft,
  anUploadOf,
  submittedDraft,
} from '../../../support/drafts/draft-records.ts';
import { anArtwork, imageUploadId } from '../../../support/images/image-records.ts';
import { processUpload, uploadId, uploadTotalsOf } from '../../../support/uploads/upload-records.ts';
import { noteOf } from '../../uploads/uploads-view.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const deletion = { now: noon + 5_000, scope: 'any' as const, audit: noteOf('artist.delete_upload') };
const rest = { effects: { events: [anEvent()], audit: aNote() } };
const withoutEvents = { effects: { events: [], audit: aNote({ action: 'artist.submit_track' }) } };
const failed = { outcome: 'guard-failed', guard: 'draft' };

/** The next version of the first draft, with the master of the nth upload. */
export const aDraftCommit = (n = 1, changes: Partial<DraftCommit> = {}): DraftCommit => ({
  draft: submittedDraft(aDraft(), n),
  guards: { version: 1 },
  keeps: [uploadId(n)],
  at: noon + 2_000,
  ...changes,
});

/** The same at a time of its own: identical commits are one. */
const at = (updatedAt: number): DraftCommit =>
  aDraftCommit(1, { draft: { ...submittedDraft(aDraft()), updatedAt } });

/** Stores the first draft and ready uploads of its recording. */
export const withMasters = async (
  view: Pick<LibraryView, 'draftStore' | 'uploadStore'>,
  ...numbers: readonly number[]
): Promise<void> => {
  await view.draftStore.add(aDraftAddition(aDraft(), 1));
  for (const n of numbers) {
    expect(await view.uploadStore.begin(anUploadOf(n, 1), uploadTotalsOf())).toBe('begun');
    await processUpload(view, n);
  }
};

/** Expects that nothing of a commit of the first track was stored. */
const expectNothing = async ({ library, draftStore, outbox, imageStore }: LibraryView): Promise<void> => {
  expect(await library.find(trackId())).toBeUndefined();
  expect(await library.head()).toBe(0);
  expect(await outbox.list({ limit: 10 })).toEqual([]);
  expect((await draftStore.find(trackId()))?.submitted).toBeUndefined();
  expect(await imageStore.find(imageUploadId())).toEqual(anArtwork());
};

/** A commit of the first track with everything that can be stored beside it. */
const everything = (draft: DraftCommit) =>
  newTrack(1, {
    ...rest,
    draft,
    artwork: { shows: imageUploadId() },
    delivery: { externalId: 'x', fingerprint: 'y' },
  });

export const draftPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const markOf = async ({ uploadStore }: LibraryView, n: number) => {
    const upload = await uploadStore.find(uploadId(n));
    return upload?.state === 'ready' ? upload.isSubmitted : upload?.state;
  };
  return [
    policy('stores a draft together with its track, and keeps its upload', async (view) => {
      const { library, draftStore, uploadStore } = view;
      await withMasters(view, 1);
      const ready = await uploadStore.find(uploadId());
      const track = committed(await library.commit(newTrack(1, { ...rest, draft: aDraftCommit() })));
      expect(await library.find(trackId())).toEqual(track);
      expect(await draftStore.find(trackId())).toEqual(submittedDraft(aDraft()));
      expect(await uploadStore.find(uploadId())).toEqual({ ...ready, isSubmitted: true });
      expect(await uploadStore.withdraw(uploadId(), deletion)).toBeUndefined();
    }),

    policy('stores neither track nor draft if the draft has changed or is missing', async (view) => {
      const { library, draftStore, imageStore } = view;
      await withMasters(view, 1);
      await imageStore.addArtwork(anArtwork());
      const edited = aDraftChange(aDraft({ details: {} }), 1);
      await draftStore.change(edited);
      const missing = aDraftCommit(1, { draft: submittedDraft(aDraft({}, 2)) });
      for (const draft of [aDraftCommit(), missing]) {
        expect(await library.commit(everything(draft))).toEqual(failed);
        await expectNothing(view);
        expect(await markOf(view, 1)).toBeUndefined();
      }
      expect(await draftStore.find(trackId())).toEqual(edited.draft);
      expect(await draftStore.find(trackId(2))).toBeUndefined();
      expect(await library.delivered('x')).toBeUndefined();
    }),

    policy('stores neither track nor draft if the upload is not ready or being deleted', async (view) => {
      const { library, draftStore, uploadStore, imageStore } = view;
      await withMasters(view, 1, 2);
      await uploadStore.begin(anUploadOf(3, 1), uploadTotalsOf());
      await uploadStore.withdraw(uploadId(2), deletion);
      await imageStore.addArtwork(anArtwork());
      for (const n of [2, 3, 4]) {
        expect(await library.commit(everything(aDraftCommit(n)))).toEqual(failed);
        await expectNothing(view);
      }
      expect(await draftStore.find(trackId())).toEqual(aDraft());
      expect(await uploadStore.find(uploadId(3))).toEqual(anUploadOf(3, 1));
      expect(await markOf(view, 2)).toBe('deleting');
    }),

    policy('stores no draft with a track that has changed', async (view) => {
      const { library, draftStore } = view;
      await withMasters(view, 1, 2);
      const track = committed(await library.commit(newTrack(1)));
      const change = aCommit({ ...uncommitted(track), title: 'Late' }, 7, { ...rest, draft: aDraftCommit() });
      expect(await library.commit(change)).toEqual({ outcome: 'guard-failed', guard: 'version' });
      expect(await draftStore.find(trackId())).toEqual(aDraft());
      expect(await markOf(view, 1)).toBeUndefined();
    }),

    policy('keeps the upload of the master that the track has, and no earlier one', async (view) => {
      const { library, draftStore, uploadStore } = view;
      await withMasters(view, 1, 2);
      const ready = await uploadStore.find(uploadId());
      const track = committed(await library.commit(newTrack(1, { draft: aDraftCommit() })));
      const first = submittedDraft(aDraft());
      const same = {
        draft: submittedDraft(first),
        guards: { version: 2 },
        keeps: [uploadId()],
        leaves: [uploadId()],
        at: noon + 3_000,
      };
      const next = committed(await library.commit(aCommit(uncommitted(track), 1, { draft: same })));
      expect([await markOf(view, 1), await markOf(view, 2)]).toEqual([true, undefined]);
      const draft = submittedDraft(same.draft, 2);
      const marks = { keeps: [uploadId(2)], leaves: [uploadId()] };
      const other = { draft, guards: { version: 3 }, ...marks, at: noon + 4_000 };
      committed(await library.commit(aCommit(uncommitted(next), 2, { draft: other })));
      expect([await markOf(view, 1), await markOf(view, 2)]).toEqual([undefined, true]);
      expect(await uploadStore.find(uploadId())).toEqual(ready);
      expect(await draftStore.find(trackId())).toEqual(draft);
      expect(await uploadStore.withdraw(uploadId(), deletion)).toMatchObject({ state: 'deleting' });
    }),

    policy('deletes the upload of a stem that a commit drops ten minutes after its time', async (view) => {
      const { library, uploadStore } = view;
      await withMasters(view, 1);
      await uploadStore.begin(anUploadOf(2, 1), uploadTotalsOf());
      const at = noon + 86_400_000;
      committed(await library.commit(newTrack(1, { draft: aDraftCommit(1, { drops: [uploadId(2)], at }) })));
      expect(await uploadStore.find(uploadId(2))).toMatchObject({ state: 'deleting', dueAt: at + 600_000 });
    }),

    policy(
      'stores a draft whose details alone change, and one whose earlier upload is missing',
      async (view) => {
        const { library, draftStore } = view;
        await withMasters(view, 1);
        const track = committed(await library.commit(newTrack(1, { draft: aDraftCommit() })));
        const described = { ...submittedDraft(aDraft()), details: {}, version: 3 };
        const change = aCommit({ ...uncommitted(track), title: 'Renamed' }, 1, {
          draft: { draft: described, guards: { version: 2 }, at: noon + 3_000 },
        });
        const next = committed(await library.commit(change));
        expect(await draftStore.find(trackId())).toEqual(described);
        expect(await markOf(view, 1)).toBe(true);
        const again = aDraftCommit(1, {
          ...{ draft: { ...described, version: 4 }, guards: { version: 3 } },
          ...{ keeps: [], leaves: [uploadId(9)] },
        });
        committed(await library.commit(aCommit(uncommitted(next), 2, { draft: again })));
        expect(await draftStore.find(trackId())).toEqual(again.draft);
      },
    ),

    policy('recognizes a repeated commit by its draft, and stores it once', async (view) => {
      const { library, auditLog } = view;
      await withMasters(view, 1);
      const change = newTrack(1, { ...withoutEvents, draft: aDraftCommit() });
      const first = committed(await library.commit(change));
      expect(await library.commit(change)).toEqual({ outcome: 'committed', track: first });
      expect(await library.head()).toBe(1);
      const notes = await auditLog.entries({ after: 0, limit: 100 });
      expect(notes.filter(({ action }) => action === withoutEvents.effects.audit.action)).toHaveLength(1);
      const other = newTrack(1, { ...withoutEvents, draft: at(noon + 9) });
      expect(await library.commit(other)).toMatchObject({ outcome: 'guard-failed' });
    }),

    policy('leaves drafts and uploads as they are with other changes of a track', async (view) => {
      const { library, draftStore } = view;
      await withMasters(view, 1);
      const track = committed(await library.commit(newTrack(1, { draft: aDraftCommit() })));
      committed(await library.commit(aCommit({ ...uncommitted(track), title: 'Renamed' }, 1)));
      expect(await draftStore.find(trackId())).toEqual(submittedDraft(aDraft()));
      expect(await markOf(view, 1)).toBe(true);
    }),

    policy(
      'commits a track or deletes its upload, when both are tried concurrently',
      async (view, concurrently) => {
        await withMasters(view, 1);
        const outcomes = await concurrently(8, async (each, n) =>
          n % 2 === 0
            ? (await each.uploadStore.withdraw(uploadId(), deletion)) !== undefined
            : (await each.library.commit(newTrack(1, { draft: at(noon + n) }))).outcome === 'committed',
        );
        expect(outcomes.filter((succeeded) => succeeded)).toHaveLength(1);
        const isCommitted = (await view.library.find(trackId())) !== undefined;
        expect(await markOf(view, 1)).toBe(isCommitted ? true : 'deleting');
        expect((await view.draftStore.find(trackId()))?.version).toBe(isCommitted ? 2 : 1);
      },
    ),

    policy(
      'commits a track or edits its draft, when both are tried concurrently',
      async (view, concurrently) => {
        await withMasters(view, 1);
        const edited = aDraft({ details: {} });
        const outcomes = await concurrently(8, async (each, n) =>
          n % 2 === 0
            ? (await each.draftStore.change(aDraftChange({ ...edited, updatedAt: noon + n }, n))) ===
              'changed'
            : (await each.library.commit(newTrack(1, { draft: at(noon + n) }))).outcome === 'committed',
        );
        expect(outcomes.filter((succeeded) => succeeded)).toHaveLength(1);
        const isCommitted = (await view.library.find(aTrack().trackId)) !== undefined;
        const draft = await view.draftStore.find(trackId());
        expect(draft?.version).toBe(2);
        expect(draft?.submitted !== undefined).toBe(isCommitted);
        expect(await markOf(view, 1)).toBe(isCommitted ? true : undefined);
      },
    ),

    policy('accepts a draft of another track beside a commit', async (view) => {
      await withMasters(view);
      await view.uploadStore.begin(anUploadOf(2), uploadTotalsOf(), aNewDraft(2));
      const draft = { draft: { ...aDraft({}, 2), version: 2 }, guards: { version: 1 }, at: noon + 2_000 };
      committed(await view.library.commit(newTrack(2, { draft })));
      expect(await view.draftStore.find(trackId())).toEqual(aDraft());
      expect(await view.draftStore.find(trackId(2))).toEqual(draft.draft);
    }),
  ];
};
