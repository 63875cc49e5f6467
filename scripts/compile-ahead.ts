import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** Most test files import these. */
const entries = ['test/support/service/service.ts', 'test/support/worlds/world.ts'];

/** With fewer files, tests need fewer modules. */
const manyFiles = 100;

const root = join(import.meta.dirname, '..');

/** Imports the modules and ends. An orderly end writes what was compiled into the cache. */
const program = `for (const entry of process.argv.slice(1)) await import(entry); process.exit(0);`;

/**
 * Compiles the service before a run of many test files, if Node has a cache for it. All workers would compile it again in every run otherwise:
 * they are ended by a signal, and Node writes its cache only at an orderly end. A failure is left to the tests, which show it better.
 */
export const compileAhead = async (files: number): Promise<void> => {
  if (files < manyFiles || process.env['NODE_COMPILE_CACHE'] === undefined) return;
  const modules = entries.map((entry) => join(root, entry));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, ...modules], {
    stdio: 'ignore',
  });
  await new Promise<void>((resolve) => void child.on('error', () => resolve()).on('close', () => resolve()));
};
