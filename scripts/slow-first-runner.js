import { createRunner } from 'jest-light-runner';
import { slowFirst } from './slow-first.ts';

const ChildProcessRunner = createRunner({ runtime: 'child_process' });

/** Runs the tests of all projects that name it with the slow suites first. */
export default class SlowFirstRunner extends ChildProcessRunner {
  runTests(tests, ...rest) {
    return super.runTests(slowFirst(tests), ...rest);
  }
}
