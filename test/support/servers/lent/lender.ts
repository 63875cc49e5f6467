import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import process from 'node:process';
import type { Kind, LentServer, Parameters } from './kinds.ts';

export interface Wanted {
  readonly kind: Kind;
  readonly parameters: Parameters;
}

/** The variable with the address of the lender. */
export const lenderVariable = 'TEST_SERVER_LENDER';

/** Starts servers when the first test file needs them, and lends each to one file at a time. */
const pool = () => {
  /** Returned servers, by what was wanted; undefined if it could not be cleaned. */
  const free = new Map<string, Promise<LentServer | undefined>[]>();
  const lent = new Map<string, { readonly server: LentServer; readonly key: string }>();
  const started = new Set<Promise<LentServer>>();

  const startNew = async ({ kind, parameters }: Wanted): Promise<LentServer> => {
    // The drivers of the servers are loaded when the first is needed.
    const { kinds } = await import('./kinds.ts');
    return kinds[kind](parameters);
  };
  const start = (wanted: Wanted): Promise<LentServer> => {
    const starting = startNew(wanted);
    started.add(starting);
    return starting;
  };
  const cleaned = async (server: LentServer): Promise<LentServer | undefined> => {
    try {
      await server.clean();
      return server;
    } catch (error) {
      process.stderr.write(`A server of tests was not cleaned, and is not lent again: ${String(error)}\n`);
      return undefined;
    }
  };
  return {
    take: async (wanted: Wanted): Promise<object> => {
      const key = JSON.stringify(wanted);
      const server = (await free.get(key)?.pop()) ?? (await start(wanted));
      const id = randomUUID();
      lent.set(id, { server, key });
      return { id, contact: server.contact };
    },
    /** The borrower does not wait until it is cleaned. */
    release: (id: string): object => {
      const returned = lent.get(id);
      if (!returned) throw new Error(`nothing is lent as ${id}`);
      lent.delete(id);
      const { server, key } = returned;
      free.set(key, [...(free.get(key) ?? []), cleaned(server)]);
      return {};
    },
    stop: async (): Promise<void> => {
      await Promise.all([...free.values()].flat());
      const servers = await Promise.allSettled(started);
      await Promise.all(servers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.stop()] : [])));
    },
  };
};

/** Lends servers to the processes of this run that read the variable `TEST_SERVER_LENDER`. `close` removes all servers. */
export const openLender = async (): Promise<{
  readonly address: string;
  readonly close: () => Promise<void>;
}> => {
  const { take, release, stop } = pool();
  const responseTo = async (request: IncomingMessage): Promise<object> => {
    const body = await json(request);
    return request.url === '/take' ? take(body as Wanted) : release((body as { readonly id: string }).id);
  };
  const server = createServer((request, response) => {
    responseTo(request).then(
      (result) => response.end(JSON.stringify(result)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stop();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => (closed ??= close()),
  };
};

/** Runs tests whose files can borrow servers, and removes the servers afterwards. */
export const lendingServers = async (run: () => Promise<unknown>): Promise<void> => {
  const { address, close } = await openLender();
  process.env[lenderVariable] = address;
  try {
    await run();
  } finally {
    Reflect.deleteProperty(process.env, lenderVariable);
    await close();
  }
};
