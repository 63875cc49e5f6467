// node scripts/test-figures.js RESULTS.json …: prints "PASSED FAILED" for rounds of jest. A skipped test, a file that failed to load,
// and a test file that no project selected count as failed. stderr has the slowest files of all rounds, the beginning of each error, and then
// the names alone, because often only the end of the output is read.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const resultsOf = (report) =>
  JSON.parse(readFileSync(report, 'utf8')).testResults.map((result) => ({
    ...result,
    file: relative(process.cwd(), result.name),
  }));

/** Enough lines for the values that were compared and the line of the test. */
const shownLines = 12;

/** Returns the beginning of the error of a test, indented and without colors. */
const errorOf = ({ failureMessages = [] }) =>
  failureMessages
    .flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, shownLines))
    .map((line) => `\n    ${line}`)
    .join('');

/** Returns the name of each failure, and the beginning of its error. */
const failuresOf = ({ file, status, message, assertionResults }) => {
  const unpassed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => ({
      name: `${file}: ${test.status}: ${[...test.ancestorTitles, test.title].join(' ')}`,
      error: errorOf(test),
    }));
  const broken = unpassed.length === 0 && (status === 'failed' || assertionResults.length === 0);
  return broken ? [{ name: `${file}: ${message.split('\n')[0] || 'ran no test'}`, error: '' }] : unpassed;
};

const results = process.argv.slice(2).flatMap(resultsOf);
const found = new Set(results.map(({ file }) => file));
const unselected = readdirSync('test', { recursive: true })
  .map((file) => `test/${file}`)
  .filter((file) => /[.]test[.]\w+$/.test(file) && !found.has(file));
const failures = [
  ...results.flatMap(failuresOf),
  ...unselected.map((file) => ({ name: `${file}: no project of jest.config.js selects it`, error: '' })),
];
const passed = results
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed');

const shownFiles = 40;
const slow = results
  .map(({ file, startTime = 0, endTime = 0 }) => ({ file, seconds: (endTime - startTime) / 1_000 }))
  .filter(({ seconds }) => seconds >= 1)
  .toSorted((one, other) => other.seconds - one.seconds)
  .slice(0, shownFiles);

for (const { file, seconds } of slow) console.error(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
for (const { name, error } of failures.filter((each) => each.error !== '')) console.error(name + error);
for (const { name } of failures) console.error(name);
console.log(`${passed.length} ${failures.length}`);
