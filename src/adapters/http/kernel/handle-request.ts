import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { Log } from '../../../ports/driven/shared/log.ts';
import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { Client, ClientAddress } from './request/client-address.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import { authentication, type AuthenticationDependencies } from './auth/authentication.ts';
import type { IncomingRequest, OutgoingResponse, Trace } from './exchange.ts';
import type { Failure } from './problems/failures.ts';
import { requestIdOf } from './response/headers.ts';
import { isRejected, idempotency, type IdempotencyDependencies } from './idempotency/idempotency.ts';
import { prefersPage } from './request/accept.ts';
import { parseHead } from './request/parse-head.ts';
import { problemReply } from './problems/problem-document.ts';
import { readBody, receive, receiveBytes } from './request/read-body.ts';
import type { PathParams, PreparedRoute } from './prepared-route.ts';
import type { BodyShape } from './request/body-shape.ts';
import type { RequestOf, Route } from './route.ts';
import type { Scratch } from './request/files/scratch.ts';
import { isStream, streamBound } from './response/stream-bound.ts';
import { writeResponse } from './response/write-response.ts';

export interface RequestHandlerDependencies extends AuthenticationDependencies, IdempotencyDependencies {
  readonly clock: Clock;
  readonly log: Log;
}

interface Settings {
  readonly baseUrl: string;
  readonly addressOf: ClientAddress;
  readonly scratchFolder: (callerIn: () => string | undefined) => Scratch;
}

interface Circumstances {
  readonly client: Client;
  readonly trace: Trace;
  /** Present if the route accepts files. */
  readonly scratch: Scratch | undefined;
  /** Reads the body, once. */
  readonly received: (body: BodyShape) => ReturnType<typeof receive>;
}

/** Bytes of a body that is read only for the page of a problem, more than any certificate has. */
const maxPageBytes = 16 * 1024;

const isShort = ({ headers }: IncomingRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= maxPageBytes;

/** Converts an exception to a failure: an outage that may pass, or a bug. The log has the error; the client never sees it. */
const failureOf = (error: unknown, { requestId, route }: Trace, log: Log): Failure => {
  if (isUnavailable(error)) {
    log.warn('unavailable', { requestId, route, error });
    return { kind: 'unavailable' };
  }
  log.error('request failed', { requestId, route, error });
  return { kind: 'internal' };
};

const acceptsFiles = ({ body }: Route): boolean => (body?.files ?? body?.file ?? body?.stream) !== undefined;

/** Handles one request: authenticate → limit → parse → run the handler → write the response. See README.md. */
export const requestHandler = (
  dependencies: RequestHandlerDependencies,
  { baseUrl, addressOf, scratchFolder }: Settings,
) => {
  const { clock, log, storageDeadline } = dependencies;
  const { authenticateRequest, reauthenticate } = authentication(dependencies, {
    portal: sessionCookie(baseUrl, 'portal'),
    staff: sessionCookie(baseUrl, 'staff'),
    artist: sessionCookie(baseUrl, 'artist'),
  });
  const { precheck, run } = idempotency(dependencies);
  const streams = streamBound();

  const process = async (
    prepared: PreparedRoute,
    incoming: IncomingRequest,
    pathParams: PathParams,
    { client, trace, scratch, received }: Circumstances,
  ): Promise<OutgoingResponse | Failure> => {
    const { route, endpoint, staticHeaders } = prepared;
    // A signature covers the body, so the body of a signed message is read first. All other bodies are read only after authentication.
    const early =
      route.access.kind === 'signed' && route.body ? await receiveBytes(route.body, incoming) : undefined;
    if (early?.ok === false) return early.failure;
    const message = { slug: pathParams['slug'] ?? '', bytes: early?.value.bytes };
    const authenticated = await authenticateRequest(route, incoming, { client, message, trace });
    if (!authenticated.ok) return authenticated.failure;
    const head = parseHead(prepared, incoming, pathParams);
    if (!head.ok) return head.failure;
    if (endpoint.precheck) {
      const known = { ...head.value, ...client, caller: authenticated.value } as RequestOf<Route>;
      const rejected = await precheck(endpoint, known, incoming);
      if (rejected) return rejected.failure;
    }
    const payload = route.body && (early ? readBody(route.body, early.value) : await received(route.body));
    if (payload?.ok === false) return payload.failure;
    const caller = payload
      ? await reauthenticate(route, incoming, client, authenticated.value)
      : authenticated;
    if (!caller.ok) return caller.failure;
    const request = {
      ...head.value,
      caller: caller.value,
      body: payload?.value.value,
      ...(route.body?.raw && { raw: payload?.value.bytes ?? new Uint8Array() }),
      ...(acceptsFiles(route) && { files: payload?.value.files ?? [], scratch }),
      ...(payload?.value.slices && { slices: payload.value.slices }),
      requestId: trace.requestId,
      userAgent: incoming.headers['user-agent'],
      cookie: incoming.headers.cookie,
      ...client,
    } as RequestOf<Route>;
    const outcome = await run(endpoint, request, incoming, payload?.value.raw);
    if (isRejected(outcome)) return outcome.failure;
    const at = { incoming, trace, staticHeaders, gzip: route.gzip === true };
    const owner = trace.staffId ?? trace.platformId ?? trace.artistMemberId;
    if (owner === undefined || !('bytes' in outcome) || !isStream(outcome.bytes))
      return writeResponse(outcome, at);
    const bytes = streams.admit(owner, outcome.bytes);
    if (!bytes) return { kind: 'streams-full', limit: streams.limit, retryAfterMs: 1_000 };
    const written = await writeResponse({ ...outcome, bytes }, at);
    // A HEAD request or a known ETag.
    if ('kind' in written || !isStream(written.body)) await bytes.return();
    return written;
  };

  return async (
    prepared: PreparedRoute,
    incoming: IncomingRequest,
    params: PathParams,
  ): Promise<OutgoingResponse> => {
    const { route, staticHeaders } = prepared;
    const trace: Trace = { requestId: requestIdOf(incoming.headers['x-request-id']), route: route.path };
    const client = addressOf(incoming.remote, incoming.headers);
    const scratch = acceptsFiles(route)
      ? scratchFolder(() => trace.staffId ?? trace.platformId ?? client.address)
      : undefined;
    let reading: ReturnType<typeof receive> | undefined;
    const received: Circumstances['received'] = (body) => (reading ??= receive(body, incoming, scratch));
    const processed = () => process(prepared, incoming, params, { client, trace, scratch, received });
    const outcome = await (storageDeadline ? storageDeadline.share(processed) : processed()).catch(
      (error: unknown) => failureOf(error, trace, log),
    );
    await scratch?.clear().catch((error: unknown) => {
      const { requestId } = trace;
      log.warn('uploaded files were not removed', { requestId, error });
    });
    if (!('kind' in outcome)) return outcome;
    const { target, headers } = incoming;
    const page = prefersPage(headers.accept) ? prepared.endpoint.problemPage : undefined;
    const shown = page && (reading || isShort(incoming)) ? route.body : undefined;
    const entered = shown && (await received(shown));
    const requested = {
      search: target.search,
      acceptLanguage: headers['accept-language'],
      body: entered?.ok ? entered.value.value : undefined,
    };
    return problemReply(outcome, {
      trace,
      instance: target.path,
      baseUrl,
      now: clock.now(),
      headers: page ? staticHeaders.response : staticHeaders.problem,
      style: route.errors,
      draw: page && ((problem) => page(problem, requested)),
    });
  };
};
