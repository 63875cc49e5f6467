import { leftoverKeys } from '../../../../src/domain/uploads/processing.ts';
import type { UploadStore } from '../../../../src/ports/driven/uploads/upload-store.ts';
import type { UploadsView } from '../../uploads/uploads-view.ts';

const store =
  (break_: (real: UploadStore) => Partial<UploadStore>) =>
  (view: UploadsView): UploadsView => ({
    ...view,
    uploadStore: { ...view.uploadStore, ...break_(view.uploadStore) },
  });

/** Stores that process uploads wrongly, by what they do, each with the cases that must catch it. */
export const uploadProcessingMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: UploadsView) => UploadsView;
}[] = [
  {
    title: 'a store that confirms whatever was received',
    by: ['confirms neither an incomplete nor a deleted upload'],
    of: store((real) => ({
      confirm: async (id, confirmation) => {
        const outcome = await real.confirm(id, confirmation);
        return outcome === 'incomplete' ? undefined : outcome;
      },
    })),
  },
  {
    title: 'a store that leases an upload that it read before',
    by: ['leases each confirmed upload to one of several workers'],
    of: store((real) => {
      let seen: Awaited<ReturnType<UploadStore['claim']>>;
      return { claim: async (claim) => (seen ??= await real.claim(claim)) };
    }),
  },
  {
    title: 'a store that ignores whose turn it is',
    by: ['leases uploads of accounts in turn'],
    of: store((real) => ({ claim: ({ after: _, ...claim }) => real.claim(claim) })),
  },
  {
    title: 'a store that extends any lease',
    by: ['extends a lease with the step that begins, for its worker only'],
    of: store((real) => ({
      renew: async (id, lease) => {
        const upload = await real.find(id);
        const token = upload?.state === 'processing' ? upload.token : undefined;
        return real.renew(id, { ...lease, token: token ?? lease.token });
      },
    })),
  },
  {
    title: 'a store that counts every attempt',
    by: ['ends a lease until the given time, and counts the attempt if it failed'],
    of: store((real) => ({ endLease: (id, end) => real.endLease(id, { ...end, isCounted: true }) })),
  },
  {
    title: 'a store that records a result for anyone',
    by: ['records one result, with its note, and leads to the files that are left over'],
    of: store((real) => ({
      finish: async (id, result) => {
        const upload = await real.find(id);
        const token = upload?.state === 'processing' ? upload.token : undefined;
        return real.finish(id, { ...result, token: token ?? result.token });
      },
    })),
  },
  {
    title: 'a store that omits the parts after the result',
    by: [
      'records one result, with its note, and leads to the files that are left over',
      'keeps what is confirmed, except failed uploads, which are due after seven days',
    ],
    of: store((real) => ({
      finish: async (id, result) => {
        const finished = await real.finish(id, result);
        if (finished) await real.release(id, leftoverKeys(finished, result.now));
        return finished && { ...finished, spare: [] };
      },
    })),
  },
  {
    title: 'a store that begins the list of ready uploads again',
    by: ['lists ready uploads of all accounts, page by page'],
    of: store((real) => ({ ready: ({ limit }) => real.ready({ limit }) })),
  },
];
