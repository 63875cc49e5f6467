import { Unavailable } from '../../ports/driven/unavailable.ts';

/** As the client throws what a store answered; every member may be missing. */
interface Answered {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const answered = (error: unknown): Answered => (typeof error === 'object' && error !== null ? error : {});
const statusOf = (error: unknown): number | undefined => answered(error).$metadata?.httpStatusCode;

/** There is no such object. A bucket that is missing is an outage instead. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && answered(error).name !== 'NoSuchBucket';

/** The condition of a write does not hold, or a rival's write was under way at the same time (409). */
export const isRefused = (error: unknown): boolean =>
  statusOf(error) === 412 || statusOf(error) === 409 || isMissing(error);

/**
 * The store's own troubles, wrong credentials and a missing bucket among them: the request is not at fault. Only what
 * tells of the trouble is handed on, since a client's error may hold parts of the request.
 */
export const outage = (error: unknown): Error => {
  if (error instanceof Unavailable || error instanceof RangeError) return error;
  const { name, message, code } = answered(error);
  const status = statusOf(error);
  const what = [name, code, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
  if (name === 'NoSuchBucket' || code === 'NoSuchBucket')
    return new Unavailable('the bucket (S3_BUCKET) does not exist', { cause: new Error(what) });
  const told = status === undefined ? 'does not answer' : `answered ${status}`;
  return new Unavailable(`the media store ${told}`, { cause: new Error(what) });
};
