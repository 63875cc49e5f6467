import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { IncomingRequest } from '../kernel/exchange.ts';
import type { RequestHandler, Kernel } from '../kernel/kernel.ts';
import type { PathParams } from '../kernel/prepared-route.ts';
import { targetOf, type Target } from '../kernel/request/target.ts';
import { bodyOf, type Body } from './body.ts';
import { sendResponse } from './send-response.ts';

/** A normalized request: its `url` is the path alone, in canonical form. */
export interface Routed extends IncomingMessage {
  target: Target;
  startedAt: number;
  /** How long to wait for the body, in milliseconds. */
  timeoutMs: number;
}

/** A router with the kernel's routes registered, and the options that it needs from the server. */
export interface Routing {
  readonly listener: Listener;
  readonly options: ServerOptions;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const toIncomingRequest = (request: Routed, { body, pieces }: Body): IncomingRequest => ({
  method: request.method ?? 'GET',
  target: request.target,
  headers: request.headers,
  remote: request.socket.remoteAddress,
  startedAt: request.startedAt,
  body,
  pieces,
});

/** Hands a request to a handler and sends its response. */
export const respond = (
  request: IncomingMessage,
  response: ServerResponse,
  handler: RequestHandler,
  params: PathParams,
): void => {
  const routed = request as Routed;
  const body = bodyOf(routed, response, routed.timeoutMs);
  const incoming = toIncomingRequest(routed, body);
  void handler.handle(incoming, params).then((handled) => {
    const outgoing = body.left() ? ({ ...handled, close: true } as const) : handled;
    sendResponse(request, response, outgoing, (aborted) => handler.finished(incoming, outgoing, aborted));
  });
};

/** Methods that are passed to routers. */
const routed = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts Host headers; Node itself reads only the first. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
};

/** Runs before every router, so that all of them see the same paths. Rejects malformed requests itself. */
export const normalizeRequest =
  (kernel: Kernel, route: Listener, timeoutMs: number): Listener =>
  (incoming, response) => {
    const request = incoming as Routed;
    request.startedAt = performance.now();
    request.timeoutMs = timeoutMs;
    const target = targetOf(request.url ?? '/');
    const hosts = hostsIn(request);
    const failure =
      hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')
        ? ({ kind: 'malformed-request', detail: 'The request must name one host.' } as const)
        : target.ok
          ? undefined
          : target.failure;
    request.target = target.ok ? target.value : { path: '*', search: '' };
    if (failure) {
      const rejected = async () => kernel.reject(failure, request.headers['x-request-id']);
      respond(request, response, { ...kernel.unmatched, handle: rejected }, {});
    } else if (!routed.has(request.method ?? '') || request.target.path === '*') {
      respond(request, response, kernel.unmatched, {});
    } else {
      request.url = request.target.path;
      route(request, response);
    }
  };
