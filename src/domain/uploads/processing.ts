import type { Instant } from '../shared/calendar.ts';
import { isComparisonDue, type DueMaster } from './comparison.ts';
import type { UploadOutcome, UploadStage } from './outcome.ts';
import {
  deletionDelayMs,
  offsetOf,
  uploadFileKey,
  uploadKeptMs,
  type FinishedUpload,
  type KeptUpload,
  type ProcessingUpload,
  type ReadyMaster,
  type SpareFile,
  type UploadRecord,
} from './upload.ts';

/** An attempt that begins after so many without a result ends as failed: the file may be the reason. */
export const maxProcessingAttempts = 10;
const shortestPauseMs = 10_000;
const longestPauseMs = 300_000;

/**
 * Returns the pause after an outage, which is not counted because the file is not the reason: a tenth of the time since the confirmation, 10 s to
 * 5 min. A file that the media store can never read is therefore read seldom; see `isUnreadable`.
 */
export const outagePauseMs = (confirmedAt: Instant, now: Instant): number =>
  Math.min(Math.max((now - confirmedAt) / 10, shortestPauseMs), longestPauseMs);

/**
 * Returns whether an upload whose files cannot be read ends as failed. No outage lasts a week after the confirmation: the media store never
 * returns one of its files, such as a damaged one in a bucket.
 */
export const isUnreadable = (confirmedAt: Instant, now: Instant): boolean =>
  now - confirmedAt >= uploadKeptMs;

/** Returns the pause after an attempt without a result. It doubles with each. */
export const processingPauseMs = (attempts: number): number =>
  Math.min(1_000 * 2 ** attempts, longestPauseMs);

/** The key of the assembled file. It is the same in each attempt, so that no attempt makes a second master. */
export const masterKey = ({ uploadId }: Pick<UploadRecord, 'uploadId'>): string =>
  uploadFileKey(uploadId, 'master');

const nextOf = ({ since }: SpareFile): Instant => (since === 0 ? 0 : since + deletionDelayMs);

/** Returns the keys of files that can be deleted after processing: none can become a part any longer. */
export const leftoverKeys = ({ spare }: Pick<UploadRecord, 'spare'>, now: Instant): readonly string[] =>
  spare.filter((file) => nextOf(file) <= now).map(({ key }) => key);

/** Returns when a worker may take the upload, to process it, to compare it with stems, or to delete what is left over; undefined if there is nothing to do. */
export const workAtOf = (upload: UploadRecord): Instant | undefined => {
  if (upload.state === 'processing' || isComparisonDue(upload)) return upload.workAt;
  if (upload.state !== 'ready' && upload.state !== 'failed') return undefined;
  if (upload.spare.length === 0) return undefined;
  return Math.max(upload.workAt, Math.min(...upload.spare.map(nextOf)));
};

/**
 * Returns an upload whose account confirms it: it waits for a worker, or is unchanged if it was confirmed before. Undefined if it is being
 * deleted.
 */
export const confirmed = (
  upload: UploadRecord,
  now: Instant,
  sha256?: string,
): Exclude<KeptUpload, { readonly state: 'open' }> | 'incomplete' | undefined => {
  if (upload.state === 'deleting') return undefined;
  if (upload.state !== 'open') return upload;
  if (offsetOf(upload) !== upload.sizeBytes) return 'incomplete';
  const { dueAt: _, ...kept } = upload;
  const announced = sha256 === undefined ? {} : { sha256 };
  return {
    ...kept,
    ...announced,
    state: 'processing',
    stage: 'waiting',
    attempts: 0,
    confirmedAt: now,
    workAt: now,
  };
};

/** The time for which a worker has an upload alone. */
export interface UploadLease {
  readonly token: string;
  readonly until: Instant;
}

const attempted = ({ comparison }: DueMaster, attempts: number): Pick<DueMaster, 'comparison'> => ({
  comparison: { ...comparison, attempts: comparison.attempts + attempts },
});

/** Returns the upload with the lease of a worker, or undefined if there is nothing to do or another one has it. */
export const claimed = (
  upload: UploadRecord,
  { token, now, until }: UploadLease & { readonly now: Instant },
): ProcessingUpload | FinishedUpload | undefined => {
  const workAt = workAtOf(upload);
  if (workAt === undefined || workAt > now) return undefined;
  if (upload.state === 'processing')
    return { ...upload, token, workAt: until, attempts: upload.attempts + 1 };
  if (isComparisonDue(upload)) return { ...upload, token, workAt: until, ...attempted(upload, 1) };
  return upload.state === 'ready' || upload.state === 'failed'
    ? { ...upload, token, workAt: until }
    : undefined;
};

const isMine = (upload: UploadRecord, token: string): upload is ProcessingUpload =>
  upload.state === 'processing' && upload.token === token;

/** Returns the upload with an extended lease and the step that begins, or undefined if the token has no lease of it. */
export const renewed = (
  upload: UploadRecord,
  { token, until, stage }: UploadLease & { readonly stage?: UploadStage },
): ProcessingUpload | ReadyMaster | undefined => {
  if (isComparisonDue(upload) && upload.token === token) return { ...upload, workAt: until };
  return isMine(upload, token) ? { ...upload, workAt: until, stage: stage ?? upload.stage } : undefined;
};

/** Returns the upload without its lease, or undefined if the token has none. `isCounted`: the attempt counts, because it may fail again. */
export const leaseEnded = (
  upload: UploadRecord,
  { token, at, isCounted }: { readonly token: string; readonly at: Instant; readonly isCounted: boolean },
): ProcessingUpload | ReadyMaster | undefined => {
  if (isComparisonDue(upload) && upload.token === token) {
    const { token: _, ...kept } = upload;
    return { ...kept, workAt: at, ...attempted(upload, isCounted ? 0 : -1) };
  }
  if (!isMine(upload, token)) return undefined;
  const { token: _, ...kept } = upload;
  return { ...kept, stage: 'waiting', workAt: at, attempts: upload.attempts - (isCounted ? 0 : 1) };
};

/** The sound of a ready master is stored beside the upload. */
export type Outcome =
  | Exclude<UploadOutcome, { readonly kind: 'ready' }>
  | Omit<Extract<UploadOutcome, { readonly kind: 'ready' }>, 'sound'>;

interface Finishing extends UploadLease {
  readonly outcome: Outcome;
  readonly now: Instant;
}

/** Returns the upload with its result, or undefined if the token has no lease of it. The lease continues: its worker deletes what is left over. */
export const finished = (
  upload: UploadRecord,
  { token, until, outcome, now }: Finishing,
): FinishedUpload | undefined => {
  if (!isMine(upload, token)) return undefined;
  const { stage: _, attempts: __, parts, ...kept } = upload;
  const spare = [...kept.spare, ...parts.map(({ key }) => ({ key, since: 0 }))];
  const common = { ...kept, parts: [], workAt: until, finishedAt: now };
  const { stemId, ...ofMaster } = common;
  if (outcome.kind === 'ready') return { ...ofMaster, spare, state: 'ready', measured: outcome.measured };
  if (outcome.kind === 'ready-stem' && stemId !== undefined)
    return { ...common, stemId, spare, state: 'ready', measured: outcome.measured };
  if (outcome.kind === 'ready-stem') return undefined;
  return {
    ...common,
    spare: [...spare, { key: masterKey(upload), since: 0 }],
    state: 'failed',
    failure: outcome.failure,
    dueAt: now + uploadKeptMs,
  };
};
