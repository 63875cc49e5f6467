// node scripts/test.js ROUND… -- OPTIONS AND PATHS OF JEST: runs rounds of tests, one after another. Exits with 1 if anything failed.
//   quick        types, unit tests, contracts in memory, the API on the first transport: needs neither Docker nor a browser
//   transports   what the other transports can do differently (transport-suites.ts); with paths, these files
//   integration  stores, servers, processes, the portal in a browser
//   timed        tests that measure real time, last: beside others they would measure the machine; two at a time if both mostly wait
// TEST_RESULTS=FOLDER writes jest's report of each round there as ROUND.json.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { transportSuites } from './transport-suites.ts';

const rounds = {
  quick: { projects: ['unit', 'http'], transports: 'first', types: true },
  transports: { projects: ['http'], transports: 'others', files: transportSuites },
  integration: { projects: ['integration'], transports: 'first' },
  timed: { projects: ['timed'] },
};

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const [requested, words] = [given.slice(0, end), given.slice(end + 1)];
const folder = process.env['TEST_RESULTS'];

/** Resolves to whether the command succeeded, and to its output if `caught`. */
const ran = (command, args, { caught = false, environment = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: caught ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (printed += data));
    child.on('error', reject).on('close', (code) => resolve({ ok: code === 0, printed }));
  });

const jest = (name, { projects, transports, files = [] }) =>
  ran(
    'jest',
    [
      ...['--selectProjects', ...projects, '--passWithNoTests'],
      ...(folder === undefined ? [] : ['--json', '--outputFile', join(folder, `${name}.json`)]),
      ...(words.length > 0 ? words : files),
    ],
    { environment: transports === undefined ? {} : { TEST_TRANSPORTS: transports } },
  );

/**
 * Runs beside the tests. Errors are printed after them, where they are visible. Several checkers would be done earlier, but each finds out again what
 * types the others use; the tests take longer anyway.
 */
const types = () => ran('npm', ['run', '--silent', 'typecheck', '--', '--checkers', '1'], { caught: true });

const unknown = requested.filter((name) => !Object.hasOwn(rounds, name));
if (unknown.length > 0 || requested.length === 0)
  throw new Error(`Name rounds of tests: ${Object.keys(rounds).join(', ')}. Unknown: ${unknown.join(', ')}`);

for (const name of requested) {
  const round = rounds[name];
  const [tested, typed] = await Promise.all([
    jest(name, round),
    round.types && words.length === 0 ? types() : { ok: true, printed: '' },
  ]);
  if (!typed.ok) process.stderr.write(`\nThe type check failed:\n${typed.printed}`);
  if (!tested.ok || !typed.ok) process.exitCode = 1;
}
