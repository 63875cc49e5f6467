import { relative } from 'node:path';
import process from 'node:process';

/**
 * Ends a run that hangs, and names the files. TEST_HANGS_AFTER_MINUTES=N is how long no test file may end, and how long jest may
 * continue after the last one, as it does in its own process (`--maxWorkers 1`) if a failed file left a server or a timer behind.
 */
export default class HungFilesReporter {
  #rootDir;
  #ms;
  #timer;
  #running = new Set();
  #failed = new Set();

  constructor({ rootDir }) {
    const minutes = process.env['TEST_HANGS_AFTER_MINUTES'];
    this.#rootDir = rootDir;
    this.#ms = minutes === undefined ? undefined : Number(minutes) * 60_000;
  }

  onTestFileStart({ path }) {
    this.#running.add(path);
    this.#restart(() => `No test file ended. Running: ${this.#named(this.#running)}`);
  }

  onTestFileResult({ path }, { failureMessage }) {
    this.#running.delete(path);
    if (failureMessage) this.#failed.add(path);
    this.#restart(() => `No test file ended. Running: ${this.#named(this.#running)}`);
  }

  onRunComplete() {
    this.#restart(() => `All test files ended, but jest did not. Failed: ${this.#named(this.#failed)}`);
  }

  #restart(text) {
    if (this.#ms === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      process.stderr.write(`\n${text()} (after ${this.#ms / 60_000} minutes)\n`);
      process.exit(1);
    }, this.#ms);
    // A run that ends must not wait for this timer.
    this.#timer.unref();
  }

  #named(paths) {
    return [...paths].map((path) => relative(this.#rootDir, path)).join(', ') || 'none';
  }
}
