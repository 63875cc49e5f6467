import { ChildProcessRunner } from './child-process-runner.js';
import { slowFirst } from './slow-first.ts';

/** Runs the tests of all projects that name it with the slow suites first. */
export default class SlowFirstRunner extends ChildProcessRunner {
  runTests(tests, ...rest) {
    return super.runTests(slowFirst(tests), ...rest);
  }
}
