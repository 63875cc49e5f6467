// node scripts/test-figures.js RESULTS.json …: prints "PASSED FAILED" for rounds of jest. A skipped test, a file that failed to load,
// and a test file that no project selected count as failed; each is named on stderr, with the beginning of its error.
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

const failuresOf = ({ file, status, message, assertionResults }) => {
  const unpassed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map(
      (test) => `${file}: ${test.status}: ${[...test.ancestorTitles, test.title].join(' ')}${errorOf(test)}`,
    );
  const broken = unpassed.length === 0 && (status === 'failed' || assertionResults.length === 0);
  return broken ? [`${file}: ${message.split('\n')[0] || 'ran no test'}`] : unpassed;
};

const results = process.argv.slice(2).flatMap(resultsOf);
const found = new Set(results.map(({ file }) => file));
const stray = readdirSync('test', { recursive: true })
  .map((file) => `test/${file}`)
  .filter((file) => /[.]test[.]\w+$/.test(file) && !found.has(file));
const failures = [
  ...results.flatMap(failuresOf),
  ...stray.map((file) => `${file}: no project of jest.config.js selects it`),
];
const passed = results
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed');

for (const failure of failures) console.error(failure);
console.log(`${passed.length} ${failures.length}`);
