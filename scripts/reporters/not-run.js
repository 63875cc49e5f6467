import { relative } from 'node:path';

const notRun = new Set(['pending', 'todo', 'disabled', 'skipped']);

/** Prints a line after the run for each test file that did not run completely, so that no skip is silent. */
export default class NotRunReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    for (const { testFilePath, testResults: tests, skipped } of testResults) {
      const left = tests.filter(({ status }) => notRun.has(status));
      if (left.length === 0 && !skipped) continue;
      const reasons = [
        ...new Set(
          left.map(
            ({ ancestorTitles, title }) =>
              /\bneeds [\w-]+/.exec([...ancestorTitles, title].join(' '))?.[0] ?? 'skipped',
          ),
        ),
      ];
      const file = relative(this.#rootDir, testFilePath);
      process.stderr.write(
        `not run: ${left.length} of ${tests.length} tests in ${file} (${reasons.join(', ')})\n`,
      );
    }
  }
}
