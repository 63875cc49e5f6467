// node scripts/test-figures.js RESULTS.json: prints "PASSED FAILED" of a run of jest. A test that was left out, a file
// that could not be read and a file of tests that no project picked up count as failed, each named on stderr.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const { numPassedTests, testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
  const file = relative(process.cwd(), name);
  const unpassed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${file}: ${test.status}: ${test.fullName}`);
  const broken = unpassed.length === 0 && (status === 'failed' || assertionResults.length === 0);
  return broken ? [`${file}: ${message.split('\n')[0] || 'ran no test'}`] : unpassed;
});
const picked = new Set(testResults.map(({ name }) => relative(process.cwd(), name)));
const stray = readdirSync('test', { recursive: true })
  .map((file) => `test/${file}`)
  .filter((file) => /[.]test[.]\w+$/.test(file) && !picked.has(file));
failures.push(...stray.map((file) => `${file}: no project of jest.config.js picked it up`));

for (const failure of failures) console.error(failure);
console.log(`${numPassedTests} ${failures.length}`);
