import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Kernel } from '../kernel/kernel.ts';
import type { PathParams } from '../kernel/prepared-route.ts';
import { exchange, type Routing } from '../server/exchange.ts';

/** `{name}` as Fastify writes it. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Fastify matches a name to an empty segment too. */
const named = (params: PathParams): boolean => Object.values(params).every((value) => value !== '');

/** The kernel's rooms on a Fastify instance. Each exchange is taken over before Fastify reads a body or writes a reply. */
export const fastifyTransport = async ({ rooms, stray }: Kernel): Promise<Routing> => {
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    genReqId: () => '',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384, querystringParser: () => ({}) },
  });
  const takeStray = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    exchange(request.raw, reply.raw, stray, {});
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) takeStray(request, reply);
    else done();
  });
  app.setNotFoundHandler(takeStray);
  for (const room of rooms) {
    const { method, path } = room.route;
    app.route({
      method: method === 'GET' ? ['GET', 'HEAD'] : method,
      url: pattern(path),
      onRequest: (request, reply) => {
        const params = request.params as PathParams;
        if (!named(params)) {
          takeStray(request, reply);
          return;
        }
        reply.hijack();
        exchange(request.raw, reply.raw, room, params);
      },
      handler: takeStray,
    });
  }
  await app.ready();
  return { listener: (request, response) => app.routing(request, response), options: {} };
};
