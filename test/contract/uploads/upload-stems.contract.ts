import type { Draft } from '../../../src/domain/drafts/draft.ts';
import type { ReadyMaster } from '../../../src/domain/uploads/upload.ts';
import type { ChangedDraft } from '../../../src/ports/driven/uploads/upload-store.ts';
import { noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aDraftStem,
  anUploadOf,
} from '../../support/drafts/draft-records.ts';
import {
  measuredStem,
  processUpload,
  readyStemOutcome,
  uploadId,
  uploadTotalsOf,
} from '../../support/uploads/upload-records.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { noteOf, notesOf, type UploadsView } from './uploads-view.ts';

const leaseMs = 60_000;
const lease = (now: number, token = 'lse_compare') => ({ token, now, until: now + leaseMs });
const later = noon + 200_000;
const { stemId } = aDraftStem(2);
const aStemUpload = (n = 2) => anUploadOf(n, 1, { stemId: aDraftStem(n).stemId });
const result = { stems: [uploadId(2)], sum: { kind: 'measured' as const, residualDb: -80.5 } };

/** The first draft with stems, in its next version. */
const withStems = (version: number, ...numbers: readonly number[]): Draft =>
  aDraft({
    details: { ...aDraft().details, stems: numbers.map((n) => aDraftStem(n)) },
    version: version + 1,
    updatedAt: noon + version,
  });

const changed = (draft: Draft, drops: readonly number[] = []): ChangedDraft => ({
  ...{ draft, version: draft.version - 1, drops: drops.map((n) => uploadId(n)) },
  audit: noteOf('artist.add_stem'),
});

/** The first track with a recording of the first upload, and a stem of the second. */
const withStem = async (view: UploadsView) => {
  const { uploadStore, draftStore } = view;
  await draftStore.add(aDraftAddition(aDraft(), 1));
  await uploadStore.begin(anUploadOf(), uploadTotalsOf());
  await processUpload(view, 1);
  expect(await uploadStore.begin(aStemUpload(), uploadTotalsOf(), changed(withStems(1, 2)))).toBe('begun');
  await processUpload(view, 2, readyStemOutcome(2));
};

/** Deletes what is left over of both, so that nothing else is due. */
const tidied = async (view: UploadsView) => {
  await withStem(view);
  for (const n of [1, 2]) {
    const upload = await view.uploadStore.find(uploadId(n));
    await view.uploadStore.release(uploadId(n), upload?.spare.map(({ key }) => key) ?? []);
  }
};

const masterIn = async ({ uploadStore }: UploadsView) =>
  (await uploadStore.find(uploadId())) as ReadyMaster | undefined;

