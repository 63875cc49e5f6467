import { failedWith, type UploadOutcome } from '../../../src/domain/uploads/outcome.ts';
import { masterKey } from '../../../src/domain/uploads/processing.ts';
import { deletionDelayMs, uploadKeptMs, type OpenUpload } from '../../../src/domain/uploads/upload.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  anUpload,
  aPart,
  measuredMaster,
  readyOutcome,
  uploadId,
  uploadTotalsOf,
} from '../../support/uploads/upload-records.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { begun, noteOf, notesOf, type UploadsView } from './uploads-view.ts';

const leaseMs = 60_000;
const confirmation = (n = 1) => ({ now: noon + n, audit: noteOf('artist.confirm_upload', n) });
const leaseAt = (now: number, token = 'lse_1') => ({ token, now, until: now + leaseMs });
const resultAt = (now: number, outcome: UploadOutcome = readyOutcome(), token = 'lse_1') => ({
  ...{ ...leaseAt(now, token), outcome },
  audit: noteOf('upload.process'),
});
const later = noon + 1_000;
const silent = failedWith('silent', 'The file is silent.');

/** Records uploads that have all bytes, in one part, and a file that became none. */
const complete = async (
  { uploadStore }: Pick<UploadsView, 'uploadStore'>,
  changes: Partial<OpenUpload>,
  ...numbers: readonly number[]
) => {
  for (const n of numbers) {
    const upload = anUpload(changes, n);
    await uploadStore.begin(upload, uploadTotalsOf());
    const part = aPart('all', upload.sizeBytes, n);
    await uploadStore.reserve(uploadId(n), { key: part.key, offset: 0, now: noon });
    await uploadStore.append(uploadId(n), { part, offset: 0 });
  }
};

/** Confirms uploads, each a millisecond after the one before. */
const confirmed = async (
  view: Pick<UploadsView, 'uploadStore'>,
  changes: Partial<OpenUpload>,
  ...numbers: readonly number[]
) => {
  await complete(view, changes, ...numbers);
  for (const n of numbers) await view.uploadStore.confirm(uploadId(n), confirmation(n));
};

const { dueAt: _, ...announced } = anUpload();
const processing = {
  ...announced,
  parts: [aPart('all', 1_000)],
  ...{ state: 'processing', stage: 'waiting', attempts: 0, confirmedAt: noon + 1, workAt: noon + 1 },
};

