import type { Result } from '../../../domain/shared/result.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { AbandonOnce, BeginOnce, OnceMark } from '../../../ports/driving/idempotency.ts';
import type { Log } from '../../../ports/driven/log.ts';
import { isUnavailable } from '../../../ports/driven/unavailable.ts';
import type { Arrival } from './exchange.ts';
import type { Failure } from './failures.ts';
import { fingerprintOf, idempotencyKeyOf, scopedKey } from './once.ts';
import type { AnyAnswer } from './reply.ts';
import type { Endpoint, RequestOf, Route } from './route.ts';

export interface OnceNeeds {
  readonly beginOnce: BeginOnce;
  readonly abandonOnce: AbandonOnce;
  readonly log: Log;
}

type Refused = Extract<Result<never, Failure>, { readonly ok: false }>;
export type Outcome = AnyAnswer | Refused;

export const isRefused = (outcome: Outcome): outcome is Refused => outcome.ok !== undefined;

const refused = (failure: Failure): Refused => ({ ok: false, failure });

const replayed = (outcome: Outcome): Outcome =>
  isRefused(outcome)
    ? outcome
    : { ...outcome, headers: { ...outcome.headers, 'idempotent-replayed': 'true' } };

const callerOf = ({ caller }: RequestOf<Route>): Caller | undefined =>
  caller && 'platform' in caller ? caller : undefined;

/** Runs a handler; under an Idempotency-Key at most once, and shows the first outcome again where there is one. */
export const onceOnly = ({ beginOnce, abandonOnce, log }: OnceNeeds) => {
  const letGo = (mark: OnceMark): Promise<unknown> =>
    abandonOnce(mark).catch((error: unknown) => log.warn('an idempotency mark was not let go', { error }));

  const under = async (
    key: string,
    { handle, replay }: Endpoint,
    request: RequestOf<Route>,
    payload: unknown,
  ): Promise<Outcome> => {
    const asked = await beginOnce({ key, fingerprint: fingerprintOf(payload) });
    const begun = asked.ok ? asked.value : asked.failure;
    if (begun.outcome === 'running') return refused({ kind: 'idempotency-running' });
    if (begun.outcome === 'mismatch') return refused({ kind: 'idempotency-mismatch' });
    if (begun.outcome === 'done') {
      if (!replay) throw new Error(`nothing replays ${key}`);
      return replayed((await replay(request, begun)) as Outcome);
    }
    const { mark } = begun;
    try {
      const outcome = (await handle({ ...request, once: { key } })) as Outcome;
      if (isRefused(outcome)) await letGo(mark);
      return outcome;
    } catch (error) {
      const gone = letGo(mark);
      // The store that is away would be waited for once more.
      if (!isUnavailable(error)) await gone;
      throw error;
    }
  };

  return async (
    endpoint: Endpoint,
    request: RequestOf<Route>,
    { method, target, headers }: Arrival,
    payload: unknown,
  ): Promise<Outcome> => {
    const sent = headers['idempotency-key'];
    const caller = callerOf(request);
    if (endpoint.route.once === undefined || sent === undefined || caller === undefined) {
      return (await endpoint.handle(request)) as Outcome;
    }
    const key = idempotencyKeyOf(sent);
    return key.ok
      ? under(
          scopedKey(caller.platform.platformId, method, target.path, key.value),
          endpoint,
          request,
          payload,
        )
      : key;
  };
};
