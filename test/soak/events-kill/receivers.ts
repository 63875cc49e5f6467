import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** `flaky`: the response to the first attempt of every message is 500. */
export type Fate = 'healthy' | 'slow' | 'flaky' | 'failing' | 'black-hole';

/** A received message, whatever the response was. */
export interface Delivered {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the response was a 2xx. */
  readonly taken: boolean;
}

const slowMs = 1_000;

/** Servers of partners in this process, on several ports. They store the messages that they receive. */
export const receivers = async (ports: number) => {
  const received: Delivered[] = [];
  const tried = new Set<string>();
  const sockets = new Set<Socket>();

  const answer = (fate: Fate, again: boolean, response: ServerResponse): boolean => {
    switch (fate) {
      case 'healthy':
        response.writeHead(204).end();
        return true;
      case 'slow':
        setTimeout(() => response.writeHead(200).end('at last'), slowMs);
        return true;
      case 'flaky':
        response.writeHead(again ? 204 : 500).end();
        return again;
      case 'failing':
        if (Math.random() < 0.5) response.writeHead(503).end();
        else response.destroy();
        return false;
      case 'black-hole':
        return false;
    }
  };
  const server = createHttpServer((request, response) => {
    const path = request.url ?? '';
    const headers = request.headers as Readonly<Record<string, string>>;
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request
      .on('error', () => undefined)
      .on('end', () => {
        const message = `${path} ${headers['webhook-id'] ?? ''}`;
        const taken = answer(path.split('/')[1] as Fate, tried.has(message), response);
        tried.add(message);
        received.push({ path, headers, body, taken });
      });
  });
  const doors = await Promise.all(
    Array.from({ length: ports }, async () => {
      const door = createServer((socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        server.emit('connection', socket);
      });
      await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
      return door;
    }),
  );
  let given = 0;
  return {
    received,
    /** Returns a URL at the next port. */
    urlOf: (path: string): string => {
      const { port } = doors[given++ % doors.length]?.address() as AddressInfo;
      return `http://127.0.0.1:${port}${path}`;
    },
    close: (): void => {
      for (const door of doors) door.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
export type Receivers = Awaited<ReturnType<typeof receivers>>;
