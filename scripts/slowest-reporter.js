import { relative } from 'node:path';

const shown = 20;

/** After a whole run: the suites that took longest, so that slow ones are noticed when they are added. */
export default class SlowestReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= shown) return;
    const slowest = testResults.toSorted((one, other) => other.perfStats.runtime - one.perfStats.runtime);
    process.stderr.write(`\nThe slowest of ${testResults.length} files of tests:\n`);
    for (const { testFilePath, perfStats } of slowest.slice(0, shown)) {
      const seconds = (perfStats.runtime / 1_000).toFixed(1).padStart(7);
      process.stderr.write(`${seconds} s  ${relative(this.#rootDir, testFilePath)}\n`);
    }
  }
}
