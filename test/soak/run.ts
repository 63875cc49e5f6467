// npm run soak -- NAME [--store STORE] [--rounds N]: runs one soak, ends with one line, exits with 1 if the promise did not hold.
// npm run soak -- --list: every soak on every store, as words of this command.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { canRun } from '../support/servers/docker.ts';
import type { Soak, Verdict } from './soak.ts';
import type { SoakedStore } from './stores/soaked-store.ts';
import { isStoreName, loadStore, storeNames } from './stores/store.ts';

const soaks: Readonly<Record<string, () => Promise<{ readonly soak: (store: SoakedStore) => Soak }>>> = {
  kill: () => import('./kill/soak.ts'),
  'api-kill': () => import('./api-kill/soak.ts'),
  'events-kill': () => import('./events-kill/soak.ts'),
  'uploads-kill': () => import('./uploads-kill/soak.ts'),
};
const names = Object.keys(soaks);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'sqlite' },
    rounds: { type: 'string', default: '3' },
    list: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const load = soaks[name];
const { store: storeName } = values;
const rounds = Number(values.rounds);

// A soak that is stopped ends the processes that it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const run = async (soak: (store: SoakedStore) => Soak, store: SoakedStore): Promise<Verdict> => {
  if (store.image !== undefined && !canRun(store.image)) {
    const summary = `left out: Docker does not respond, or ${store.image} is missing`;
    return { passed: process.env['CI'] !== 'true', summary };
  }
  return soak(store)({ rounds, say: (line) => console.log(line) });
};

if (values.list) {
  console.log(names.flatMap((each) => storeNames.map((store) => `${each} --store ${store}`)).join('\n'));
} else if (
  !load ||
  positionals.length > 1 ||
  !isStoreName(storeName) ||
  !Number.isInteger(rounds) ||
  rounds < 1
) {
  console.error(
    `npm run soak -- NAME --store STORE --rounds N, where NAME is one of: ${names.join(', ')}, and STORE one of: ${storeNames.join(', ')}`,
  );
  process.exitCode = 2;
} else {
  const began = Date.now();
  const { soak } = await load();
  const { passed, summary } = await run(soak, await loadStore(storeName)).catch((error: unknown) => {
    console.error(error);
    return { passed: false, summary: 'broken off' };
  });
  const seconds = Math.round((Date.now() - began) / 1_000);
  console.log(
    `soak ${name} on ${storeName}: ${passed ? 'passed' : 'FAILED'}, ${rounds} rounds, ${summary}, ${seconds} s`,
  );
  process.exitCode = passed ? 0 : 1;
}
