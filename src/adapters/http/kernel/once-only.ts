import type { Result } from '../../../domain/shared/result.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { AbandonOnce, BeginOnce, OnceMark, RenewOnce } from '../../../ports/driving/idempotency.ts';
import type { Log } from '../../../ports/driven/log.ts';
import { isUnavailable } from '../../../ports/driven/unavailable.ts';
import type { Arrival } from './exchange.ts';
import type { Failure } from './failures.ts';
import { fingerprintOf, idempotencyKeyOf, scopedKey } from './once.ts';
import type { AnyAnswer } from './reply.ts';
import type { Endpoint, RequestOf, Route } from './route.ts';

export interface OnceNeeds {
  readonly beginOnce: BeginOnce;
  readonly renewOnce: RenewOnce;
  readonly abandonOnce: AbandonOnce;
  /** Milliseconds after which a mark is prolonged whose request still runs; 20 s where absent. */
  readonly renewAfterMs?: number;
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
export const onceOnly = ({ beginOnce, renewOnce, abandonOnce, log, renewAfterMs = 20_000 }: OnceNeeds) => {
  /** Prolongs a mark until it is let be; that tells the mark as it is then. */
  const keeping = (first: OnceMark) => {
    let mark = first;
    let renewal = Promise.resolve();
    const renew = async (): Promise<void> => {
      const renewed = await renewOnce(mark);
      if (renewed.ok && renewed.value !== 'lost') mark = renewed.value;
    };
    const timer = setInterval(() => {
      renewal = renewal.then(renew).catch((error: unknown) => {
        log.warn('an idempotency mark was not prolonged', { error });
      });
    }, renewAfterMs).unref();
    return async (): Promise<OnceMark> => {
      clearInterval(timer);
      await renewal;
      return mark;
    };
  };

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
    const letBe = keeping(begun.mark);
    try {
      const outcome = (await handle({ ...request, once: { key } })) as Outcome;
      const mark = await letBe();
      if (isRefused(outcome)) await letGo(mark);
      return outcome;
    } catch (error) {
      const gone = letBe().then(letGo);
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
