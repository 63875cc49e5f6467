// node --import kill-at-commit.ts PROGRAM …: kills the process before a thread of it commits to SQLite for the 100th time.
import { DatabaseSync } from 'node:sqlite';

const last = 100;
const run = DatabaseSync.prototype.exec;
let commits = 0;
DatabaseSync.prototype.exec = function exec(this: DatabaseSync, sql: string): void {
  if (sql === 'COMMIT' && ++commits === last) process.kill(process.pid, 'SIGKILL');
  run.call(this, sql);
};
