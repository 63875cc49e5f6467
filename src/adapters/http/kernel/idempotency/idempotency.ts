import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { Idempotency } from '../../../../ports/driving/idempotency.ts';
import { isUnavailable } from '../../../../ports/driven/shared/unavailable.ts';
import type { IncomingRequest } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import { fingerprintOf, idempotencyKeyOf, scopedKey } from './idempotency-key.ts';
import { idempotencyLocks, type LockDependencies } from './lock.ts';
import type { AnyResponse } from '../response/response-shape.ts';
import type { Endpoint, RequestOf, Route } from '../route.ts';

export type IdempotencyDependencies = LockDependencies & Pick<Idempotency, 'beginIdempotent' | 'findRecord'>;

type Rejected = Extract<Result<never, Failure>, { readonly ok: false }>;
export type Outcome = AnyResponse | Rejected;

export const isRejected = (outcome: Outcome): outcome is Rejected => outcome.ok !== undefined;

const rejected = (failure: Failure): Rejected => ({ ok: false, failure });

const replayed = (outcome: Outcome): Outcome =>
  isRejected(outcome)
    ? outcome
    : { ...outcome, headers: { ...outcome.headers, 'idempotent-replayed': 'true' } };

type Called = Pick<RequestOf<Route>, 'caller'>;
type HeadRequest = Pick<RequestOf<Route>, 'caller' | 'params' | 'headers' | 'address'>;

/** Returns the ID of the platform, or of the member of an artist or label account, to whom the keys of a request belong. */
const keeperOf = ({ caller }: Called): string | undefined => {
  if (!caller) return undefined;
  if ('platform' in caller) return caller.platform.platformId;
  return 'member' in caller && 'memberId' in caller.member ? caller.member.memberId : undefined;
};

/** Returns the idempotency key of a request; undefined when it has none, or when the route takes none. */
const keyOf = (
  { route }: Endpoint,
  called: Called,
  { method, target, headers }: IncomingRequest,
): Result<string, Failure> | undefined => {
  const sent = headers['idempotency-key'];
  const keeper = keeperOf(called);
  if (route.idempotent === undefined || sent === undefined || keeper === undefined) return undefined;
  const key = idempotencyKeyOf(sent);
  return key.ok ? ok(scopedKey(keeper, method, target.path, key.value)) : key;
};

/**
 * `run` calls a handler, under an Idempotency-Key at most once; a repeated request gets the first outcome again.
 * `precheck` rejects a request before its body is read, unless its key was used before.
 */
export const idempotency = (dependencies: IdempotencyDependencies) => {
  const { beginIdempotent, findRecord, storageDeadline } = dependencies;
  const { renewPeriodically, release } = idempotencyLocks(dependencies);
  const apart = <T>(work: () => Promise<T>): Promise<T> =>
    storageDeadline ? storageDeadline.apart(work) : work();
  const runUnderKey = async (
    key: string,
    { handle, replay }: Endpoint,
    request: RequestOf<Route>,
    payload: unknown,
  ): Promise<Outcome> => {
    const requested = await beginIdempotent({ key, fingerprint: fingerprintOf(payload) });
    const begun = requested.ok ? requested.value : requested.failure;
    if (begun.outcome === 'running')
      return rejected({ kind: 'idempotency-running', retryAfterMs: begun.retryAfterMs });
    if (begun.outcome === 'mismatch') return rejected({ kind: 'idempotency-mismatch' });
    if (begun.outcome === 'done') {
      if (!replay) throw new Error(`no handler can replay ${key}`);
      return replayed((await replay(request, begun)) as Outcome);
    }
    const stopRenewing = await apart(async () => renewPeriodically(begun.lock));
    try {
      const outcome = (await handle({ ...request, idempotencyKey: { key } })) as Outcome;
      const stopped = stopRenewing();
      if (isRejected(outcome)) await release(await stopped);
      return outcome;
    } catch (error) {
      const released = apart(() => stopRenewing().then(release));
      // During an outage, waiting for the release would delay the response again.
      if (!isUnavailable(error)) await released;
      throw error;
    }
  };

  const run = async (
    endpoint: Endpoint,
    request: RequestOf<Route>,
    incoming: IncomingRequest,
    payload: unknown,
  ): Promise<Outcome> => {
    const key = keyOf(endpoint, request, incoming);
    if (key === undefined) return (await endpoint.handle(request)) as Outcome;
    return key.ok ? runUnderKey(key.value, endpoint, request, payload) : key;
  };

  const precheck = async (
    endpoint: Endpoint,
    called: HeadRequest,
    incoming: IncomingRequest,
  ): Promise<Rejected | undefined> => {
    const allowed = await endpoint.precheck?.(called);
    if (allowed === undefined || allowed.ok) return undefined;
    const key = keyOf(endpoint, called, incoming);
    if (key === undefined) return allowed;
    if (!key.ok) return key;
    // The key is looked up last: a request that took it in the meantime may have used up the quota.
    const found = await findRecord({ key: key.value });
    return found.ok && found.value === 'taken' ? undefined : allowed;
  };
  return { run, precheck };
};
