import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import express, { type Express } from 'express';
import type { Kernel } from '../kernel/kernel.ts';
import type { PathParams } from '../kernel/prepared-route.ts';
import { respond, type Routing } from '../server/request-listener.ts';

/** Converts `{name}` to the syntax of Express. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Express changes the prototype of every request and response, which costs more than all its routing. The server
 * creates them with these prototypes, so that Express has nothing to change.
 */
const expressPrototypes = (app: Express): ServerOptions => {
  class Request extends IncomingMessage {}
  class Response<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(Request.prototype, express.request);
  Object.setPrototypeOf(Response.prototype, express.response);
  app.request = Object.assign(Request.prototype, { app }) as unknown as Express['request'];
  app.response = Object.assign(Response.prototype, { app }) as unknown as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
};

/** Registers the kernel's routes on an Express application. The kernel does everything else. */
export const expressTransport = ({ routes, unmatched }: Kernel): Routing => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.enable('strict routing').enable('case sensitive routing');
  app.set('query parser', false);
  for (const handler of routes) {
    const method = handler.route.method.toLowerCase() as
      'get' | 'post' | 'put' | 'patch' | 'delete' | 'options';
    app[method](pattern(handler.route.path), (request, response) =>
      respond(request, response, handler, request.params as PathParams),
    );
  }
  app.use((request, response) => respond(request, response, unmatched, {}));
  return { listener: app, options: expressPrototypes(app) };
};
