import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Arrival } from '../kernel/exchange.ts';
import type { Answering, Kernel } from '../kernel/kernel.ts';
import type { PathParams } from '../kernel/prepared-route.ts';
import { targetOf, type Target } from '../kernel/request/target.ts';
import { bodyOf, type Body } from './body.ts';
import { depart } from './departure.ts';

/** A request on its way to a router: its `url` is the path alone, spelled one way. */
export interface Routed extends IncomingMessage {
  target: Target;
  startedAt: number;
  /** How long the client may keep us waiting for its body, in milliseconds. */
  patienceMs: number;
}

/** A router with the kernel's rooms on it, and what it asks of the server that it is given. */
export interface Routing {
  readonly listener: Listener;
  readonly options: ServerOptions;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const arrivalOf = (request: Routed, { body, pieces }: Body): Arrival => ({
  method: request.method ?? 'GET',
  target: request.target,
  headers: request.headers,
  remote: request.socket.remoteAddress,
  startedAt: request.startedAt,
  body,
  pieces,
});

/** Takes a request through a room and writes what comes out. */
export const exchange = (
  request: IncomingMessage,
  response: ServerResponse,
  room: Answering,
  params: PathParams,
): void => {
  const routed = request as Routed;
  const body = bodyOf(routed, response, routed.patienceMs);
  const arrival = arrivalOf(routed, body);
  void room.answer(arrival, params).then((answer) => {
    const outgoing = body.left() ? ({ ...answer, close: true } as const) : answer;
    depart(request, response, outgoing, (aborted) => room.finished(arrival, outgoing, aborted));
  });
};

/** Methods that routers are asked about. */
const routed = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** How many Host headers there are; Node itself looks at the first alone. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
};

/** Stands before every router, so that all of them see the same paths; what is no request goes no further. */
export const front =
  (kernel: Kernel, route: Listener, patienceMs: number): Listener =>
  (incoming, response) => {
    const request = incoming as Routed;
    request.startedAt = performance.now();
    request.patienceMs = patienceMs;
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
      const refused = async () => kernel.refuse(failure, request.headers['x-request-id']);
      exchange(request, response, { ...kernel.stray, answer: refused }, {});
    } else if (!routed.has(request.method ?? '') || request.target.path === '*') {
      exchange(request, response, kernel.stray, {});
    } else {
      request.url = request.target.path;
      route(request, response);
    }
  };
