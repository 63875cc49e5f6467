import { ChildProcessRunner } from './child-process-runner.js';
import { lendingServers } from '../test/support/servers/lent/lender.ts';
import { slowFirst } from './slow-first.ts';

/** Runs the tests of all projects that name it with the slow suites first. */
export default class SlowFirstRunner extends ChildProcessRunner {
  runTests(tests, ...rest) {
    return lendingServers(() => super.runTests(slowFirst(tests), ...rest));
  }
}
