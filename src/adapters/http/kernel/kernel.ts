import { tmpdir } from 'node:os';
import type { TrafficMeter } from '../../../ports/driven/shared/traffic-meter.ts';
import { clientAddress } from './request/client-address.ts';
import { prefersPage } from './request/accept.ts';
import { requestHandler, type RequestHandlerDependencies } from './handle-request.ts';
import { allowedMethods, formOf, unmatchedFailure } from './allowed-methods.ts';
import type { IncomingRequest, OutgoingResponse } from './exchange.ts';
import type { Failure } from './problems/failures.ts';
import { requestIdOf, unmatchedHeaders } from './response/headers.ts';
import { problemCodes } from './problems/problem-codes.ts';
import { problemReply } from './problems/problem-document.ts';
import { prepare, type PathParams } from './prepared-route.ts';
import type { Endpoint, Route, ShownProblem } from './route.ts';
import { scratchFolders, type ScratchBounds } from './request/files/scratch.ts';

export interface KernelDependencies extends RequestHandlerDependencies {
  readonly traffic: TrafficMeter;
}

/** HTML pages for browsers whose request matches no route. */
export interface UnmatchedPages {
  readonly notFound: Uint8Array;
  readonly methodNotAllowed: Uint8Array;
  readonly contentSecurityPolicy: string;
}

export interface KernelSettings {
  /** The URL at which clients reach the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Networks whose forwarding headers are trusted (CIDR). */
  readonly trustedProxies: readonly string[];
  /** Folder for the files of running requests; the system's temporary folder when absent. */
  readonly scratchDir?: string | undefined;
  /** Limits on the size of those files; when absent, enough for several of the largest bodies. */
  readonly scratchBounds?: ScratchBounds;
  /** Shown to browsers outside the API; a problem document when absent. */
  readonly unmatchedPages?: UnmatchedPages;
}

export interface RequestHandler {
  /** Never rejects. `params`: decoded. */
  handle(incoming: IncomingRequest, params: PathParams): Promise<OutgoingResponse>;
  /** Logs and counts a finished exchange. */
  finished(incoming: IncomingRequest, outgoing: OutgoingResponse, aborted: boolean): void;
}

/** A route that a transport registers on its router, with its handler. */
export interface RouteHandler extends RequestHandler {
  readonly route: Route;
}

/** The HTTP behavior of the service, independent of the transport. */
export interface Kernel {
  readonly routes: readonly RouteHandler[];
  /** Handles requests that match no route. */
  readonly unmatched: RequestHandler;
  /** Builds the response to bytes that are not a valid request. */
  reject(failure: Failure, requestId?: unknown): OutgoingResponse;
}

/** The fields of a request's log line. */
type RequestFields = Record<string, string | number | boolean>;

const noRoute = '(none)';
/** Addresses that people do not open. Some programs send `Accept: text/html` there. */
const forPrograms = ['/api/', '/oauth/', '/uploads/', '/.well-known/'];
type Finished = RouteHandler['finished'];

