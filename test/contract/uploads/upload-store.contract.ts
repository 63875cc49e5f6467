import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { deletionDelayMs, maxSpare, uploadKeptMs } from '../../../src/domain/uploads/upload.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDeletingUpload,
  anUpload,
  aPart,
  uploadId,
  uploadTotalsOf,
} from '../../support/uploads/upload-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { uploadProcessingContract } from './upload-processing.contract.ts';
import { uploadStemsContract } from './upload-stems.contract.ts';
import { uploadTracksContract } from './upload-tracks.contract.ts';
import { begun, noteOf, notesOf, sentPart, type UploadsView } from './uploads-view.ts';

const deletion = { now: noon + 5_000, scope: 'any' as const, audit: noteOf('artist.delete_upload') };

const aSpare = (name: string | number) => ({ key: aPart(name, 1).key, since: noon });

/** The promises of every store of uploads: see `UploadStore`. */
export const uploadStoreContract = (open: OpenWorld<UploadsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns an upload as it was recorded', async (view) => {
      await begun(view, 1, 2);
      expect(await view.uploadStore.find(uploadId(2))).toEqual(anUpload({}, 2));
      expect(await view.uploadStore.find(uploadId(3))).toBeUndefined();
    }),

    policy(
      'admits as many of twenty concurrent callers of an account as allowed',
      async (view, concurrently) => {
        const other = anUpload({ accountId: accountId(2) }, 50);
        expect(await view.uploadStore.begin(other, uploadTotalsOf({ underWay: 1 }))).toBe('begun');
        const outcomes = await concurrently(20, ({ uploadStore }, n) =>
          uploadStore.begin(anUpload({}, n), uploadTotalsOf({ underWay: 5 })),
        );
        expect(outcomes.filter((each) => each === 'begun')).toHaveLength(5);
        expect(outcomes.filter((each) => each === 'underWay')).toHaveLength(15);
      },
    ),

    policy(
      'begins no upload beyond the number or the bytes of an account, and records one once',
      async (view) => {
        await begun(view, 1, 2);
        const another = (changes: Parameters<typeof uploadTotalsOf>[0], n = 3) =>
          view.uploadStore.begin(anUpload({}, n), uploadTotalsOf(changes));
        expect(await another({ uploads: 2 })).toBe('uploads');
        expect(await another({ bytes: 5_999 })).toBe('bytes');
        expect(await another({ uploads: 1 }, 1)).toBe('begun');
        expect(await another({ bytes: 6_000 })).toBe('begun');
        await view.uploadStore.withdraw(uploadId(1), deletion);
        expect(await another({ bytes: 9_000, uploads: 3, underWay: 3 }, 4)).toBe('begun');
      },
    ),

    policy('appends parts at their offset, each once, up to the announced size', async (view) => {
      await begun(view, 1);
      const { uploadStore } = view;
      const first = { ...anUpload(), parts: [aPart(1, 600)] };
      for (let time = 0; time < 2; time++)
        expect(await sentPart(view, 1, { offset: 0, sizeBytes: 600 })).toEqual(
          time === 0 ? first : { ...first, spare: [] },
        );
      expect(await sentPart(view, 2, { offset: 0, sizeBytes: 400 })).toBe('conflict');
      expect(await sentPart(view, 3, { offset: 600, sizeBytes: 401 })).toBe('refused');
      const spare = [aSpare(3)];
      expect(await uploadStore.find(uploadId())).toEqual({ ...first, spare });
      const whole = { ...first, parts: [aPart(1, 600), aPart(4, 400)], spare };
      expect(await sentPart(view, 4, { offset: 600, sizeBytes: 400 })).toEqual(whole);
      expect(await uploadStore.find(uploadId())).toEqual(whole);
    }),

    policy('appends one of several parts that are sent at the same offset', async (view, concurrently) => {
      await begun(view, 1);
      const outcomes = await concurrently(4, ({ uploadStore }, n) =>
        sentPart({ uploadStore }, n, { offset: 0, sizeBytes: 100 * n }),
      );
      expect(outcomes.filter((each) => each === 'conflict')).toHaveLength(3);
      const won = outcomes.findIndex((each) => typeof each !== 'string') + 1;
      expect(await view.uploadStore.find(uploadId())).toMatchObject({ parts: [aPart(won, 100 * won)] });
    }),

    policy('names a file before it is stored, until it is a part or deleted', async (view) => {
      await begun(view, 1);
      const { uploadStore } = view;
      const [one, other] = [aPart('one', 1_000).key, aPart('other', 1_000).key];
      for (const key of [one, other, one])
        await uploadStore.reserve(uploadId(), { key, offset: 0, now: noon });
      expect(await uploadStore.find(uploadId())).toEqual({
        ...anUpload(),
        spare: [aSpare('one'), aSpare('other')],
      });
      expect(await uploadStore.reserve(uploadId(), { key: 'artist-uploads/x', offset: 1, now: noon })).toBe(
        'conflict',
      );
      const unnamed = aPart('unnamed', 1_000);
      expect(await uploadStore.append(uploadId(), { part: unnamed, offset: 0 })).toBe('refused');
      await uploadStore.release(uploadId(), [other]);
      await uploadStore.release(uploadId(9), [other]);
      expect(await uploadStore.find(uploadId())).toEqual({ ...anUpload(), spare: [aSpare('one')] });
    }),

    policy('names a limited number of files', async (view) => {
      await begun(view, 1);
      const reserve = (n: number) =>
        view.uploadStore.reserve(uploadId(), { key: aPart(n, 1).key, offset: 0, now: noon });
      for (let n = 1; n <= maxSpare; n++) await reserve(n);
      expect(await reserve(maxSpare + 1)).toBe('full');
      expect(await reserve(maxSpare)).toMatchObject({ state: 'open' });
    }),

    policy('joins consecutive parts, unless others were joined meanwhile', async (view) => {
      await begun(view, 1);
      const { uploadStore } = view;
      for (const n of [1, 2, 3]) await sentPart(view, n, { offset: 100 * (n - 1), sizeBytes: 100 });
      const [first, second, third] = [1, 2, 3].map((n) => aPart(n, 100));
      const keys = [second?.key ?? '', third?.key ?? ''];
      const part = aPart('joined', 200);
      expect(await uploadStore.join(uploadId(), { keys, part })).toBeUndefined();
      await uploadStore.reserve(uploadId(), { key: part.key, offset: 300, now: noon });
      for (const other of [keys.slice(0, 1), keys.toReversed(), [...keys, part.key], []])
        expect(await uploadStore.join(uploadId(), { keys: other, part })).toBeUndefined();
      expect(await uploadStore.join(uploadId(), { keys, part: { ...part, sizeBytes: 201 } })).toBeUndefined();
      const after = { ...anUpload(), parts: [first, part], spare: keys.map((key) => ({ key, since: 0 })) };
      for (let time = 0; time < 2; time++)
        expect(await uploadStore.join(uploadId(), { keys, part })).toEqual(after);
      expect(await uploadStore.find(uploadId())).toEqual(after);
    }),

    policy('keeps parts that are appended or joined again after the upload was confirmed', async (view) => {
      await begun(view, 1);
      const { uploadStore } = view;
      for (const [n, sizeBytes] of [300, 300, 400].entries())
        await sentPart(view, n, { offset: 300 * n, sizeBytes });
      const [keys, part] = [[aPart(0, 300).key, aPart(1, 300).key], aPart('joined', 600)];
      await uploadStore.reserve(uploadId(), { key: part.key, offset: 1_000, now: noon });
      await uploadStore.join(uploadId(), { keys, part });
      await uploadStore.confirm(uploadId(), { now: noon, audit: noteOf('artist.confirm_upload') });
      const confirmed = await uploadStore.find(uploadId());
      expect(confirmed).toMatchObject({ state: 'processing', parts: [part, aPart(2, 400)] });
      expect(await uploadStore.append(uploadId(), { part: aPart(2, 400), offset: 600 })).toEqual(confirmed);
      expect(await uploadStore.join(uploadId(), { keys, part })).toEqual(confirmed);
      expect(await uploadStore.append(uploadId(), { part: aPart(3, 1), offset: 1_000 })).toBe('refused');
      expect(await uploadStore.find(uploadId())).toEqual(confirmed);
    }),

    policy('deletes no confirmed upload for its URL', async (view) => {
      await begun(view, 1);
      const { uploadStore } = view;
      await sentPart(view, 1, { offset: 0, sizeBytes: 1_000 });
      await uploadStore.confirm(uploadId(), { now: noon, audit: noteOf('artist.confirm_upload') });
      expect(await uploadStore.withdraw(uploadId(), { ...deletion, scope: 'open' })).toBeUndefined();
      expect(await uploadStore.find(uploadId())).toMatchObject({ state: 'processing' });
      expect(await notesOf(view, 'artist.delete_upload')).toBe(0);
      expect(await uploadStore.withdraw(uploadId(), deletion)).toMatchObject({ state: 'deleting' });
    }),

    policy(
      'deletes an upload of an account once, with its note, and accepts no bytes for it',
      async (view, concurrently) => {
        await begun(view, 1, 2);
        const deletions = await concurrently(4, ({ uploadStore }) =>
          uploadStore.withdraw(uploadId(), deletion),
        );
        const deleting = { ...anUpload(), state: 'deleting', dueAt: noon + 5_000 + deletionDelayMs };
        expect(deletions.filter((each) => each !== undefined)).toEqual([deleting]);
        const { uploadStore } = view;
        expect(await uploadStore.find(uploadId())).toEqual(deleting);
        expect(await notesOf(view, 'artist.delete_upload')).toBe(1);
        const part = aPart(1, 10);
        expect(await uploadStore.reserve(uploadId(), { key: part.key, offset: 0, now: noon })).toBe(
          'refused',
        );
        expect(await uploadStore.append(uploadId(), { part, offset: 0 })).toBe('refused');
        expect(await uploadStore.reserve(uploadId(3), { key: part.key, offset: 0, now: noon })).toBe(
          'refused',
        );
        expect(await uploadStore.append(uploadId(3), { part, offset: 0 })).toBe('refused');
        expect(await uploadStore.withdraw(uploadId(3), deletion)).toBeUndefined();
      },
    ),

    policy('lists uploads of an account, newest first, page by page', async (view) => {
      await begun(view, 2, 4, 1, 3);
      const { uploadStore } = view;
      await uploadStore.begin(anUpload({ accountId: accountId(2) }, 5), uploadTotalsOf());
      await uploadStore.withdraw(uploadId(3), deletion);
      const first = await uploadStore.ofAccount(accountId(), { limit: 2 });
      expect(first).toEqual({
        items: [anUpload({}, 4), anUpload({}, 2)],
        next: { at: noon + 2, id: uploadId(2) },
      });
      expect(
        await uploadStore.ofAccount(accountId(), { limit: 2, after: { at: noon + 2, id: uploadId(2) } }),
      ).toEqual({
        items: [anUpload({}, 1)],
      });
    }),

    policy('marks an upload for deletion after seven days, and not before', async (view) => {
      await begun(view, 1, 2);
      const { uploadStore } = view;
      const dueAt = noon + 1 + uploadKeptMs;
      expect(await uploadStore.due(dueAt - 1, 10)).toEqual([]);
      expect(await uploadStore.due(dueAt, 10)).toEqual([anUpload()]);
      expect(await uploadStore.reconsider(uploadId(), dueAt - 1)).toEqual(anUpload());
      expect(await uploadStore.reconsider(uploadId(), dueAt)).toEqual(aDeletingUpload());
      expect(await uploadStore.due(dueAt + 1, 10)).toEqual([anUpload({}, 2)]);
      const later = dueAt + deletionDelayMs;
      expect(await uploadStore.due(later, 10)).toEqual([anUpload({}, 2), aDeletingUpload()]);
      expect(await uploadStore.reconsider(uploadId(3), dueAt)).toBeUndefined();
    }),

    policy('puts off by a day an upload whose deletion was attempted before', async (view) => {
      await begun(view, 1, 2);
      const { uploadStore } = view;
      const { dueAt } = anUpload({}, 2);
      const later = dueAt + deletionDelayMs;
      await uploadStore.reconsider(uploadId(), dueAt);
      const putOff = { ...aDeletingUpload(), dueAt: later + dayMs };
      for (let time = 0; time < 2; time++)
        expect(await uploadStore.reconsider(uploadId(), later)).toEqual(putOff);
      expect(await uploadStore.due(later, 10)).toEqual([anUpload({}, 2)]);
    }),

    policy(
      'removes the record of an upload that is being deleted, once, with its note',
      async (view, concurrently) => {
        await begun(view, 1, 2);
        expect(await view.uploadStore.remove(uploadId(), noteOf('upload.delete'))).toBe(false);
        await view.uploadStore.reconsider(uploadId(), anUpload().dueAt);
        const removed = await concurrently(4, ({ uploadStore }) =>
          uploadStore.remove(uploadId(), noteOf('upload.delete')),
        );
        expect(removed.filter((each) => each)).toHaveLength(1);
        expect(await view.uploadStore.find(uploadId())).toBeUndefined();
        expect(await view.uploadStore.find(uploadId(2))).toEqual(anUpload({}, 2));
        expect(await notesOf(view, 'upload.delete')).toBe(1);
      },
    ),
  ];
};

