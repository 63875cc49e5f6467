import { ChildProcessRunner } from './child-process-runner.js';
import { lendingServers } from '../../test/support/servers/lent/lender.ts';
import { timedOrder } from './timed-order.ts';

/**
 * Runs test files that judge real time, each in processes of its own: one after another, except that two of those that mostly wait
 * run together.
 */
export default class TimedRunner {
  #runFile;

  constructor(...options) {
    this.#runFile = (test, callbacks) => new ChildProcessRunner(...options).runTests([test], ...callbacks);
  }

  runTests(tests, ...callbacks) {
    return lendingServers(() => this.#runAll(tests, callbacks));
  }

  async #runAll(tests, callbacks) {
    const { alone, waiting } = timedOrder(tests);
    for (const test of alone) await this.#runFile(test, callbacks);
    const left = waiting.values();
    const runLeft = async () => {
      for (const test of left) await this.#runFile(test, callbacks);
    };
    await Promise.all([runLeft(), runLeft()]);
  }
}
