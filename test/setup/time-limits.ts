import process from 'node:process';
import { inspect } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { addEventHandler } from 'jest-circus';
import { untilDayWithRoom } from '../support/room-in-day.ts';
import { slowness } from '../support/slowness.ts';

/**
 * Ends what hangs, and measures nothing: machines differ. A test or hook that needs longer names its own limit. A store on a server
 * takes several times as long as a file to prepare and to fill. A slow machine gets as many times as long.
 */
const limitMs = (): number => {
  const { TEST_DATABASE_URL: postgres, TEST_MONGODB_URL: mongo } = process.env;
  return postgres === undefined && mongo === undefined ? 240_000 : 720_000;
};

/**
 * The part of its limit that a test gets after another one of its file hung: the cause, such as a server, often affects them all,
 * and the file must end within minutes.
 */
const partAfterHanging = 1 / 8;

/** A test that hangs must end on the slowest machine, too. */
const slowest = 5;
let timesAsLong: number | undefined;
/** Measured when the first test of a process begins. */
const slownessOfMachine = (): number => (timesAsLong ??= Math.min(slowest, slowness()));

type Step = (() => unknown) & ((done: never) => unknown);
interface Entry {
  fn?: Step | null | undefined;
  readonly timeout?: number | undefined;
}

type Block = Parameters<Parameters<typeof addEventHandler>[0]>[1]['currentDescribeBlock'];

/** Files, by their outermost blocks. */
const withHungStep = new WeakSet<Block>();

const fileOf = (block: Block): Block => (block.parent ? fileOf(block.parent) : block);

/** The wait of each file, by its outermost block. */
const waits = new WeakMap<Block, Promise<void>>();

/** Waits once per file, before the time limit of its first step begins. */
const dayWithRoom = (file: Block): Promise<void> => {
  const wait = waits.get(file) ?? sleep(untilDayWithRoom(Date.now()));
  waits.set(file, wait);
  return wait;
};

const limited =
  (block: Block, name: string, step: () => unknown, givenMs: number): (() => Promise<void>) =>
  async () => {
    const file = fileOf(block);
    await dayWithRoom(file);
    const part = withHungStep.has(file) ? partAfterHanging : 1;
    const ms = Math.round(givenMs * part * slownessOfMachine());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        withHungStep.add(file);
        const end = `did not end within ${ms / 1_000} s`;
        // Jest prints nothing before the file ends.
        process.stderr.write(`${block.name} ${name}: ${end}\n`);
        reject(new Error(end));
      }, ms);
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

const limit = (block: Block, name: string, entry: Entry | undefined): void => {
  if (entry?.fn) entry.fn = limited(block, name, entry.fn, entry.timeout ?? limitMs());
};

// jest-light-runner runs the tests and hooks that jest-circus collects, but not their time limits.
addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === 'add_test') limit(block, event.testName, block.children.at(-1) as Entry | undefined);
  if (event.name === 'add_hook') limit(block, event.hookType, block.hooks.at(-1) as Entry | undefined);
});