/** The promises of a store of uploads from the confirmation on: see `UploadStore`. */
export const uploadProcessingContract = (open: OpenWorld<UploadsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('confirms a complete upload once, with its note', async (view, concurrently) => {
      await complete(view, {}, 1);
      const { uploadStore } = view;
      const all = await concurrently(4, (each) => each.uploadStore.confirm(uploadId(), confirmation()));
      expect(all).toEqual([processing, processing, processing, processing]);
      expect(await uploadStore.find(uploadId())).toEqual(processing);
      expect(await notesOf(view, 'artist.confirm_upload')).toBe(1);
      const part = aPart('more', 1);
      expect(await uploadStore.reserve(uploadId(), { key: part.key, offset: 1_000, now: noon })).toBe(
        'refused',
      );
      expect(await uploadStore.append(uploadId(), { part, offset: 1_000 })).toBe('refused');
    }),

    policy('confirms neither an incomplete nor a deleted upload', async (view) => {
      await begun(view, 1);
      await complete(view, {}, 2);
      const { uploadStore } = view;
      expect(await uploadStore.confirm(uploadId(), confirmation())).toBe('incomplete');
      await uploadStore.withdraw(uploadId(2), {
        now: noon,
        scope: 'any',
        audit: noteOf('artist.delete_upload', 2),
      });
      for (const n of [2, 3]) expect(await uploadStore.confirm(uploadId(n), confirmation(n))).toBeUndefined();
      expect(await notesOf(view, 'artist.confirm_upload')).toBe(0);
    }),

    policy(
      'counts complete uploads as bytes, but not as under way, and failed ones as neither',
      async (view) => {
        await complete(view, {}, 1);
        await confirmed(view, {}, 2);
        const { uploadStore } = view;
        const limits = (bytes: number) => uploadTotalsOf({ underWay: 1, bytes });
        expect(await uploadStore.begin(anUpload({}, 3), limits(5_999))).toBe('bytes');
        expect(await uploadStore.begin(anUpload({}, 3), limits(6_000))).toBe('begun');
        expect(await uploadStore.begin(anUpload({}, 4), limits(60_000))).toBe('underWay');
        await uploadStore.claim(leaseAt(later));
        await uploadStore.finish(uploadId(2), resultAt(later, silent));
        const next = uploadTotalsOf({ underWay: 2, bytes: 8_000 });
        expect(await uploadStore.begin(anUpload({}, 4), next)).toBe('begun');
      },
    ),

    policy('leases each confirmed upload to one of several workers', async (view, concurrently) => {
      await confirmed(view, {}, 1, 2, 3);
      await complete(view, {}, 4);
      const taken = await concurrently(5, ({ uploadStore }, n) =>
        uploadStore.claim(leaseAt(later, `lse_${n}`)),
      );
      const ids = taken.flatMap((each) => (each ? [each.uploadId] : [])).toSorted();
      // A worker that loses the race for the last one may get none.
      expect(new Set(ids).size).toBe(ids.length);
      const rest = [
        await view.uploadStore.claim(leaseAt(later)),
        await view.uploadStore.claim(leaseAt(later)),
      ];
      const all = [...ids, ...rest.flatMap((each) => (each ? [each.uploadId] : []))];
      expect(all.toSorted()).toEqual([uploadId(1), uploadId(2), uploadId(3)]);
      expect(await view.uploadStore.claim(leaseAt(later))).toBeUndefined();
    }),

    policy('leases the longest confirmed upload first, and one whose lease ended again', async (view) => {
      await confirmed(view, {}, 2, 1);
      const { uploadStore } = view;
      expect(await uploadStore.claim(leaseAt(noon))).toBeUndefined();
      expect(await uploadStore.claim(leaseAt(later))).toEqual({
        ...{ ...processing, token: 'lse_1', workAt: later + leaseMs, attempts: 1 },
      });
      expect(await uploadStore.claim(leaseAt(later, 'lse_2'))).toMatchObject({ uploadId: uploadId(2) });
      expect(await uploadStore.claim(leaseAt(later + leaseMs - 1, 'lse_3'))).toBeUndefined();
      expect(await uploadStore.claim(leaseAt(later + leaseMs, 'lse_3'))).toMatchObject({
        ...{ uploadId: uploadId(1), token: 'lse_3', attempts: 2 },
      });
    }),

    policy('leases uploads of accounts in turn', async (view) => {
      const accounts = [1, 2, 3].map((n) => accountId(n)).toSorted();
      const [first, second, third] = accounts;
      for (const [place, account] of accounts.entries())
        await confirmed(view, account ? { accountId: account } : {}, 2 * place + 1, 2 * place + 2);
      const { uploadStore } = view;
      const order: unknown[] = [];
      for (let after = second; order.length < 6;) {
        const claimed = await uploadStore.claim({ ...leaseAt(later), ...(after && { after }) });
        after = claimed?.accountId;
        order.push(after);
      }
      expect(order).toEqual([third, first, second, third, first, second]);
    }),

    policy('extends a lease with the step that begins, for its worker only', async (view) => {
      await confirmed(view, {}, 1);
      const { uploadStore } = view;
      const renewal = { token: 'lse_1', until: later + 2 * leaseMs };
      expect(await uploadStore.renew(uploadId(), renewal)).toBe(false);
      await uploadStore.claim(leaseAt(later));
      expect(await uploadStore.renew(uploadId(), { ...renewal, token: 'lse_2' })).toBe(false);
      expect(await uploadStore.renew(uploadId(), { ...renewal, stage: 'measuring' })).toBe(true);
      expect(await uploadStore.renew(uploadId(), renewal)).toBe(true);
      expect(await uploadStore.find(uploadId())).toMatchObject({ stage: 'measuring', workAt: renewal.until });
      expect(await uploadStore.claim(leaseAt(later + leaseMs, 'lse_2'))).toBeUndefined();
      expect(await uploadStore.renew(uploadId(2), renewal)).toBe(false);
    }),

    policy('ends a lease until the given time, and counts the attempt if it failed', async (view) => {
      await confirmed(view, {}, 1);
      const { uploadStore } = view;
      const back = { token: 'lse_1', at: later + 5_000, isCounted: true };
      await uploadStore.claim(leaseAt(later));
      await uploadStore.endLease(uploadId(), { ...back, token: 'lse_2' });
      expect(await uploadStore.find(uploadId())).toMatchObject({ token: 'lse_1' });
      await uploadStore.endLease(uploadId(), back);
      expect(await uploadStore.find(uploadId())).toEqual({
        ...processing,
        workAt: later + 5_000,
        attempts: 1,
      });
      expect(await uploadStore.claim(leaseAt(later + 4_999))).toBeUndefined();
      await uploadStore.claim(leaseAt(later + 5_000));
      await uploadStore.endLease(uploadId(), { ...back, isCounted: false });
      expect(await uploadStore.find(uploadId())).toMatchObject({ attempts: 1 });
      await uploadStore.endLease(uploadId(2), back);
    }),

    policy(
      'records one result, with its note, and leads to the files that are left over',
      async (view, concurrently) => {
        await confirmed(view, {}, 1);
        const { uploadStore } = view;
        await uploadStore.claim(leaseAt(later));
        expect(await uploadStore.finish(uploadId(), resultAt(later, silent, 'lse_2'))).toBeUndefined();
        const results = await concurrently(4, (each) => each.uploadStore.finish(uploadId(), resultAt(later)));
        const { stage: __, attempts: ___, ...kept } = processing;
        const ready = {
          ...{ ...kept, parts: [], spare: [{ key: aPart('all', 1).key, since: 0 }] },
          ...{ state: 'ready', token: 'lse_1', workAt: later + leaseMs, finishedAt: later },
          measured: measuredMaster(),
        };
        expect(results.filter((each) => each !== undefined)).toEqual([ready]);
        expect(await uploadStore.find(uploadId())).toEqual(ready);
        expect(await notesOf(view, 'upload.process')).toBe(1);
        expect(await uploadStore.claim(leaseAt(later))).toBeUndefined();
        expect(await uploadStore.claim(leaseAt(later + leaseMs, 'lse_2'))).toMatchObject({ state: 'ready' });
        await uploadStore.release(uploadId(), [aPart('all', 1).key]);
        expect(await uploadStore.claim(leaseAt(later + 9 * leaseMs))).toBeUndefined();
        expect(await uploadStore.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      },
    ),

    policy('leads to a file of a late process ten minutes after it was named', async (view) => {
      await complete(view, {}, 2);
      const { uploadStore } = view;
      await begun(view, 1);
      const late = aPart('late', 1).key;
      await uploadStore.reserve(uploadId(), { key: late, offset: 0, now: later });
      const part = aPart('all', 1_000);
      await uploadStore.reserve(uploadId(), { key: part.key, offset: 0, now: noon });
      await uploadStore.append(uploadId(), { part, offset: 0 });
      await uploadStore.confirm(uploadId(), confirmation());
      await uploadStore.claim(leaseAt(later));
      await uploadStore.finish(uploadId(), resultAt(later));
      await uploadStore.release(uploadId(), [part.key]);
      expect(await uploadStore.claim(leaseAt(later + deletionDelayMs - 1))).toBeUndefined();
      const found = await uploadStore.claim(leaseAt(later + deletionDelayMs));
      expect(found).toMatchObject({ uploadId: uploadId(), spare: [{ key: late, since: later }] });
    }),

    policy('keeps what is confirmed, except failed uploads, which are due after seven days', async (view) => {
      await confirmed(view, {}, 1, 2);
      const { uploadStore } = view;
      expect(await uploadStore.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      await uploadStore.claim(leaseAt(later));
      const failed = await uploadStore.finish(uploadId(), resultAt(later, silent));
      expect(failed).toMatchObject({
        ...{ state: 'failed', failure: { code: 'silent' }, dueAt: later + uploadKeptMs },
        spare: [
          { key: aPart('all', 1).key, since: 0 },
          { key: masterKey(anUpload()), since: 0 },
        ],
      });
      expect(await uploadStore.due(later + uploadKeptMs - 1, 10)).toEqual([]);
      expect(await uploadStore.due(later + uploadKeptMs, 10)).toEqual([failed]);
      const deleting = await uploadStore.reconsider(uploadId(), later + uploadKeptMs);
      expect(deleting).toMatchObject({ state: 'deleting', dueAt: later + uploadKeptMs + deletionDelayMs });
      expect(await uploadStore.reconsider(uploadId(2), later + uploadKeptMs)).toMatchObject({
        state: 'processing',
      });
    }),

    policy('deletes an upload that is processed or ready, and accepts no result for it', async (view) => {
      await confirmed(view, {}, 1);
      const { uploadStore } = view;
      await uploadStore.claim(leaseAt(later));
      const audit = noteOf('artist.delete_upload');
      const { stage: __, attempts: ___, confirmedAt: ____, workAt: _____, ...kept } = processing;
      expect(await uploadStore.withdraw(uploadId(), { now: later, scope: 'any', audit })).toEqual({
        ...{ ...kept, state: 'deleting', dueAt: later + deletionDelayMs },
      });
      expect(await uploadStore.renew(uploadId(), leaseAt(later))).toBe(false);
      expect(await uploadStore.finish(uploadId(), resultAt(later))).toBeUndefined();
      expect(await uploadStore.claim(leaseAt(later + leaseMs))).toBeUndefined();
    }),

    policy('lists ready uploads of all accounts, page by page', async (view) => {
      await confirmed(view, {}, 1, 2);
      await confirmed(view, { accountId: accountId(2) }, 3);
      await complete(view, {}, 4);
      const { uploadStore } = view;
      for (const n of [1, 2, 3]) {
        const claimed = await uploadStore.claim(leaseAt(later));
        if (!claimed) throw new Error('no upload was taken');
        await uploadStore.finish(claimed.uploadId, resultAt(later, n === 2 ? silent : readyOutcome(n)));
      }
      const first = await uploadStore.ready({ limit: 1 });
      expect(first.map((each) => each.uploadId)).toEqual([uploadId(1)]);
      const rest = await uploadStore.ready({ limit: 10, after: uploadId(1) });
      expect(rest).toEqual([await uploadStore.find(uploadId(3))]);
    }),
  ];
};
