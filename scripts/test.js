// npm test [-- OPTIONS AND PATHS OF JEST]: all tests. Those that judge real time (`*.timed.test.ts`) come last and by
// themselves: beside suites that keep every core busy they would tell of the machine. Exits with 1 where any failed.
// node scripts/test.js --results FOLDER …: also writes jest's report of each round there, `everyday.json` and `timed.json`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const words = process.argv.slice(2);
const folder = words[0] === '--results' ? words.splice(0, 2)[1] : undefined;

const alone = words.some((word) => /^(--maxWorkers|-w|-i$|--runInBand)/.test(word))
  ? []
  : ['--maxWorkers', '1'];

const ranWell = (round, ...options) => {
  const report = folder === undefined ? [] : ['--json', '--outputFile', join(folder, `${round}.json`)];
  const args = [...words, ...options, ...report, '--passWithNoTests'];
  return spawnSync('jest', args, { stdio: 'inherit' }).status === 0;
};

const everyday = ranWell('everyday', '--selectProjects', 'unit', 'integration');
const timed = ranWell('timed', '--selectProjects', 'timed', ...alone);
process.exitCode = everyday && timed ? 0 : 1;
