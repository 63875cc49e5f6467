import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { choosesStore, storeOf } from '../servers/chosen-store.ts';
import { bundled } from './bundle/programs.ts';

const root = join(import.meta.dirname, '..', '..', '..');

export interface Commanded {
  readonly code: number;
  readonly out: string;
  /** Without the line that names the store. */
  readonly err: string;
  /** That line; empty where no store was opened. */
  readonly store: string;
}

const run = async (
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  started?: (child: ChildProcess, ended: Promise<unknown>) => Promise<void>,
): Promise<Commanded> => {
  const child = spawn(command, words, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), started?.(child, ended)]);
  await ended;
  const [store = ''] = /^Store: .*\n/.exec(err) ?? [];
  return { code: child.exitCode ?? -1, out, err: err.slice(store.length), store: store.trim() };
};

/** The operator's command in a process of its own, on the data of a service that may run meanwhile. `started` gets the process. */
export const operatorOf =
  (
    dataDir: string,
    environment: Readonly<Record<string, string>> = {},
    started?: Parameters<typeof run>[3],
  ) =>
  async (...words: readonly string[]): Promise<Commanded> => {
    const program = await bundled('cli');
    const variables = {
      DATA_DIR: dataDir,
      ...program.environment,
      ...(choosesStore(environment) ? {} : await storeOf(dataDir)),
      ...environment,
    };
    return run(process.execPath, [...program.words, ...words], variables, started);
  };

/** The same as the README has it. */
export const npmOperatorOf =
  (dataDir: string) =>
  (...words: readonly string[]): Promise<Commanded> =>
    run('npm', ['run', '--silent', 'operator', '--', ...words], { DATA_DIR: dataDir });

/** Options that state the reasons of a takedown. */
export const theirReasons = [
  ...['--ground', 'rights_claim', '--source', 'notice'],
  ...['--facts', 'Finch Recordings claims the master.', '--clause', 'Terms of service, 4.2'],
];
