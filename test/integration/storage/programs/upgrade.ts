// node upgrade.ts FILE [LINE]: opens the store, and kills itself as soon as a line that begins so is printed.
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';

const [file = '', end] = process.argv.slice(2);
const storage = sqliteStorage({
  file,
  progress: (line) => {
    if (end !== undefined && line.startsWith(end)) process.kill(process.pid, 'SIGKILL');
  },
});
await storage.close();
