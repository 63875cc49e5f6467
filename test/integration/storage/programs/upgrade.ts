// node upgrade.ts FILE [LINE]: opens the store, prints the lines of its progress, and kills itself as soon as a line that begins
// so is printed.
import { writeSync } from 'node:fs';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';

const [file = '', end] = process.argv.slice(2);
const storage = sqliteStorage({
  file,
  progress: (line) => {
    writeSync(process.stdout.fd, `${line}\n`);
    if (end !== undefined && line.startsWith(end)) process.kill(process.pid, 'SIGKILL');
  },
});
await storage.close();
