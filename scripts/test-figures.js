// node scripts/test-figures.js RESULTS.json …: prints "PASSED FAILED" for rounds of jest. A skipped test, a file that failed to load,
// and a test file that no project selected count as failed; each is named on stderr.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const resultsOf = (report) =>
  JSON.parse(readFileSync(report, 'utf8')).testResults.map((result) => ({
    ...result,
    file: relative(process.cwd(), result.name),
  }));

const failuresOf = ({ file, status, message, assertionResults }) => {
  const unpassed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map(
      ({ status, ancestorTitles, title }) => `${file}: ${status}: ${[...ancestorTitles, title].join(' ')}`,
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
