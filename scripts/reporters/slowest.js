import { relative } from 'node:path';
import process from 'node:process';

const shown = Number(process.env['TEST_SLOWEST_FILES'] ?? 20);

/** Prints the slowest suites after a complete run, 20 or as many as TEST_SLOWEST_FILES says, so that a slow one is noticed when it is added. */
export default class SlowestReporter {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= shown) return;
    const slowest = testResults.toSorted((one, other) => other.perfStats.runtime - one.perfStats.runtime);
    process.stderr.write(`\nThe slowest of ${testResults.length} test files:\n`);
    for (const { testFilePath, perfStats } of slowest.slice(0, shown)) {
      const seconds = (perfStats.runtime / 1_000).toFixed(1).padStart(7);
      process.stderr.write(`${seconds} s  ${relative(this.#rootDir, testFilePath)}\n`);
    }
  }
}