export const kernel = (
  endpoints: readonly Endpoint[],
  dependencies: KernelDependencies,
  { baseUrl, trustedProxies, scratchDir = tmpdir(), scratchBounds, unmatchedPages }: KernelSettings,
): Kernel => {
  const { clock, log, traffic } = dependencies;
  const secure = baseUrl.startsWith('https:');
  const headers = unmatchedHeaders(secure);
  const handle = requestHandler(dependencies, {
    baseUrl,
    addressOf: clientAddress(trustedProxies),
    scratchFolder: scratchFolders(scratchDir, scratchBounds),
  });
  const prepared = endpoints.map((endpoint) => prepare(endpoint, secure));
  const drawing = prepared
    .filter(({ endpoint }) => endpoint.problemPage)
    .map((one) => ({ ...one, form: formOf(one.route.path) }));
  const methodsOf = allowedMethods(endpoints.map(({ route }) => route));

  const finishedOf = (method: string, path: string, quiet = false): Finished => {
    const own = traffic.of(method, path);
    const head = method === 'GET' ? traffic.of('HEAD', path) : own;
    return (incoming, { status, trace }, aborted) => {
      const ms = performance.now() - incoming.startedAt;
      const { requestId, platformId, staffId, artistMemberId, code } = trace;
      (incoming.method === 'HEAD' ? head : own).answered(status, ms, code);
      if (quiet) return;
      const durationMs = Math.round(ms * 100) / 100;
      const fields: RequestFields = { requestId, method: incoming.method, route: path, status, durationMs };
      if (platformId !== undefined) fields['platformId'] = platformId;
      if (staffId !== undefined) fields['staffId'] = staffId;
      if (artistMemberId !== undefined) fields['artistMemberId'] = artistMemberId;
      if (code !== undefined) fields['code'] = code;
      if (aborted) fields['aborted'] = true;
      log.info('request', fields);
    };
  };

  const reject = (
    failure: Failure,
    requestId?: unknown,
    instance = '*',
    page: Pick<Parameters<typeof problemReply>[1], 'headers' | 'draw'> = { headers },
  ): OutgoingResponse =>
    problemReply(failure, {
      trace: { requestId: requestIdOf(requestId), route: noRoute },
      instance,
      baseUrl,
      now: clock.now(),
      ...page,
    });

  const options = (allow: readonly string[], requestId: unknown): OutgoingResponse => {
    const trace = { requestId: requestIdOf(requestId), route: noRoute };
    const own = [...headers, 'x-request-id', trace.requestId, 'allow', allow.join(', ')];
    return { status: 204, headers: own, body: undefined, trace };
  };

  /** A client that prefers a page no more than a problem document gets the problem document, as does every client at an address for programs. */
  const wantsPage = ({ target, headers: { accept } }: IncomingRequest): boolean =>
    !forPrograms.some((start) => target.path.startsWith(start)) && prefersPage(accept);

  /** Returns the page of a problem at an address whose other methods draw their problems, as a browser gets it. */
  const problemPageFor = ({ target: { path, search }, headers: { accept, ...sent } }: IncomingRequest) => {
    const at = prefersPage(accept) ? drawing.find(({ form }) => form.test(path)) : undefined;
    const page = at?.endpoint.problemPage;
    const requested = { search, acceptLanguage: sent['accept-language'] };
    return (
      at &&
      page && {
        headers: at.staticHeaders.response,
        draw: (problem: ShownProblem) => page(problem, requested),
      }
    );
  };

  const pageOf = (
    { contentSecurityPolicy, ...pages }: UnmatchedPages,
    allow: readonly string[] | undefined,
    requestId: unknown,
  ): OutgoingResponse => {
    const body = allow ? pages.methodNotAllowed : pages.notFound;
    const code = allow ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
    const trace = { requestId: requestIdOf(requestId), route: noRoute, code };
    const headers = [
      ...unmatchedHeaders(secure, { contentSecurityPolicy }),
      ...['x-request-id', trace.requestId, 'cache-control', 'no-store', 'vary', 'Accept'],
      ...(allow ? ['allow', allow.join(', ')] : []),
      ...['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)],
    ];
    return { status: problemCodes[code].status, headers, body, trace };
  };

  const handleUnmatched = (incoming: IncomingRequest): OutgoingResponse => {
    const { method, target, headers } = incoming;
    const allow = methodsOf(target.path);
    const requestId = headers['x-request-id'];
    if (allow && method === 'OPTIONS') return options(allow, requestId);
    const own = problemPageFor(incoming);
    return unmatchedPages && !own && wantsPage(incoming)
      ? pageOf(unmatchedPages, allow, requestId)
      : reject(unmatchedFailure(allow), requestId, target.path, own);
  };

  return {
    routes: prepared.map((one) => {
      const { method, path, quiet } = one.route;
      return {
        route: one.route,
        handle: (incoming, params) => handle(one, incoming, params),
        finished: finishedOf(method, path, quiet),
      };
    }),
    unmatched: {
      handle: async (incoming) => handleUnmatched(incoming),
      finished: finishedOf('ANY', noRoute),
    },
    reject,
  };
};
