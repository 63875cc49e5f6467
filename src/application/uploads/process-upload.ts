import type { AccountId } from '../../domain/shared/ids.ts';
import type { Lease } from '../../domain/shared/claims/lease.ts';
import { attemptsFailure, type UploadOutcome, type UploadStage } from '../../domain/uploads/outcome.ts';
import {
  isUnreadable,
  leftoverKeys,
  maxProcessingAttempts,
  outagePauseMs,
  processingPauseMs,
} from '../../domain/uploads/processing.ts';
import type { FinishedUpload, ProcessingUpload } from '../../domain/uploads/upload.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { ProcessUpload } from '../../ports/driving/uploads/uploads.ts';
import { abortOf, leaseOf, underLease, type Leased } from '../shared/under-lease.ts';
import { measureUpload, type MeasuringDependencies } from './measure-upload.ts';

interface Dependencies extends MeasuringDependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'claim' | 'renew' | 'endLease' | 'finish' | 'release'>;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** Deletes the files that are left over after the result was recorded. */
const deleteLeftovers = async (
  { uploadStore, mediaStore, clock }: Dependencies,
  upload: FinishedUpload,
): Promise<void> => {
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
  const result = outcome.kind === 'ready' ? 'ready' : outcome.failure.code;
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
  if (finished) await deleteLeftovers(dependencies, finished);
};

/** Returns the result of an upload; undefined when the process stops or another one took over. */
const outcomeUnderLease = async (
  dependencies: Dependencies,
  upload: ProcessingUpload,
  leased: Leased,
): Promise<UploadOutcome | undefined> => {
  const { uploadStore, clock } = dependencies;
  const renew = (lease: Lease, stage?: UploadStage) =>
    uploadStore.renew(upload.uploadId, { ...lease, ...(stage && { stage }) });
  let isLost = false;
  let ended: Promise<unknown> = Promise.resolve();
  const measured = underLease({ ...dependencies, renew }, leased, (canceled) => {
    const measuring = measureUpload(dependencies, upload, async (stage) => {
      isLost = canceled.aborted || !(await renew(leaseOf(clock, leased.token), stage));
      if (isLost) throw new Error('another worker has the upload');
    });
    ended = measuring.catch(() => undefined);
    return measuring;
  });
  const outcome = await measured.catch((error: unknown) => {
    if (!isLost) throw error;
    return undefined;
  });
  // Canceled work occupies a thread and the disk until its step ends: this worker begins no other meanwhile.
  await Promise.race([ended, abortOf(leased.stopping)]);
  return outcome;
};

/** Processes an upload, and returns it to the queue if there is no result. */
const processClaimed = async (
  dependencies: Dependencies,
  upload: ProcessingUpload,
  leased: Leased,
): Promise<void> => {
  const { uploadStore, clock } = dependencies;
  const { token } = leased;
  const endLease = (pauseMs: number, isCounted: boolean) =>
    uploadStore.endLease(upload.uploadId, { token, at: clock.now() + pauseMs, isCounted });
  const isTooMany = upload.attempts > maxProcessingAttempts;
  try {
    const outcome = isTooMany ? attemptsFailure : await outcomeUnderLease(dependencies, upload, leased);
    await (outcome ? finish(dependencies, upload, token, outcome) : endLease(0, false));
  } catch (error) {
    const isOutage = isUnavailable(error);
    const now = clock.now();
    if (isOutage && isUnreadable(upload.confirmedAt, now)) {
      await finish(dependencies, upload, token, attemptsFailure);
      throw error;
    }
    // If the store cannot be reached either, the lease expires.
    const pauseMs = isOutage ? outagePauseMs(upload.confirmedAt, now) : processingPauseMs(upload.attempts);
    await endLease(pauseMs, !isOutage).catch(() => undefined);
    throw error;
  }
};

export const processUpload = (dependencies: Dependencies): ProcessUpload => {
  const { uploadStore, clock, ids } = dependencies;
  let last: AccountId | undefined;
  return async (stopping = new AbortController().signal) => {
    const token = ids.next('lease');
    const claimed = await uploadStore.claim({ ...leaseOf(clock, token), ...(last && { after: last }) });
    if (!claimed) return false;
    last = claimed.accountId;
    await (claimed.state === 'processing'
      ? processClaimed(dependencies, claimed, { token, stopping })
      : deleteLeftovers(dependencies, claimed));
    return true;
  };
};
