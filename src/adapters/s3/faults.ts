import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

/** An error of the client with a response of the store, in which every member can be absent. */
interface Answered {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const answered = (error: unknown): Answered => (typeof error === 'object' && error !== null ? error : {});
const statusOf = (error: unknown): number | undefined => answered(error).$metadata?.httpStatusCode;

/** Returns whether the object does not exist. A missing bucket is an outage instead. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && answered(error).name !== 'NoSuchBucket';

/** Returns whether the condition of a write is not met, or another write ran at the same time (409). */
export const isRejected = (error: unknown): boolean =>
  statusOf(error) === 412 || statusOf(error) === 409 || isMissing(error);

/**
 * Returns the error for a failure of the store, such as wrong credentials or a missing bucket, which is not
 * the fault of the request. It contains only the reason, because a client's error may contain parts of the
 * request.
 */
export const outage = (error: unknown): Error => {
  if (error instanceof Unavailable || error instanceof RangeError) return error;
  const { name, message, code } = answered(error);
  const status = statusOf(error);
  const what = [name, code, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
  if (name === 'NoSuchBucket' || code === 'NoSuchBucket')
    return new Unavailable('the bucket (S3_BUCKET) does not exist', { cause: new Error(what) });
  const state = status === undefined ? 'does not respond' : `responded with status ${status}`;
  return new Unavailable(`the media store ${state}`, { cause: new Error(what) });
};
