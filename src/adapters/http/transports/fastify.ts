import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Kernel } from '../kernel/kernel.ts';
import type { PathParams } from '../kernel/prepared-route.ts';
import { respond, type Routing } from '../server/request-listener.ts';

/** Converts `{name}` to the syntax of Fastify. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Fastify also matches a parameter with an empty segment. */
const named = (params: PathParams): boolean => Object.values(params).every((value) => value !== '');

/** Registers the kernel's routes on a Fastify instance. The kernel takes over each exchange before Fastify reads a body or writes a reply. */
export const fastifyTransport = async ({ routes, unmatched }: Kernel): Promise<Routing> => {
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    genReqId: () => '',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384, querystringParser: () => ({}) },
  });
  const takeUnmatched = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    respond(request.raw, reply.raw, unmatched, {});
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) takeUnmatched(request, reply);
    else done();
  });
  app.setNotFoundHandler(takeUnmatched);
  for (const handler of routes) {
    const { method, path } = handler.route;
    app.route({
      method: method === 'GET' ? ['GET', 'HEAD'] : method,
      url: pattern(path),
      onRequest: (request, reply) => {
        const params = request.params as PathParams;
        if (!named(params)) {
          takeUnmatched(request, reply);
          return;
        }
        reply.hijack();
        respond(request.raw, reply.raw, handler, params);
      },
      handler: takeUnmatched,
    });
  }
  await app.ready();
  return { listener: (request, response) => app.routing(request, response), options: {} };
};
