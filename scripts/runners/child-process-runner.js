import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

/**
 * Returns a channel that passes on the messages of one worker alone. The channel of jest-light-runner 0.8.2 sends the configuration to all
 * workers that have a file when the first of them requests it, and to none afterwards: a worker that starts later never gets it,
 * and its file never runs.
 */
const ownChannel = (channel) => {
  let send;
  return {
    onMessage: (listener) => (send = listener),
    postMessage: (message) => {
      channel.onMessage(send);
      channel.postMessage(message);
    },
  };
};

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (task, { channel, ...options } = {}) {
  return run.call(this, task, channel ? { ...options, channel: ownChannel(channel) } : options);
};

const LightRunner = createRunner({ runtime: 'child_process' });

/** Runs test files in child processes. Node itself loads them (docs/adr/0035-jest-light-runner.md). */
export class ChildProcessRunner extends LightRunner {
  constructor(globalConfig, ...rest) {
    // With a single worker the runner would run tests in jest's own process, which a failure can end.
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, ...rest);
  }
}
