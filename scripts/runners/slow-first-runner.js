import { ChildProcessRunner } from './child-process-runner.js';
import { compileAhead } from '../compile-ahead.ts';
import { lendingServers } from '../../test/support/servers/lent/lender.ts';
import { sharedConfigs } from './shared-configs.ts';
import { slowFirst } from './slow-first.ts';

/** Runs the tests of all projects that name it with the slow suites first, projects with the same settings in the same processes. */
export default class SlowFirstRunner extends ChildProcessRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    await compileAhead(tests.length);
    const { shared, given } = sharedConfigs(slowFirst(tests));
    return lendingServers(() =>
      super.runTests(
        shared,
        watcher,
        (test) => onStart(given(test)),
        (test, result) => onResult(given(test), result),
        (test, error) => onFailure(given(test), error),
      ),
    );
  }
}
