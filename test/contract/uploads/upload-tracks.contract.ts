import { failedWith } from '../../../src/domain/uploads/outcome.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { aTrack, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aNewDraft,
  anUploadOf,
  submittedDraft,
} from '../../support/drafts/draft-records.ts';
import { noEffects } from '../../support/effects.ts';
import {
  anUpload,
  processUpload,
  readyOutcome,
  recordedSound,
  uploadId,
  uploadTotalsOf,
} from '../../support/uploads/upload-records.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { noteOf, notesOf, type UploadsView } from './uploads-view.ts';

const deletion = { now: noon + 5_000, scope: 'any' as const, audit: noteOf('artist.delete_upload') };
const silent = failedWith('silent', 'The file is silent.');

/** Begins uploads of the recording of the first track, the first of them with its draft. */
const begunOfFirst = async (
  { uploadStore }: Pick<UploadsView, 'uploadStore'>,
  ...numbers: readonly number[]
) => {
  for (const [place, n] of numbers.entries()) {
    const added = place === 0 ? [aNewDraft()] : [];
    expect(await uploadStore.begin(anUploadOf(n, 1), uploadTotalsOf(), ...added)).toBe('begun');
  }
};

/** Commits the first track with the master of the nth upload. */
const submitted = async ({ library }: UploadsView, n = 1) => {
  const { catalogVersion: _, ...track } = aTrack();
  const outcome = await library.commit({
    ...{ track, guards: { catalogVersion: 'absent' }, effects: noEffects },
    draft: {
      ...{ draft: submittedDraft(aDraft(), n), guards: { version: 1 } },
      ...{ keeps: [uploadId(n)], at: noon + 2_000 },
    },
  });
  expect(outcome).toMatchObject({ outcome: 'committed' });
};

