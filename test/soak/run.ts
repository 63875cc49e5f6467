// npm run soak -- NAME [--rounds N]: runs one soak, ends with one line, exits with 1 where the promise did not hold.
// npm run soak -- --list: the names.
import { parseArgs } from 'node:util';
import type { Soak } from './soak.ts';

const soaks: Readonly<Record<string, () => Promise<{ readonly soak: Soak }>>> = {
  kill: () => import('./kill/soak.ts'),
  'api-kill': () => import('./api-kill/soak.ts'),
  'events-kill': () => import('./events-kill/soak.ts'),
  'mongo-kill': () => import('./mongo-kill/soak.ts'),
  'postgres-kill': () => import('./postgres-kill/soak.ts'),
};
const names = Object.keys(soaks);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, list: { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const load = soaks[name];
const rounds = Number(values.rounds);

if (values.list) {
  console.log(names.join('\n'));
} else if (!load || positionals.length > 1 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`npm run soak -- NAME --rounds N, where NAME is one of: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const began = Date.now();
  const { soak } = await load();
  const { passed, summary } = await soak({ rounds, say: (line) => console.log(line) }).catch(
    (error: unknown) => {
      console.error(error);
      return { passed: false, summary: 'broken off' };
    },
  );
  const seconds = Math.round((Date.now() - began) / 1_000);
  console.log(`soak ${name}: ${passed ? 'passed' : 'FAILED'}, ${rounds} rounds, ${summary}, ${seconds} s`);
  process.exitCode = passed ? 0 : 1;
}
