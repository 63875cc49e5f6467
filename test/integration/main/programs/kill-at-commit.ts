// node --import kill-at-commit.ts PROGRAM …: kills the process before a thread of it commits to SQLite for the 100th time.
import { DatabaseSync } from 'node:sqlite';

const last = 100;
let commits = 0;
const { exec } = DatabaseSync.prototype as { readonly exec: (this: DatabaseSync, sql: string) => void };
DatabaseSync.prototype.exec = function killed(sql: string): void {
  if (sql === 'COMMIT' && ++commits === last) process.kill(process.pid, 'SIGKILL');
  exec.call(this, sql);
};
