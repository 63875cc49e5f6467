import type { AccountId } from '../../../domain/shared/ids.ts';
import { isComparisonDue, type DueMaster } from '../../../domain/uploads/comparison.ts';
import type { ComparedStems } from '../../../domain/uploads/stem-sum.ts';
import { attemptsFailure, type UploadOutcome } from '../../../domain/uploads/outcome.ts';
import { leftoverKeys } from '../../../domain/uploads/processing.ts';
import type { FinishedUpload, ProcessingUpload } from '../../../domain/uploads/upload.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { ProcessUpload } from '../../../ports/driving/uploads/uploads.ts';
import { leaseOf, type Leased } from '../../shared/under-lease.ts';
import { compareStems, requestComparison, stemsToCompare } from '../stems/compare-stems.ts';
import { measureUpload, type MeasuringDependencies } from './measure-upload.ts';
import { workOnUpload, type WorkDependencies } from './work-on-upload.ts';

interface Dependencies extends MeasuringDependencies, WorkDependencies {
  readonly uploadStore: Pick<
    UploadStore,
    | 'find'
    | 'masterOf'
    | 'claim'
    | 'renew'
    | 'endLease'
    | 'finish'
    | 'requestComparison'
    | 'compare'
    | 'release'
  >;
}

/** Ends the work on an upload whose result is recorded: stems are compared again, and files that are left over are deleted. */
const endWork = async (dependencies: Dependencies, upload: FinishedUpload): Promise<void> => {
  const { uploadStore, mediaStore, clock } = dependencies;
  // The parts are the last to go, so that a kill before repeats the request.
  const isFirst = upload.spare.some(({ since }) => since === 0);
  if (isFirst && upload.state === 'ready' && upload.trackId !== undefined)
    await requestComparison(dependencies, upload.trackId);
  const keys = leftoverKeys(upload, clock.now());
  for (const key of keys) await mediaStore.discard(key);
  await uploadStore.release(upload.uploadId, keys);
};

/** Records a result, unless another worker did or the account deletes the upload. */
const finish = async (
  dependencies: Dependencies,
  { uploadId, accountId }: ProcessingUpload,
  token: string,
  outcome: UploadOutcome,
): Promise<void> => {
  const { uploadStore, clock } = dependencies;
  const { now, until } = leaseOf(clock, token);
  const result = outcome.kind === 'failed' ? outcome.failure.code : 'ready';
  const finished = await uploadStore.finish(uploadId, {
    ...{ token, now, until, outcome },
    audit: {
      at: now,
      actor: { kind: 'service' },
      action: 'upload.process',
      subjects: [uploadId, accountId],
      detail: { result },
    },
  });
  if (finished) await endWork(dependencies, finished);
};

const processClaimed = (dependencies: Dependencies, upload: ProcessingUpload, leased: Leased) =>
  workOnUpload(dependencies, leased, {
    ...{ uploadId: upload.uploadId, attempts: upload.attempts, since: upload.confirmedAt },
    run: (onStage) => measureUpload(dependencies, upload, onStage),
    record: (outcome) => finish(dependencies, upload, leased.token, outcome),
    givenUp: () => Promise.resolve(attemptsFailure),
  });

const compareClaimed = (dependencies: Dependencies, master: DueMaster, leased: Leased) => {
  const { uploadId, comparison } = master;
  return workOnUpload<{ readonly result: ComparedStems | undefined }>(dependencies, leased, {
    ...{ uploadId, attempts: comparison.attempts, since: comparison.dueSince },
    run: async () => ({ result: await compareStems(dependencies, master) }),
    record: ({ result }) => dependencies.uploadStore.compare(uploadId, { token: leased.token, result }),
    givenUp: async () => ({
      result: { stems: await stemsToCompare(dependencies, master), sum: { kind: 'failed' } },
    }),
  });
};

export const processUpload = (dependencies: Dependencies): ProcessUpload => {
  const { uploadStore, clock, ids } = dependencies;
  let last: AccountId | undefined;
  return async (stopping = new AbortController().signal) => {
    const token = ids.next('lease');
    const claimed = await uploadStore.claim({ ...leaseOf(clock, token), ...(last && { after: last }) });
    if (!claimed) return false;
    last = claimed.accountId;
    if (claimed.state === 'processing') await processClaimed(dependencies, claimed, { token, stopping });
    else if (isComparisonDue(claimed)) await compareClaimed(dependencies, claimed, { token, stopping });
    else await endWork(dependencies, claimed);
    return true;
  };
};
