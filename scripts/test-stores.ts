// node scripts/test-stores.ts [STORE…] -- OPTIONS AND PATHS OF JEST: runs the tests of the API with a server for each store in a
// container, on the first transport. Exits with 1 if anything failed, and if no test file ended for 45 minutes, which it then names
// (TEST_HANGS_AFTER_MINUTES). Without stores: postgres and mongo; npm test has SQLite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { startMongo, startPostgres } from '../test/support/servers/containers.ts';

const servers = {
  postgres: { variable: 'TEST_DATABASE_URL', start: () => startPostgres({ nosync: true }) },
  mongo: { variable: 'TEST_MONGODB_URL', start: () => startMongo({ nosync: true }) },
};
type StoreName = keyof typeof servers;
const names = Object.keys(servers) as readonly StoreName[];
const isStore = (word: string): word is StoreName => names.some((name) => name === word);

const words = process.argv.slice(2);
const end = words.includes('--') ? words.indexOf('--') : words.length;
const [requested, rest] = [words.slice(0, end), words.slice(end + 1)];
const unknown = requested.filter((word) => !isStore(word));
if (unknown.length > 0) throw new Error(`Name stores: ${names.join(', ')}. Unknown: ${unknown.join(', ')}`);

/** A file whose server went away has a limit for each of its tests, and then ends within this time. */
const hangsAfterMinutes = '45';

/** Runs jest, and ends the workers that it leaves behind if it hangs. Returns its exit code. */
const jest = async (environment: NodeJS.ProcessEnv): Promise<number | null> => {
  const child = spawn('jest', ['--selectProjects', 'http', '--passWithNoTests=false', ...rest], {
    env: {
      TEST_HANGS_AFTER_MINUTES: hangsAfterMinutes,
      ...process.env,
      ...environment,
      TEST_TRANSPORTS: 'first',
    },
    stdio: 'inherit',
    // Its workers belong to its process group.
    detached: true,
  });
  const endGroup = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, endGroup);
  await once(child, 'close');
  for (const signal of signals) process.off(signal, endGroup);
  endGroup('SIGKILL');
  return child.exitCode;
};

for (const name of requested.length > 0 ? requested.filter(isStore) : names) {
  const { variable, start } = servers[name];
  const server = await start();
  try {
    console.log(`\n== the API on ${name}`);
    if ((await jest({ [variable]: server.url })) !== 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
