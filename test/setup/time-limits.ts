import { inspect } from 'node:util';
import { addEventHandler } from 'jest-circus';

/** Ends what hangs, and measures nothing: machines differ. A test or hook that needs longer names its own limit. */
const limitMs = 240_000;

type Step = (() => unknown) & ((done: never) => unknown);
interface Entry {
  fn?: Step | null | undefined;
  readonly timeout?: number | undefined;
}

const limited =
  (step: () => unknown, ms: number): (() => Promise<void>) =>
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`did not end within ${ms / 1_000} s`)), ms);
    });
    try {
      await Promise.race([step(), late]);
    } catch (error) {
      // The runner reads the stack of whatever is thrown.
      throw error instanceof Error ? error : new Error(`threw ${inspect(error)}`);
    } finally {
      clearTimeout(timer);
    }
  };

const limit = (entry: Entry | undefined): void => {
  if (entry?.fn) entry.fn = limited(entry.fn, entry.timeout ?? limitMs);
};

// jest-light-runner runs the tests and hooks that jest-circus collects, but not their time limits.
addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.children.at(-1) as Entry | undefined);
  if (event.name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1) as Entry | undefined);
});
