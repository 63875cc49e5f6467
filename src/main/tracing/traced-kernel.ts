import { Readable } from 'node:stream';
import type { IncomingRequest, Kernel, OutgoingResponse, RequestHandler } from '../../adapters/http/index.ts';
import type { Span, Tracer } from '../../ports/driven/monitoring/tracer.ts';

type Pieces = AsyncIterable<Uint8Array>;

/** Returns the same pieces. Each is produced within the span. */
const within = (span: Span, pieces: Pieces): Pieces => ({
  [Symbol.asyncIterator]: () => {
    const own = pieces[Symbol.asyncIterator]();
    return {
      next: () => span.run(() => own.next()),
      return: async () => (await own.return?.()) ?? { done: true, value: undefined },
    };
  },
});

const inBody = (span: Span, outgoing: OutgoingResponse): OutgoingResponse => {
  const { body } = outgoing;
  const isProduced = typeof body === 'object' && !(body instanceof Uint8Array) && !(body instanceof Readable);
  return isProduced ? { ...outgoing, body: within(span, body) } : outgoing;
};

const describe = (span: Span, { status, trace }: OutgoingResponse, aborted: boolean): void => {
  span.add({
    'http.response.status_code': status,
    'request.id': trace.requestId,
    ...(trace.platformId !== undefined && { 'platform.id': trace.platformId }),
    ...(trace.code !== undefined && { 'problem.code': trace.code }),
    ...(aborted && { 'request.aborted': true }),
  });
  if (status >= 500) span.fail(String(status));
};

/**
 * Returns the same kernel with a span for each request, which continues the trace of its caller. The log line of the request is written within it.
 * A span has no address, query or body, and no ID from the path: only the template of the route.
 */
export const tracedKernel = (kernel: Kernel, tracer: Tracer): Kernel => {
  const spans = new WeakMap<IncomingRequest, Span>();
  const traced = <Handler extends RequestHandler>(handler: Handler, route?: string): Handler => ({
    ...handler,
    handle: async (incoming, params) => {
      const { method, headers } = incoming;
      const span = tracer.root(route === undefined ? method : `${method} ${route}`, {
        kind: 'server',
        fields: { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) },
        caller: headers,
      });
      spans.set(incoming, span);
      return inBody(span, await span.run(() => handler.handle(incoming, params)));
    },
    finished: (incoming, outgoing, aborted) => {
      const span = spans.get(incoming);
      if (!span) {
        handler.finished(incoming, outgoing, aborted);
        return;
      }
      describe(span, outgoing, aborted);
      span.run(() => handler.finished(incoming, outgoing, aborted));
      span.end();
    },
  });
  return {
    ...kernel,
    routes: kernel.routes.map((one) => (one.route.quiet ? one : traced(one, one.route.path))),
    unmatched: traced(kernel.unmatched),
  };
};