/** The promises of a store about stems of tracks: see `UploadStore` and `DraftStore`. */
export const uploadStemsContract = (open: OpenWorld<UploadsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('begins the upload of a stem with the next version of its draft, once', async (view) => {
      const { uploadStore, draftStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      for (let time = 0; time < 2; time++)
        expect(await uploadStore.begin(aStemUpload(), uploadTotalsOf(), changed(withStems(1, 2)))).toBe(
          'begun',
        );
      expect(await uploadStore.find(uploadId(2))).toEqual(aStemUpload());
      expect(await draftStore.find(trackId())).toEqual(withStems(1, 2));
      expect(await notesOf(view, 'artist.add_stem')).toBe(1);
    }),

    policy('begins no stem of a draft that has changed since, or beyond a limit', async (view) => {
      const { uploadStore, draftStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      const late = () => uploadStore.begin(aStemUpload(), uploadTotalsOf(), changed(withStems(2, 2)));
      expect(await late()).toBe('draft-changed');
      const full = uploadTotalsOf({ underWay: 0 });
      expect(await uploadStore.begin(aStemUpload(), full, changed(withStems(1, 2)))).toBe('underWay');
      expect(await uploadStore.find(uploadId(2))).toBeUndefined();
      expect(await draftStore.find(trackId())).toEqual(aDraft());
      expect(await notesOf(view, 'artist.add_stem')).toBe(0);
    }),

    policy(
      'begins one of the stems that concurrent callers add to a version of a draft',
      async (view, concurrently) => {
        await view.draftStore.add(aDraftAddition(aDraft(), 1));
        const outcomes = await concurrently(4, ({ uploadStore }, n) =>
          uploadStore.begin(aStemUpload(n + 2), uploadTotalsOf(), changed(withStems(1, n + 2))),
        );
        expect(outcomes.filter((outcome) => outcome === 'begun')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'draft-changed')).toHaveLength(3);
      },
    ),

    policy(
      'deletes the upload of a stem that another one replaces, and returns no stem as the master',
      async (view) => {
        const { uploadStore } = view;
        await withStem(view);
        expect(await uploadStore.find(uploadId(2))).toMatchObject({
          state: 'ready',
          measured: measuredStem(2),
        });
        expect(await uploadStore.sound(uploadId(2))).toBeUndefined();
        expect(await uploadStore.masterOf(trackId())).toMatchObject({ uploadId: uploadId(1) });
        const replaced = { ...withStems(2, 3), version: 3 };
        expect(await uploadStore.begin(aStemUpload(3), uploadTotalsOf(), changed(replaced, [2]))).toBe(
          'begun',
        );
        expect(await uploadStore.find(uploadId(2))).toMatchObject({ state: 'deleting', stemId });
        expect(await uploadStore.find(uploadId(3))).toEqual(aStemUpload(3));
      },
    ),

    policy(
      'marks the uploads of a changed draft, or stores nothing if one that it keeps is not ready',
      async (view) => {
        const { uploadStore, draftStore } = view;
        await withStem(view);
        const open = { ...withStems(2, 2, 3), version: 3 };
        await uploadStore.begin(aStemUpload(3), uploadTotalsOf(), changed(open));
        const marks = (keeps: readonly number[], leaves: readonly number[], drops: readonly number[]) => ({
          keeps: keeps.map((n) => uploadId(n)),
          leaves: leaves.map((n) => uploadId(n)),
          drops: drops.map((n) => uploadId(n)),
        });
        const keeping = { ...aDraftChange(withStems(2, 2), 1, 3), stems: marks([2, 3], [], []) };
        expect(await draftStore.change(keeping)).toBe('guard-failed');
        expect(await uploadStore.find(uploadId(2))).not.toHaveProperty('isSubmitted');
        expect(await draftStore.change({ ...keeping, stems: marks([2], [], [3]) })).toBe('changed');
        expect(await uploadStore.find(uploadId(2))).toMatchObject({ isSubmitted: true });
        expect(await uploadStore.find(uploadId(3))).toMatchObject({ state: 'deleting' });
        const left = { ...aDraftChange(withStems(3, 2), 2, 4), stems: marks([], [2], []) };
        expect(await draftStore.change(left)).toBe('changed');
        expect(await uploadStore.find(uploadId(2))).not.toHaveProperty('isSubmitted');
        const last = { ...aDraftChange(withStems(4), 3, 5), stems: marks([], [], [2]) };
        expect(await draftStore.change(last)).toBe('changed');
        expect(await uploadStore.find(uploadId(2))).toMatchObject({ state: 'deleting' });
      },
    ),

    policy(
      'gives a requested comparison to one worker, and records its result',
      async (view, concurrently) => {
        const { uploadStore } = view;
        await tidied(view);
        expect(await uploadStore.claim(lease(later))).toBeUndefined();
        for (const n of [1, 2, 9]) await uploadStore.requestComparison(uploadId(n), later);
        expect((await masterIn(view))?.comparison).toEqual({ dueSince: later, attempts: 0 });
        const claims = await concurrently(3, (each, n) => each.uploadStore.claim(lease(later, `lse_${n}`)));
        const won = claims.flatMap((claim) => (claim ? [claim] : []));
        expect(won).toEqual([await masterIn(view)]);
        const token = won[0]?.token ?? '';
        await uploadStore.compare(uploadId(), { token: 'lse_other', result });
        expect((await masterIn(view))?.comparison).toMatchObject({ dueSince: later, attempts: 1 });
        await uploadStore.compare(uploadId(), { token, result });
        expect((await masterIn(view))?.comparison).toEqual({ ...result, attempts: 0 });
        expect(await uploadStore.claim(lease(later + 2 * leaseMs))).toBeUndefined();
      },
    ),

    policy('ends the lease of a comparison when another one is requested', async (view) => {
      const { uploadStore } = view;
      await tidied(view);
      await uploadStore.requestComparison(uploadId(), later);
      const { token } = (await uploadStore.claim(lease(later))) ?? {};
      await uploadStore.requestComparison(uploadId(), later + 1);
      expect(await uploadStore.renew(uploadId(), lease(later + 1))).toBe(false);
      await uploadStore.compare(uploadId(), { token: token ?? '', result });
      expect((await masterIn(view))?.comparison).toEqual({ dueSince: later + 1, attempts: 0 });
      expect(await uploadStore.claim(lease(later + 1, 'lse_next'))).toMatchObject({ uploadId: uploadId() });
    }),

    policy('renews the lease of a comparison, and returns it to the queue', async (view) => {
      const { uploadStore } = view;
      await tidied(view);
      await uploadStore.requestComparison(uploadId(), later);
      await uploadStore.claim(lease(later));
      expect(await uploadStore.renew(uploadId(), lease(later + leaseMs / 2))).toBe(true);
      expect(await uploadStore.claim(lease(later + leaseMs, 'lse_early'))).toBeUndefined();
      const end = { token: 'lse_compare', at: later + leaseMs, isCounted: false };
      await uploadStore.endLease(uploadId(), end);
      expect((await masterIn(view))?.comparison).toEqual({ dueSince: later, attempts: 0 });
      expect(await uploadStore.claim(lease(later + leaseMs))).toMatchObject({ uploadId: uploadId() });
      await uploadStore.endLease(uploadId(), { ...end, isCounted: true });
      expect((await masterIn(view))?.comparison).toMatchObject({ attempts: 1 });
    }),
  ];
};
