import type { Lease } from '../../../domain/shared/claims/lease.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { UploadId } from '../../../domain/shared/ids.ts';
import type { UploadStage } from '../../../domain/uploads/outcome.ts';
import {
  isUnreadable,
  maxProcessingAttempts,
  outagePauseMs,
  processingPauseMs,
} from '../../../domain/uploads/processing.ts';
import type { Clock, Delay, Ids } from '../../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import { abortOf, leaseOf, underLease, type Leased } from '../../shared/under-lease.ts';
import type { OnStage } from './measure-upload.ts';

export interface WorkDependencies {
  readonly uploadStore: Pick<UploadStore, 'renew' | 'endLease'>;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** Work on an upload that a worker has leased. */
interface Work<Outcome> {
  readonly uploadId: UploadId;
  /** Attempts that count, including this one. */
  readonly attempts: number;
  /** When the work was requested. */
  readonly since: Instant;
  readonly run: (onStage: OnStage) => Promise<Outcome>;
  readonly record: (outcome: Outcome) => Promise<void>;
  /** The outcome after too many attempts, or if a file cannot be read for a week. */
  readonly givenUp: () => Promise<Outcome>;
}

/** Returns the result; undefined when the process stops or another worker took over. */
const outcomeUnderLease = async <Outcome>(
  dependencies: WorkDependencies,
  leased: Leased,
  { uploadId, run }: Work<Outcome>,
): Promise<Outcome | undefined> => {
  const { uploadStore, clock } = dependencies;
  const renew = (lease: Lease, stage?: UploadStage) =>
    uploadStore.renew(uploadId, { ...lease, ...(stage && { stage }) });
  let isLost = false;
  let ended: Promise<unknown> = Promise.resolve();
  const working = underLease({ ...dependencies, renew }, leased, (canceled) => {
    const running = run(async (stage) => {
      isLost = canceled.aborted || !(await renew(leaseOf(clock, leased.token), stage));
      if (isLost) throw new Error('another worker has the upload');
    });
    ended = running.catch(() => undefined);
    return running;
  });
  const outcome = await working.catch((error: unknown) => {
    if (!isLost) throw error;
    return undefined;
  });
  // Canceled work occupies a thread and the disk until its step ends: this worker begins no other meanwhile.
  await Promise.race([ended, abortOf(leased.stopping)]);
  return outcome;
};

/** Works on an upload and records the result, or returns it to the queue if there is none. */
export const workOnUpload = async <Outcome>(
  dependencies: WorkDependencies,
  leased: Leased,
  work: Work<Outcome>,
): Promise<void> => {
  const { uploadStore, clock } = dependencies;
  const { uploadId, attempts, since, record, givenUp } = work;
  const endLease = (pauseMs: number, isCounted: boolean) =>
    uploadStore.endLease(uploadId, { token: leased.token, at: clock.now() + pauseMs, isCounted });
  const isTooMany = attempts > maxProcessingAttempts;
  try {
    const outcome = isTooMany ? await givenUp() : await outcomeUnderLease(dependencies, leased, work);
    await (outcome === undefined ? endLease(0, false) : record(outcome));
  } catch (error) {
    const isOutage = isUnavailable(error);
    const now = clock.now();
    if (isOutage && isUnreadable(since, now)) {
      await record(await givenUp());
      throw error;
    }
    // If the store cannot be reached either, the lease expires.
    const pauseMs = isOutage ? outagePauseMs(since, now) : processingPauseMs(attempts);
    await endLease(pauseMs, !isOutage).catch(() => undefined);
    throw error;
  }
};
