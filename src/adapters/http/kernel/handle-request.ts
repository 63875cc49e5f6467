import type { Clock } from '../../../ports/driven/environment.ts';
import type { Log } from '../../../ports/driven/log.ts';
import { isUnavailable } from '../../../ports/driven/unavailable.ts';
import type { ClientAddress } from './request/client-address.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import { admission, type AdmissionNeeds } from './auth/authentication.ts';
import type { Arrival, Outgoing, Trace } from './exchange.ts';
import type { Failure } from './problems/failures.ts';
import { requestIdOf } from './response/headers.ts';
import { isRefused, onceOnly, type OnceNeeds } from './idempotency/idempotency.ts';
import { parseHead } from './request/parse-head.ts';
import { problemReply } from './problems/problem-document.ts';
import { readBody, receiveBytes, receiveWithFiles } from './request/read-body.ts';
import type { PathParams, PreparedEndpoint } from './prepared-route.ts';
import type { RequestOf, Route } from './route.ts';
import type { Scratch } from './request/scratch.ts';
import { writeAnswer } from './response/write-response.ts';

export interface AnsweringNeeds extends AdmissionNeeds, OnceNeeds {
  readonly clock: Clock;
  readonly log: Log;
}

interface Surroundings {
  readonly baseUrl: string;
  readonly addressOf: ClientAddress;
  readonly scratchFolder: (callerIn: () => string | undefined) => Scratch;
}

/** What an exception means: an outage that may pass, or a fault of ours. Told to the log, never to the client. */
const thrown = (error: unknown, { requestId, route }: Trace, log: Log): Failure => {
  if (isUnavailable(error)) {
    log.warn('unavailable', { requestId, route, error });
    return { kind: 'unavailable' };
  }
  log.error('request failed', { requestId, route, error });
  return { kind: 'internal' };
};

/** One request through all the rooms of its endpoint: admit → limit → parse → handle → reply. */
export const answering = (needs: AnsweringNeeds, { baseUrl, addressOf, scratchFolder }: Surroundings) => {
  const { clock, log, storageDeadline } = needs;
  const { enter, remain } = admission(needs, sessionCookie(baseUrl));
  const { refusedAhead, run } = onceOnly(needs);

  const pass = async (
    prepared: PreparedEndpoint,
    arrival: Arrival,
    pathParams: PathParams,
    { trace, scratch }: { readonly trace: Trace; readonly scratch: Scratch },
  ): Promise<Outgoing | Failure> => {
    const { route, endpoint, standing } = prepared;
    const client = addressOf(arrival.remote, arrival.headers);
    // Whose a signed message is shows only once it is there; of all others nothing is read before they are let in.
    const early =
      route.access.kind === 'signed' && route.body ? await receiveBytes(route.body, arrival) : undefined;
    if (early?.ok === false) return early.failure;
    const message = { slug: pathParams['slug'] ?? '', bytes: early?.value.bytes };
    const entered = await enter(route, arrival, { client, message, trace });
    if (!entered.ok) return entered.failure;
    const head = parseHead(prepared, arrival, pathParams);
    if (!head.ok) return head.failure;
    const known = { ...head.value, ...client, caller: entered.value } as RequestOf<Route>;
    const refused = await refusedAhead(endpoint, known, arrival);
    if (refused) return refused.failure;
    const payload =
      route.body &&
      (early ? readBody(route.body, early.value) : await receiveWithFiles(route.body, arrival, scratch));
    if (payload?.ok === false) return payload.failure;
    const caller = payload ? await remain(route.access, arrival, client, entered.value) : entered;
    if (!caller.ok) return caller.failure;
    const request = {
      ...head.value,
      caller: caller.value,
      body: payload?.value.value,
      ...(route.body?.raw && { raw: payload?.value.bytes ?? new Uint8Array() }),
      ...(route.body?.files && { files: payload?.value.files ?? [], scratch }),
      requestId: trace.requestId,
      ...client,
    } as RequestOf<Route>;
    const outcome = await run(endpoint, request, arrival, payload?.value.raw);
    if (isRefused(outcome)) return outcome.failure;
    return writeAnswer(outcome, { arrival, trace, standing, gzip: route.gzip === true });
  };

  return async (prepared: PreparedEndpoint, arrival: Arrival, params: PathParams): Promise<Outgoing> => {
    const { route, standing } = prepared;
    const trace: Trace = { requestId: requestIdOf(arrival.headers['x-request-id']), route: route.path };
    const { address } = addressOf(arrival.remote, arrival.headers);
    const scratch = scratchFolder(() => trace.platformId ?? trace.staffId ?? address);
    const passed = () => pass(prepared, arrival, params, { trace, scratch });
    const outcome = await (storageDeadline ? storageDeadline.share(passed) : passed()).catch(
      (error: unknown) => thrown(error, trace, log),
    );
    await scratch.clear().catch((error: unknown) => {
      const { requestId } = trace;
      log.warn('uploaded files were not removed', { requestId, error });
    });
    if (!('kind' in outcome)) return outcome;
    return problemReply(outcome, {
      trace,
      instance: arrival.target.path,
      baseUrl,
      now: clock.now(),
      headers: standing.problem,
      style: route.errors,
    });
  };
};
