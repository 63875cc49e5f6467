import type { UploadStore } from '../../../../src/ports/driven/uploads/upload-store.ts';
import { anUpload, uploadTotalsOf } from '../../../support/uploads/upload-records.ts';
import type { UploadsView } from '../../uploads/uploads-view.ts';

const store =
  (break_: (real: UploadStore) => Partial<UploadStore>) =>
  (view: UploadsView): UploadsView => ({
    ...view,
    uploadStore: { ...view.uploadStore, ...break_(view.uploadStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const uploadStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: UploadsView) => UploadsView;
}[] = [
  {
    title: 'a store that counts no uploads under way',
    by: ['admits as many of twenty concurrent callers of an account as allowed'],
    of: store((real) => ({ begin: (upload, totals) => real.begin(upload, { ...totals, underWay: 1_000 }) })),
  },
  {
    title: 'a store that counts no bytes',
    by: ['begins no upload beyond the number or the bytes of an account, and records one once'],
    of: store((real) => ({ begin: (upload, totals) => real.begin(upload, { ...totals, bytes: Infinity }) })),
  },
  {
    title: 'a store that appends wherever the upload ends',
    by: [
      'appends parts at their offset, each once, up to the announced size',
      'appends one of several parts that are sent at the same offset',
    ],
    of: store((real) => {
      const end = async (id: Parameters<UploadStore['find']>[0]) =>
        (await real.find(id))?.parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? 0;
      const anywhere = <T>(
        act: (offset: number) => Promise<T | 'conflict'>,
        id: Parameters<typeof end>[0],
      ) => {
        const again = async (): Promise<T | 'conflict'> => {
          const outcome = await act(await end(id));
          return outcome === 'conflict' ? again() : outcome;
        };
        return again();
      };
      return {
        reserve: (id, { key, now }) => anywhere((offset) => real.reserve(id, { key, offset, now }), id),
        append: (id, { part }) => anywhere((offset) => real.append(id, { part, offset }), id),
      };
    }),
  },
  {
    title: 'a store that names no file before it is stored',
    by: ['names a file before it is stored, until it is a part or deleted'],
    of: store((real) => ({
      reserve: async (id, { offset }) => {
        const upload = await real.find(id);
        if (upload?.state !== 'open') return 'refused';
        return offset === 0 ? upload : 'conflict';
      },
      append: async (id, { part, offset }) => {
        await real.reserve(id, { key: part.key, offset, now: 1 });
        return real.append(id, { part, offset });
      },
    })),
  },
  {
    title: 'a store that omits files that a join replaced',
    by: ['joins consecutive parts, unless others were joined meanwhile'],
    of: store((real) => ({
      join: async (id, joining) => {
        const after = await real.join(id, joining);
        if (after) await real.release(id, joining.keys);
        return after && { ...after, spare: [] };
      },
    })),
  },
  {
    title: 'a store that deletes without a note',
    by: ['deletes an upload of an account once, with its note, and accepts no bytes for it'],
    of: store((real) => ({
      withdraw: async (id, { now }) => {
        const deleting = await real.reconsider(id, Number.MAX_SAFE_INTEGER);
        return deleting?.state === 'deleting' ? { ...deleting, dueAt: now } : undefined;
      },
    })),
  },
  {
    title: 'a store that lists uploads that are being deleted',
    by: ['lists uploads of an account, newest first, page by page'],
    of: store(() => ({
      ofAccount: async (_, { limit }) => ({
        items: [4, 3, 2, 1].slice(0, limit).map((n) => anUpload({}, n)),
      }),
    })),
  },
  {
    title: 'a store that leaves an upload first in line whose deletion failed',
    by: ['puts off by a day an upload whose deletion was attempted before'],
    of: store((real) => ({
      reconsider: async (id, now) => {
        const upload = await real.find(id);
        return upload?.state === 'deleting' ? upload : real.reconsider(id, now);
      },
    })),
  },
  {
    title: 'a store that removes an upload that is not being deleted',
    by: ['removes the record of an upload that is being deleted, once, with its note'],
    of: store((real) => ({
      remove: async (id, audit) => (await real.remove(id, audit)) || (await real.find(id)) !== undefined,
    })),
  },
  {
    title: 'a store that rejects a part that it has, once the upload is confirmed',
    by: ['keeps parts that are appended or joined again after the upload was confirmed'],
    of: store((real) => ({
      append: async (id, change) =>
        (await real.find(id))?.state === 'processing' ? 'refused' : real.append(id, change),
    })),
  },
  {
    title: 'a store that deletes a confirmed upload for its URL',
    by: ['deletes no confirmed upload for its URL'],
    of: store((real) => ({
      withdraw: (id, deletion) => real.withdraw(id, { ...deletion, scope: 'any' }),
    })),
  },
  {
    title: 'a store that records an upload only if there is none',
    by: ['returns an upload as it was recorded'],
    of: store((real) => ({
      begin: (upload) => real.begin(upload, uploadTotalsOf({ underWay: 1 })),
    })),
  },
];
