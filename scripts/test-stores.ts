// node scripts/test-stores.ts [STORE…] -- OPTIONS AND PATHS OF JEST: runs the tests of the API with a server for each store in a
// container, on the first transport. Exits with 1 if anything failed. Without stores: postgres and mongo; npm test has SQLite.
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
const [asked, rest] = [words.slice(0, end), words.slice(end + 1)];
const unknown = asked.filter((word) => !isStore(word));
if (unknown.length > 0) throw new Error(`Name stores: ${names.join(', ')}. Unknown: ${unknown.join(', ')}`);

for (const name of asked.length > 0 ? asked.filter(isStore) : names) {
  const { variable, start } = servers[name];
  const server = await start();
  try {
    console.log(`\n== the API on ${name}`);
    const env = { ...process.env, [variable]: server.url, TEST_TRANSPORTS: 'first' };
    const child = spawn('jest', ['--selectProjects', 'http', ...rest], { env, stdio: 'inherit' });
    await once(child, 'close');
    if (child.exitCode !== 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
