import { tmpdir } from 'node:os';
import type { TrafficMeter } from '../../../ports/driven/traffic-meter.ts';
import { clientAddress } from './request/client-address.ts';
import { negotiated } from './request/accept.ts';
import { requestHandler, type RequestHandlerNeeds } from './handle-request.ts';
import { allowedMethods, unmatchedFailure } from './allowed-methods.ts';
import type { IncomingRequest, OutgoingResponse } from './exchange.ts';
import type { Failure } from './problems/failures.ts';
import { requestIdOf, unmatchedHeaders } from './response/headers.ts';
import { problemReply } from './problems/problem-document.ts';
import { prepare, type PathParams } from './prepared-route.ts';
import type { Endpoint, Route } from './route.ts';
import { scratchFolders, type ScratchBounds } from './request/scratch.ts';

export interface KernelNeeds extends RequestHandlerNeeds {
  readonly traffic: TrafficMeter;
}

/** An HTML page, and what it may load. */
export interface NotFoundPage {
  readonly bytes: Uint8Array;
  readonly contentSecurityPolicy: string;
}

export interface KernelSettings {
  /** Where clients reach the service, without a slash at the end. */
  readonly baseUrl: string;
  /** Networks whose forwarding headers count (CIDR). */
  readonly trustedProxies: readonly string[];
  /** Where files of a request are kept until it is answered; the system's folder for such where absent. */
  readonly scratchDir?: string | undefined;
  /** What all such files may hold; for the largest bodies there are where absent. */
  readonly scratchBounds?: ScratchBounds;
  /** Shown to browsers at addresses where nothing is, apart from those of the API; a problem document where absent. */
  readonly notFoundPage?: NotFoundPage;
}

export interface RequestHandler {
  /** Never rejects. `params`: decoded. */
  handle(incoming: IncomingRequest, params: PathParams): Promise<OutgoingResponse>;
  /** Tells log and figures what became of an answer. */
  finished(incoming: IncomingRequest, outgoing: OutgoingResponse, aborted: boolean): void;
}

/** What a transport registers on its router: a path, a method, and what answers there. */
export interface RouteHandler extends RequestHandler {
  readonly route: Route;
}

/** All that HTTP does, whatever carries it. */
export interface Kernel {
  readonly routes: readonly RouteHandler[];
  /** For a request that matches no room. */
  readonly unmatched: RequestHandler;
  /** For what is no request. */
  refuse(failure: Failure, requestId?: unknown): OutgoingResponse;
}

const noRoute = '(none)';
type Finished = RouteHandler['finished'];

export const kernel = (
  endpoints: readonly Endpoint[],
  needs: KernelNeeds,
  { baseUrl, trustedProxies, scratchDir = tmpdir(), scratchBounds, notFoundPage }: KernelSettings,
): Kernel => {
  const { clock, log, traffic } = needs;
  const secure = baseUrl.startsWith('https:');
  const headers = unmatchedHeaders(secure);
  const handle = requestHandler(needs, {
    baseUrl,
    addressOf: clientAddress(trustedProxies),
    scratchFolder: scratchFolders(scratchDir, Date.now, scratchBounds),
  });
  const methodsOf = allowedMethods(endpoints.map(({ route }) => route));

  const finishedOf = (method: string, path: string, quiet = false): Finished => {
    const own = traffic.of(method, path);
    const head = method === 'GET' ? traffic.of('HEAD', path) : own;
    return (incoming, { status, trace }, aborted) => {
      const ms = performance.now() - incoming.startedAt;
      (incoming.method === 'HEAD' ? head : own).answered(status, ms);
      if (quiet) return;
      const { requestId, platformId, staffId, code } = trace;
      const durationMs = Math.round(ms * 100) / 100;
      log.info('request', {
        requestId,
        method: incoming.method,
        route: path,
        status,
        durationMs,
        ...(platformId !== undefined && { platformId }),
        ...(staffId !== undefined && { staffId }),
        ...(code !== undefined && { code }),
        ...(aborted && { aborted }),
      });
    };
  };

  const refuse = (failure: Failure, requestId?: unknown, instance = '*'): OutgoingResponse =>
    problemReply(failure, {
      trace: { requestId: requestIdOf(requestId), route: noRoute },
      instance,
      baseUrl,
      now: clock.now(),
      headers,
    });

  const options = (allow: readonly string[], requestId: unknown): OutgoingResponse => {
    const trace = { requestId: requestIdOf(requestId), route: noRoute };
    const own = [...headers, 'x-request-id', trace.requestId, 'allow', allow.join(', ')];
    return { status: 204, headers: own, body: undefined, trace };
  };

  /** A client that likes a page no better than a problem document gets the latter. */
  const wantsPage = ({ method, target, headers: { accept } }: IncomingRequest): boolean =>
    (method === 'GET' || method === 'HEAD') &&
    !target.path.startsWith('/api/') &&
    negotiated(accept, ['application/problem+json', 'application/json', 'text/html']) === 'text/html';

  const notFound = ({ bytes, contentSecurityPolicy }: NotFoundPage, requestId: unknown): OutgoingResponse => {
    const trace = { requestId: requestIdOf(requestId), route: noRoute, code: 'NOT_FOUND' };
    const headers = [
      ...unmatchedHeaders(secure, { contentSecurityPolicy }),
      ...['x-request-id', trace.requestId, 'cache-control', 'no-store', 'vary', 'Accept'],
      ...['content-type', 'text/html; charset=utf-8', 'content-length', String(bytes.length)],
    ];
    return { status: 404, headers, body: bytes, trace };
  };

  const handleUnmatched = (incoming: IncomingRequest): OutgoingResponse => {
    const { method, target, headers } = incoming;
    const allow = methodsOf(target.path);
    const requestId = headers['x-request-id'];
    if (allow && method === 'OPTIONS') return options(allow, requestId);
    return notFoundPage && !allow && wantsPage(incoming)
      ? notFound(notFoundPage, requestId)
      : refuse(unmatchedFailure(allow), requestId, target.path);
  };

  return {
    routes: endpoints.map((endpoint) => {
      const prepared = prepare(endpoint, secure);
      const { method, path, quiet } = endpoint.route;
      return {
        route: endpoint.route,
        handle: (incoming, params) => handle(prepared, incoming, params),
        finished: finishedOf(method, path, quiet),
      };
    }),
    unmatched: {
      handle: async (incoming) => handleUnmatched(incoming),
      finished: finishedOf('ANY', noRoute),
    },
    refuse,
  };
};
