import type { IncomingRequest, OutgoingResponse } from '../../../src/adapters/http/kernel/exchange.ts';
import { kernel } from '../../../src/adapters/http/index.ts';
import type { PathParams } from '../../../src/adapters/http/kernel/prepared-route.ts';
import { targetOf, type Target } from '../../../src/adapters/http/kernel/request/target.ts';
import { apiEndpoints } from '../../../src/main/processes/endpoints.ts';
import { requestDeadline } from '../../../src/main/settings/request-deadline.ts';
import type { TestService } from '../service/service.ts';
import { partnerClient, type Exchange } from './partner-client.ts';
import { partnersOf } from './partners.ts';

const ignoredTraffic = {
  of: () => ({ answered: () => undefined }),
  exposition: async () => ({ text: '', mediaType: 'text/plain' }),
};

const matcherOf = (template: string): ((path: string) => Readonly<Record<string, string>> | undefined) => {
  const form = new RegExp(`^${RegExp.escape(template).replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>[^/]+)')}$`);
  return (path) => form.exec(path)?.groups ?? (form.test(path) ? {} : undefined);
};

const bytesOf = async (body: OutgoingResponse['body']): Promise<Buffer> => {
  if (body === undefined || typeof body === 'string') return Buffer.from(body ?? '');
  if (body instanceof Uint8Array) return Buffer.from(body);
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
};

const headersOf = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), pairs[i + 1] ?? '']] : [])),
  );

const unreadable: Target = { path: '*', search: '' };

/** Passes requests to the kernel of a service as its transports do, but without a connection. */
const exchangeInside = ({ useCases, ports, config, log }: TestService): Exchange => {
  const dependencies = {
    ...{ ...useCases, clock: ports.clock, log, traffic: ignoredTraffic },
    storageDeadline: requestDeadline,
  };
  const inside = kernel(apiEndpoints(dependencies, config), dependencies, config);
  const handlers = inside.routes.map((handler) => ({ handler, matches: matcherOf(handler.route.path) }));

  const respond = (incoming: IncomingRequest): OutgoingResponse | Promise<OutgoingResponse> => {
    for (const { handler, matches } of handlers) {
      const params = handler.route.method === incoming.method && matches(incoming.target.path);
      if (!params) continue;
      const decoded = Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]);
      return handler.handle(incoming, Object.fromEntries(decoded) as PathParams);
    }
    return inside.unmatched.handle(incoming, {});
  };

  return async ({ method, path, headers, body: sent }) => {
    const target = targetOf(path);
    const body = Buffer.from(sent ?? '');
    const incoming: IncomingRequest = {
      ...{ method, remote: '127.0.0.1', startedAt: performance.now() },
      target: target.ok ? target.value : unreadable,
      headers: { ...headers, ...(sent !== undefined && { 'content-length': String(body.length) }) },
      body: async (limit) => (body.length > limit ? 'too-large' : body),
      pieces: async function* (limit) {
        yield body.length > limit ? 'too-large' : body;
      },
    };
    const outgoing = await (target.ok ? respond(incoming) : inside.reject(target.failure));
    const bytes = await bytesOf(outgoing.body);
    const { status } = outgoing;
    return { method, path, status, headers: headersOf(outgoing.headers), text: bytes.toString(), bytes };
  };
};

/**
 * The same service for suites that send thousands of requests about the contracts, whose connections would take most of the CPU
 * time: programs pass their requests to the kernel. Transports are tested with fewer requests.
 */
export const withoutConnections = async (service: TestService): Promise<TestService> => {
  const operations = service.routes.map(({ operation }) => operation);
  const anyone = await partnerClient(service.baseUrl, { operations, exchange: exchangeInside(service) });
  return { ...service, anyone, aPartner: partnersOf(anyone) };
};
