import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ranges from which Linux (32768) and macOS (49152) take the ports of outgoing connections. */
const lowest = 12_000;
const highest = 31_999;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
};

/**
 * A port that nothing listens on. It is outside the range of outgoing connections: between this answer and the moment a server
 * listens, no connection can get it, and a client that already tries to reach the server cannot connect to itself.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
};
