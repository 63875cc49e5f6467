import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly process: ChildProcess;
  /** The CPU time since the start, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const hasMember = (message: unknown, name: string): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null && name in message;

/** Returns a member of the next message that has it. Programs of others send messages of their own, too. */
const next = async (child: ChildProcess, name: string): Promise<unknown> => {
  const settled = new AbortController();
  const ended = once(child, 'exit', { signal: settled.signal }).then(([code]) => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  try {
    for (;;) {
      const received = Promise.race([once(child, 'message', { signal: settled.signal }), ended]);
      const [message] = (await received) as [unknown];
      if (hasMember(message, name)) return message[name];
    }
  } finally {
    settled.abort();
    ended.catch(() => undefined);
  }
};

export const startServer = async (
  name: string,
  file: string,
  env: Record<string, string> = {},
): Promise<Server> => {
  const child = fork(resolve(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await next(child, 'url');
  return serverOf(name, String(url).replace('[::]', '127.0.0.1').replace('localhost', '127.0.0.1'), child);
};

/** A server in a process that answers 'cpu' with its CPU time. */
export const serverOf = (name: string, url: string, child: ChildProcess): Server => ({
  name,
  url,
  process: child,
  cpu: async () => {
    const answer = next(child, 'cpu');
    child.send('cpu');
    return Number(await answer);
  },
  stop: async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  },
});
