// node scripts/test-figures.js RESULTS.json …: prints "PASSED FAILED" of rounds of jest. A later report with the name of an
// earlier one is a second try of that round: its files replace those of the first. A test that was left out, a file that could not be read and a file of tests that no
// project picked up count as failed, each named on stderr.
// node scripts/test-figures.js --unrun RESULTS.json …: prints the files that V8 left unrun by ending their process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

const resultsOf = (report) =>
  JSON.parse(readFileSync(report, 'utf8')).testResults.map((result) => ({
    ...result,
    round: basename(report),
    file: relative(process.cwd(), result.name),
  }));

const failuresOf = ({ file, status, message, assertionResults }) => {
  const unpassed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${file}: ${test.status}: ${test.fullName}`);
  const broken = unpassed.length === 0 && (status === 'failed' || assertionResults.length === 0);
  return broken ? [`${file}: ${message.split('\n')[0] || 'ran no test'}`] : unpassed;
};

// A failed check of V8's own ends a process by SIGTRAP, whatever file it happens to be running.
const endedByV8 = ({ assertionResults, message }) =>
  assertionResults.length === 0 && /jest worker process .* terminated .*signal=SIGTRAP/.test(message);

const [first, ...more] = process.argv.slice(2);
if (first === '--unrun') {
  for (const result of more.filter(existsSync).flatMap(resultsOf).filter(endedByV8)) console.log(result.file);
} else {
  const latest = new Map(
    [first, ...more.filter(existsSync)]
      .flatMap(resultsOf)
      .map((result) => [`${result.round} ${result.file}`, result]),
  );
  const results = [...latest.values()];
  const found = new Set(results.map(({ file }) => file));
  const stray = readdirSync('test', { recursive: true })
    .map((file) => `test/${file}`)
    .filter((file) => /[.]test[.]\w+$/.test(file) && !found.has(file));
  const failures = [
    ...results.flatMap(failuresOf),
    ...stray.map((file) => `${file}: no project of jest.config.js picked it up`),
  ];
  const passed = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');

  for (const failure of failures) console.error(failure);
  console.log(`${passed.length} ${failures.length}`);
}
