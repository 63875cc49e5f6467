import { createRunner } from 'jest-light-runner';
import { timedOrder } from './timed-order.ts';

const ChildProcessRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs test files that judge real time, each in processes of its own: one after another, except that two of those that mostly wait
 * run together.
 */
export default class TimedRunner {
  #runFile;

  constructor(globalConfig, ...rest) {
    // With a single worker the runner would run tests in jest's own process, which a failure can end.
    const config = { ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) };
    this.#runFile = (test, callbacks) =>
      new ChildProcessRunner(config, ...rest).runTests([test], ...callbacks);
  }

  async runTests(tests, ...callbacks) {
    const { alone, waiting } = timedOrder(tests);
    for (const test of alone) await this.#runFile(test, callbacks);
    const left = waiting.values();
    const lane = async () => {
      for (const test of left) await this.#runFile(test, callbacks);
    };
    await Promise.all([lane(), lane()]);
  }
}