/** All promises of a store of uploads. */
export const everyUploadContract = (open: OpenWorld<UploadsView>): readonly ContractCase[] => [
  ...uploadStoreContract(open),
  ...uploadProcessingContract(open),
  ...uploadTracksContract(open),
  ...uploadStemsContract(open),
];

/** The promises of a store when others begin an upload or append a part while a step is under way. */
export const interleavedUploadsContract = (
  open: OpenWorld<UploadsView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...[1, 2, 3].map((step) =>
      policy(`counts an upload that begins meanwhile, at step ${step}`, async (view, concurrently) => {
        const limit = uploadTotalsOf({ underWay: 1 });
        const running = {
          ...{ name: 'upload-store.begin', step },
          run: () => view.uploadStore.begin(anUpload({}, 1), limit),
        };
        let other: readonly string[] = [];
        const begunNow = await view.between(running, async () => {
          other = await concurrently(1, ({ uploadStore }) => uploadStore.begin(anUpload({}, 2), limit));
        });
        expect([begunNow, ...other].toSorted()).toEqual(['begun', 'underWay']);
      }),
    ),

    ...[1, 2].map((step) =>
      policy(`appends one of two parts at an offset, at step ${step}`, async (view, concurrently) => {
        await begun(view, 1);
        const part = aPart('mine', 100);
        await view.uploadStore.reserve(uploadId(), { key: part.key, offset: 0, now: noon });
        const running = {
          ...{ name: 'upload-store.append', step },
          run: () => view.uploadStore.append(uploadId(), { part, offset: 0 }),
        };
        let other: readonly unknown[] = [];
        const mine = await view.between(running, async () => {
          other = await concurrently(1, (each) => sentPart(each, 'other', { offset: 0, sizeBytes: 200 }));
        });
        expect([mine, ...other].filter((each) => each === 'conflict')).toHaveLength(1);
        const kept = await view.uploadStore.find(uploadId());
        expect(kept?.parts).toHaveLength(1);
      }),
    ),
  ];
};
