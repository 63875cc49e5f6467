// node --import kill-at-step.ts PROGRAM …: counts the lasting steps of the process, with all of its threads: commits to SQLite, changes of
// files, printed lines. Each is named in a line of the file STEPS. The process kills itself before the step with the number KILL_AT. While the
// first line of the file is `stop`, it stops before every step, with all of its threads, until it gets SIGCONT.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';

const { STEPS = '', KILL_AT = '0' } = process.env;
const counts = openSync(STEPS, 'a');

let latest = '';
const step = (name: string): void => {
  // Lines that are printed together are one step.
  const isMore = name === 'print' && latest === name;
  latest = name;
  if (isMore) return;
  writeSync(counts, `${name}\n`);
  const lines = readFileSync(STEPS, 'utf8').split('\n');
  if (lines.length - 1 === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
  if (lines[0] === 'stop') process.kill(process.pid, 'SIGSTOP');
};

type Methods = Record<string, (this: unknown, ...values: readonly unknown[]) => unknown>;

const counted = (methods: Methods, names: readonly string[]): void => {
  for (const name of names) {
    const method = methods[name];
    if (!method) throw new Error(`there is no ${name}`);
    methods[name] = function stepped(this: unknown, ...values) {
      step(name);
      return method.apply(this, [...values]);
    };
  }
};

const require = createRequire(import.meta.url);
const changes = ['copyFile', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'unlink', 'writeFile'];
counted(require('node:fs/promises') as Methods, changes);
counted(
  require('node:fs') as Methods,
  changes.map((name) => `${name}Sync`),
);
syncBuiltinESMExports();

const { exec } = DatabaseSync.prototype as { readonly exec: (this: DatabaseSync, sql: string) => void };
DatabaseSync.prototype.exec = function stepped(sql: string): void {
  if (sql === 'COMMIT') step(sql);
  exec.call(this, sql);
};

const { stdout } = process;
const write = stdout.write.bind(stdout);
stdout.write = (text: string | Uint8Array): boolean => {
  step('print');
  return write(text);
};
