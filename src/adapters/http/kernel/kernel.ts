import { tmpdir } from 'node:os';
import type { TrafficMeter } from '../../../ports/driven/traffic-meter.ts';
import { clientAddress } from './request/client-address.ts';
import { negotiated } from './request/accept.ts';
import { answering, type AnsweringNeeds } from './handle-request.ts';
import { directory, strayFailure } from './allowed-methods.ts';
import type { Arrival, Outgoing } from './exchange.ts';
import type { Failure } from './problems/failures.ts';
import { requestIdOf, strayHeaders } from './response/headers.ts';
import { problemReply } from './problems/problem-document.ts';
import { prepare, type PathParams } from './prepared-route.ts';
import type { Endpoint, Route } from './route.ts';
import { scratchFolders, type ScratchBounds } from './request/scratch.ts';

export interface KernelNeeds extends AnsweringNeeds {
  readonly traffic: TrafficMeter;
}

/** An HTML page, and what it may load. */
export interface LostPage {
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
  readonly lostPage?: LostPage;
}

export interface Answering {
  /** Never rejects. `params`: decoded. */
  answer(arrival: Arrival, params: PathParams): Promise<Outgoing>;
  /** Tells log and figures what became of an answer. */
  finished(arrival: Arrival, outgoing: Outgoing, aborted: boolean): void;
}

/** What a transport registers on its router: a path, a method, and what answers there. */
export interface Room extends Answering {
  readonly route: Route;
}

/** All that HTTP does, whatever carries it. */
export interface Kernel {
  readonly rooms: readonly Room[];
  /** For a request that matches no room. */
  readonly stray: Answering;
  /** For what is no request. */
  refuse(failure: Failure, requestId?: unknown): Outgoing;
}

const nowhere = '(none)';
type Finished = Room['finished'];

export const kernel = (
  endpoints: readonly Endpoint[],
  needs: KernelNeeds,
  { baseUrl, trustedProxies, scratchDir = tmpdir(), scratchBounds, lostPage }: KernelSettings,
): Kernel => {
  const { clock, log, traffic } = needs;
  const secure = baseUrl.startsWith('https:');
  const stray = strayHeaders(secure);
  const answer = answering(needs, {
    baseUrl,
    addressOf: clientAddress(trustedProxies),
    scratchFolder: scratchFolders(scratchDir, Date.now, scratchBounds),
  });
  const allowed = directory(endpoints.map(({ route }) => route));

  const finishedOf = (method: string, path: string, quiet = false): Finished => {
    const own = traffic.of(method, path);
    const head = method === 'GET' ? traffic.of('HEAD', path) : own;
    return (arrival, { status, trace }, aborted) => {
      const ms = performance.now() - arrival.startedAt;
      (arrival.method === 'HEAD' ? head : own).answered(status, ms);
      if (quiet) return;
      const { requestId, platformId, staffId, code } = trace;
      const durationMs = Math.round(ms * 100) / 100;
      log.info('request', {
        requestId,
        method: arrival.method,
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

  const refuse = (failure: Failure, requestId?: unknown, instance = '*'): Outgoing =>
    problemReply(failure, {
      trace: { requestId: requestIdOf(requestId), route: nowhere },
      instance,
      baseUrl,
      now: clock.now(),
      headers: stray,
    });

  const options = (allow: readonly string[], requestId: unknown): Outgoing => {
    const trace = { requestId: requestIdOf(requestId), route: nowhere };
    const headers = [...stray, 'x-request-id', trace.requestId, 'allow', allow.join(', ')];
    return { status: 204, headers, body: undefined, trace };
  };

  /** A client that likes a page no better than a problem document gets the latter. */
  const wantsPage = ({ method, target, headers: { accept } }: Arrival): boolean =>
    (method === 'GET' || method === 'HEAD') &&
    !target.path.startsWith('/api/') &&
    negotiated(accept, ['application/problem+json', 'application/json', 'text/html']) === 'text/html';

  const lost = ({ bytes, contentSecurityPolicy }: LostPage, requestId: unknown): Outgoing => {
    const trace = { requestId: requestIdOf(requestId), route: nowhere, code: 'NOT_FOUND' };
    const headers = [
      ...strayHeaders(secure, { contentSecurityPolicy }),
      ...['x-request-id', trace.requestId, 'cache-control', 'no-store', 'vary', 'Accept'],
      ...['content-type', 'text/html; charset=utf-8', 'content-length', String(bytes.length)],
    ];
    return { status: 404, headers, body: bytes, trace };
  };

  const answerStray = (arrival: Arrival): Outgoing => {
    const { method, target, headers } = arrival;
    const allow = allowed(target.path);
    const requestId = headers['x-request-id'];
    if (allow && method === 'OPTIONS') return options(allow, requestId);
    return lostPage && !allow && wantsPage(arrival)
      ? lost(lostPage, requestId)
      : refuse(strayFailure(allow), requestId, target.path);
  };

  return {
    rooms: endpoints.map((endpoint) => {
      const prepared = prepare(endpoint, secure);
      const { method, path, quiet } = endpoint.route;
      return {
        route: endpoint.route,
        answer: (arrival, params) => answer(prepared, arrival, params),
        finished: finishedOf(method, path, quiet),
      };
    }),
    stray: {
      answer: async (arrival) => answerStray(arrival),
      finished: finishedOf('ANY', nowhere),
    },
    refuse,
  };
};
