import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, '..', '..', 'src', 'main', 'cli.ts');

export interface Commanded {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The operator's command in a process of its own, on the data of a service that may run meanwhile. */
export const operatorOf =
  (dataDir: string) =>
  async (...words: readonly string[]): Promise<Commanded> => {
    const child = spawn(process.execPath, [program, ...words], {
      env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await ended;
    return { code: child.exitCode ?? -1, out, err };
  };
