import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Server {
  readonly name: string;
  readonly url: string;
  readonly process: ChildProcess;
  /** The CPU time since the start, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const next = async (child: ChildProcess): Promise<Record<string, unknown>> => {
  const [message] = (await once(child, 'message')) as [Record<string, unknown>];
  return message;
};

export const startServer = async (
  name: string,
  file: string,
  env: Record<string, string> = {},
): Promise<Server> => {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await next(child);
  return {
    name,
    url: String(url).replace('[::]', '127.0.0.1').replace('localhost', '127.0.0.1'),
    process: child,
    cpu: async () => {
      const answer = next(child);
      child.send('cpu');
      return Number((await answer)['cpu']);
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
};
