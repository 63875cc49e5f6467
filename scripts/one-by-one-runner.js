import { createRunner } from 'jest-light-runner';

const ChildProcessRunner = createRunner({ runtime: 'child_process' });

/** Runs one test file after another, each in processes of its own: for tests that judge real time. */
export default class OneByOneRunner extends ChildProcessRunner {
  constructor(globalConfig, ...rest) {
    // With a single worker the runner would run tests in jest's own process, which a failure can end.
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }

  async runTests(tests, ...rest) {
    for (const test of tests) await super.runTests([test], ...rest);
  }
}
