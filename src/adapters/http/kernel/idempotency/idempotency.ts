import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { Caller } from '../../../../ports/driving/access.ts';
import type {
  AbandonOnce,
  BeginOnce,
  LookForOnce,
  OnceMark,
  RenewOnce,
} from '../../../../ports/driving/idempotency.ts';
import type { Log } from '../../../../ports/driven/log.ts';
import type { StorageDeadline } from '../../../../ports/driven/storage-deadline.ts';
import { isUnavailable } from '../../../../ports/driven/unavailable.ts';
import type { IncomingRequest } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import { fingerprintOf, idempotencyKeyOf, scopedKey } from './idempotency-key.ts';
import type { AnyAnswer } from '../response/reply.ts';
import type { Endpoint, RequestOf, Route } from '../route.ts';

export interface IdempotencyNeeds {
  readonly beginOnce: BeginOnce;
  readonly lookForOnce: LookForOnce;
  readonly renewOnce: RenewOnce;
  readonly abandonOnce: AbandonOnce;
  /** Milliseconds after which the lock of a request that still runs is renewed; 1 s where absent. */
  readonly renewAfterMs?: number;
  /** Bounds what a request waits for its storage; absent: nothing does. */
  readonly storageDeadline?: StorageDeadline;
  readonly log: Log;
}

/** Together longer than a lock lasts. */
const releasePauseMs = 200;
const releaseTries = 25;

type Refused = Extract<Result<never, Failure>, { readonly ok: false }>;
export type Outcome = AnyAnswer | Refused;

export const isRefused = (outcome: Outcome): outcome is Refused => outcome.ok !== undefined;

const refused = (failure: Failure): Refused => ({ ok: false, failure });

const replayed = (outcome: Outcome): Outcome =>
  isRefused(outcome)
    ? outcome
    : { ...outcome, headers: { ...outcome.headers, 'idempotent-replayed': 'true' } };

type Called = Pick<RequestOf<Route>, 'caller'>;
type HeadRequest = Pick<RequestOf<Route>, 'caller' | 'params' | 'headers' | 'address'>;

const callerOf = ({ caller }: Called): Caller | undefined =>
  caller && 'platform' in caller ? caller : undefined;

/** The key that a request came under; undefined where there is none, or none is taken. */
const keyOf = (
  { route }: Endpoint,
  called: Called,
  { method, target, headers }: IncomingRequest,
): Result<string, Failure> | undefined => {
  const sent = headers['idempotency-key'];
  const caller = callerOf(called);
  if (route.idempotent === undefined || sent === undefined || caller === undefined) return undefined;
  const key = idempotencyKeyOf(sent);
  return key.ok ? ok(scopedKey(caller.platform.platformId, method, target.path, key.value)) : key;
};

/**
 * `run`: a handler; under an Idempotency-Key at most once, and shows the first outcome again where there is one.
 * `precheck`: what need not be read, for it would be refused, and is no request that ran or runs under its key.
 */
export const idempotency = (needs: IdempotencyNeeds) => {
  const {
    beginOnce,
    lookForOnce,
    renewOnce,
    abandonOnce,
    log,
    renewAfterMs = 1_000,
    storageDeadline,
  } = needs;
  const apart = <T>(work: () => Promise<T>): Promise<T> =>
    storageDeadline ? storageDeadline.apart(work) : work();
  /** Renews a lock periodically until it is stopped; stopping answers the lock as it is then. */
  const renewPeriodically = (first: OnceMark) => {
    let lock = first;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let renewal = Promise.resolve();
    const renew = async (): Promise<void> => {
      try {
        const renewed = await renewOnce(lock);
        if (renewed.ok && renewed.value !== 'lost') lock = renewed.value;
      } catch (error) {
        log.warn('an idempotency lock was not renewed', { error });
      }
      schedule();
    };
    const schedule = (): void => {
      if (stopped) return;
      timer = setTimeout(() => {
        renewal = renew();
      }, renewAfterMs).unref();
    };
    schedule();
    return async (): Promise<OnceMark> => {
      stopped = true;
      clearTimeout(timer);
      await renewal;
      return lock;
    };
  };

  /** Answers whether it need not be tried again. */
  const isReleased = async (lock: OnceMark): Promise<boolean> => {
    try {
      await abandonOnce(lock);
      return true;
    } catch (error) {
      if (isUnavailable(error)) return false;
      log.warn('an idempotency lock was not released', { error });
      return true;
    }
  };

  /** Until the store answers again, or the lock has expired anyway. */
  const releaseLater = async (lock: OnceMark): Promise<void> => {
    for (let tries = 0; tries < releaseTries; tries++) {
      await new Promise((resolve) => void setTimeout(resolve, releasePauseMs).unref());
      if (await isReleased(lock)) return;
    }
  };

  const release = async (lock: OnceMark): Promise<void> => {
    if (!(await isReleased(lock))) void apart(() => releaseLater(lock));
  };

  const runUnderKey = async (
    key: string,
    { handle, replay }: Endpoint,
    request: RequestOf<Route>,
    payload: unknown,
  ): Promise<Outcome> => {
    const asked = await beginOnce({ key, fingerprint: fingerprintOf(payload) });
    const begun = asked.ok ? asked.value : asked.failure;
    if (begun.outcome === 'running')
      return refused({ kind: 'idempotency-running', retryAfterMs: begun.retryAfterMs });
    if (begun.outcome === 'mismatch') return refused({ kind: 'idempotency-mismatch' });
    if (begun.outcome === 'done') {
      if (!replay) throw new Error(`nothing replays ${key}`);
      return replayed((await replay(request, begun)) as Outcome);
    }
    const stopRenewing = await apart(async () => renewPeriodically(begun.mark));
    try {
      const outcome = (await handle({ ...request, idempotencyKey: { key } })) as Outcome;
      const stopped = stopRenewing();
      if (isRefused(outcome)) await release(await stopped);
      return outcome;
    } catch (error) {
      const released = apart(() => stopRenewing().then(release));
      // The store that is away would be waited for once more.
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
  ): Promise<Refused | undefined> => {
    const allowed = await endpoint.precheck?.(called);
    if (allowed === undefined || allowed.ok) return undefined;
    const key = keyOf(endpoint, called, incoming);
    if (key === undefined) return allowed;
    if (!key.ok) return key;
    // Looked for last: what took the key meanwhile may have used up what was left.
    const found = await lookForOnce({ key: key.value });
    return found.ok && found.value === 'taken' ? undefined : allowed;
  };
  return { run, precheck };
};
