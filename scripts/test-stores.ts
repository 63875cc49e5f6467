// node scripts/test-stores.ts [STORE…] -- OPTIONS (--name=value) AND PATHS OF JEST: runs the tests of the API with a server for each store in a
// container, on the first transport. The server of MongoDB's test image slows down with each database that it had, so a new one
// serves every eight files. Exits with 1 if anything failed, and if no test file ended for 45 minutes, which it then names
// (TEST_HANGS_AFTER_MINUTES). Without stores: postgres and mongo; npm test has SQLite.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { startMongo, startPostgres } from '../test/support/servers/containers.ts';

const servers = {
  postgres: {
    variable: 'TEST_DATABASE_URL',
    start: () => startPostgres({ nosync: true }),
    filesOfOne: Infinity,
  },
  mongo: { variable: 'TEST_MONGODB_URL', start: () => startMongo({ nosync: true }), filesOfOne: 8 },
};
type StoreName = keyof typeof servers;
const names = Object.keys(servers) as readonly StoreName[];
const isStore = (word: string): word is StoreName => names.some((name) => name === word);

const words = process.argv.slice(2);
const end = words.includes('--') ? words.indexOf('--') : words.length;
const [requested, rest] = [words.slice(0, end), words.slice(end + 1)];
/** Options stay with each run of jest; paths only select its files. */
const options = rest.filter((word) => word.startsWith('-'));
const unknown = requested.filter((word) => !isStore(word));
if (unknown.length > 0) throw new Error(`Name stores: ${names.join(', ')}. Unknown: ${unknown.join(', ')}`);

/** A file whose server went away has a limit for each of its tests, and then ends within this time. */
const hangsAfterMinutes = '45';

const ofJest = ['--selectProjects', 'http', '--passWithNoTests=false'];

/** The test files that the options and paths of jest select. */
const selected = (): readonly string[] =>
  execFileSync('jest', [...ofJest, '--listTests', ...rest], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.endsWith('.test.ts'));

/** Aborted by the first signal: no further group of files begins. */
const stopping = new AbortController();

/** Runs jest, and ends the workers that it leaves behind if it hangs. Returns its exit code. */
const jest = async (files: readonly string[], environment: NodeJS.ProcessEnv): Promise<number | null> => {
  const child = spawn('jest', [...ofJest, ...options, '--runTestsByPath', ...files], {
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
    if (signal !== 'SIGKILL') stopping.abort();
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

const files = selected();
if (files.length === 0) throw new Error('The paths select no test files.');
for (const name of requested.length > 0 ? requested.filter(isStore) : names) {
  const { variable, start, filesOfOne } = servers[name];
  for (let first = 0; first < files.length && !stopping.signal.aborted; first += filesOfOne) {
    const group = files.slice(first, first + filesOfOne);
    const server = await start();
    try {
      console.log(
        `\n== the API on ${name}: files ${first + 1} to ${first + group.length} of ${files.length}`,
      );
      if ((await jest(group, { [variable]: server.url })) !== 0) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }
}