/** The promises of a store about uploads of tracks: see `UploadStore`. */
export const uploadTracksContract = (open: OpenWorld<UploadsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('records an upload with the draft of its track', async (view) => {
      const { draftStore, uploadStore } = view;
      for (let time = 0; time < 2; time++)
        expect(
          await uploadStore.begin(
            anUploadOf(),
            uploadTotalsOf({ underWay: 1 }),
            aNewDraft(1, { fewerThan: 1 }),
          ),
        ).toBe('begun');
      expect(await uploadStore.find(uploadId())).toEqual(anUploadOf());
      expect(await draftStore.find(trackId())).toEqual(aDraft());
      expect((await draftStore.ofAccount(accountId(), { limit: 9 })).items).toEqual([aDraft()]);
    }),

    policy('records neither an upload nor its draft beyond a limit', async (view) => {
      const { draftStore, uploadStore } = view;
      await begunOfFirst(view, 1);
      await draftStore.add(aDraftAddition(aDraft({ accountId: accountId(2) }, 9), 9));
      const another = (totals: Parameters<typeof uploadTotalsOf>[0], fewerThan = 10_000) =>
        uploadStore.begin(anUploadOf(2), uploadTotalsOf(totals), aNewDraft(2, { fewerThan }));
      expect(await another({ underWay: 1 })).toBe('underWay');
      expect(await another({ uploads: 1 })).toBe('uploads');
      expect(await another({ bytes: 2_999 })).toBe('bytes');
      expect(await another({}, 1)).toBe('drafts');
      expect(await uploadStore.find(uploadId(2))).toBeUndefined();
      expect(await draftStore.find(trackId(2))).toBeUndefined();
      expect(await another({ underWay: 2, uploads: 2, bytes: 3_000 }, 2)).toBe('begun');
    }),

    policy('begins an upload of a track if the account has its draft, and not otherwise', async (view) => {
      const { draftStore, uploadStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      await draftStore.add(aDraftAddition(aDraft({ accountId: accountId(2) }, 2), 2));
      for (const track of [2, 3])
        expect(await uploadStore.begin(anUploadOf(1, track), uploadTotalsOf())).toBe('no-draft');
      expect(await uploadStore.find(uploadId())).toBeUndefined();
      expect(await uploadStore.begin(anUploadOf(), uploadTotalsOf())).toBe('begun');
      expect(await uploadStore.begin(anUpload({}, 2), uploadTotalsOf())).toBe('begun');
    }),

    policy('keeps what was measured in a master beside its upload, until that is removed', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1, 2);
      expect(await uploadStore.sound(uploadId())).toBeUndefined();
      await processUpload(view, 1);
      const { fingerprint: _, ...indistinct } = recordedSound(2);
      await processUpload(view, 2, { ...readyOutcome(2), sound: indistinct });
      expect(await uploadStore.sound(uploadId())).toEqual(recordedSound());
      expect(await uploadStore.sound(uploadId(2))).toEqual(indistinct);
      expect(await uploadStore.find(uploadId())).not.toHaveProperty('sound');
      await uploadStore.withdraw(uploadId(), deletion);
      expect(await uploadStore.remove(uploadId(), noteOf('upload.delete'))).toBe(true);
      expect(await uploadStore.sound(uploadId())).toBeUndefined();
      expect(await uploadStore.sound(uploadId(2))).toEqual(indistinct);
    }),

    policy('keeps the sound of the result that is recorded, and none of a failed upload', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1, 2);
      await processUpload(view, 1);
      const late = {
        token: 'lse_late',
        until: noon + 90_000,
        now: noon + 2,
        audit: noteOf('upload.process'),
      };
      expect(await uploadStore.finish(uploadId(), { ...late, outcome: readyOutcome(7) })).toBeUndefined();
      expect(await uploadStore.sound(uploadId())).toEqual(recordedSound());
      await processUpload(view, 2, silent);
      expect(await uploadStore.sound(uploadId(2))).toBeUndefined();
    }),

    policy('returns the latest ready upload of a track as its master', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1, 2, 3, 4);
      await uploadStore.begin(anUploadOf(5), uploadTotalsOf(), aNewDraft(5));
      expect(await uploadStore.masterOf(trackId())).toBeUndefined();
      for (const n of [5, 2, 1]) await processUpload(view, n);
      await processUpload(view, 3, silent);
      expect(await uploadStore.masterOf(trackId())).toEqual(await uploadStore.find(uploadId(2)));
      expect(await uploadStore.masterOf(trackId(5))).toMatchObject({ uploadId: uploadId(5), state: 'ready' });
      await uploadStore.withdraw(uploadId(2), deletion);
      expect(await uploadStore.masterOf(trackId())).toMatchObject({ uploadId: uploadId(1), state: 'ready' });
      await uploadStore.withdraw(uploadId(1), deletion);
      expect(await uploadStore.masterOf(trackId())).toBeUndefined();
    }),

    policy('returns the uploads of a track that are not being deleted', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1, 2, 3, 4);
      await uploadStore.begin(anUploadOf(5), uploadTotalsOf(), aNewDraft(5));
      await processUpload(view, 2);
      await processUpload(view, 3, silent);
      await uploadStore.withdraw(uploadId(1), deletion);
      const found = await uploadStore.ofTrack(trackId());
      const kept = await Promise.all([2, 3, 4].map((n) => uploadStore.find(uploadId(n))));
      expect(found.toSorted((a, b) => (a.uploadId < b.uploadId ? -1 : 1))).toEqual(kept);
      expect(kept.map((upload) => upload?.state)).toEqual(['ready', 'failed', 'open']);
      expect(await uploadStore.ofTrack(trackId(9))).toEqual([]);
    }),

    policy('names the track of an upload that is being deleted, too', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1);
      expect(await uploadStore.withdraw(uploadId(), deletion)).toMatchObject({ trackId: trackId() });
      expect(await uploadStore.find(uploadId())).toMatchObject({ state: 'deleting', trackId: trackId() });
    }),

    policy('keeps the upload of a submitted master, and lists it', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1);
      await processUpload(view, 1);
      const ready = await uploadStore.find(uploadId());
      await submitted(view);
      const kept = { ...ready, isSubmitted: true };
      for (const scope of ['any', 'open'] as const)
        expect(await uploadStore.withdraw(uploadId(), { ...deletion, scope })).toBeUndefined();
      expect(await uploadStore.reconsider(uploadId(), Number.MAX_SAFE_INTEGER)).toEqual(kept);
      expect(await uploadStore.find(uploadId())).toEqual(kept);
      expect(await uploadStore.remove(uploadId(), noteOf('upload.delete'))).toBe(false);
      expect(await uploadStore.masterOf(trackId())).toEqual(kept);
      expect(await uploadStore.ofTrack(trackId())).toEqual([kept]);
      expect(await uploadStore.ofAccount(accountId(), { limit: 9 })).toEqual({ items: [kept] });
      expect(await uploadStore.ready({ limit: 9 })).toEqual([kept]);
      expect(await uploadStore.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
      expect(await uploadStore.sound(uploadId())).toEqual(recordedSound());
      expect(await notesOf(view, 'artist.delete_upload')).toBe(0);
    }),

    policy('counts no submitted master among the uploads of an account', async (view) => {
      const { uploadStore } = view;
      await begunOfFirst(view, 1, 2);
      for (const n of [1, 2]) await processUpload(view, n);
      const third = (changes: Parameters<typeof uploadTotalsOf>[0]) =>
        uploadStore.begin(anUpload({}, 3), uploadTotalsOf(changes));
      expect(await third({ bytes: 5_999 })).toBe('bytes');
      expect(await third({ uploads: 2 })).toBe('uploads');
      await submitted(view, 2);
      expect(await third({ bytes: 3_999 })).toBe('bytes');
      expect(await third({ uploads: 1 })).toBe('uploads');
      expect(await third({ bytes: 4_000, uploads: 2, underWay: 1 })).toBe('begun');
    }),
  ];
};
