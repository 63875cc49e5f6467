import { setTimeout as pause } from 'node:timers/promises';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import type { Operation } from '../../../../src/adapters/store-kit/program.ts';
import type { KernelView } from '../../../contract/storage/kernel/stage.ts';

/** Machines are busy while tests run: concurrent callers wait longer than callers of the service would. */
export const timeoutMs = 240_000;
/**
 * How long a program waits for a concurrent caller that comes in between, ms. Where programs take locks, a concurrent caller that is not done by then
 * waits for one. Without locks it is done as soon as the machine allows; the kernels of one suite are tried with and without.
 */
const comesInWithinMs = { kernels: 600, locked: 150, unlocked: 3_000 };

type BeforeStep = (program: string, step: number) => Promise<void>;

/** Starts `act` before a step of a program, once; the program continues when `act` is done or waits. */
export const meeting = (locks: keyof typeof comesInWithinMs = 'locked') => {
  let waiting:
    { readonly name: string; readonly step: number; readonly act: () => Promise<unknown> } | undefined;
  let acting: Promise<unknown> | undefined;
  const beforeStep: BeforeStep = async (name, step) => {
    if (waiting?.name !== name || waiting.step !== step) return;
    const { act } = waiting;
    waiting = undefined;
    acting = act();
    acting.catch(() => undefined);
    await Promise.race([acting.catch(() => undefined), pause(comesInWithinMs[locks])]);
  };
  const between: KernelView['between'] = async ({ name, step, run }, act) => {
    waiting = { name, step, act };
    const outcome = await run();
    if (!acting) throw new Error(`${name} has no step ${step}`);
    await acting;
    acting = undefined;
    return outcome;
  };
  return { beforeStep, between };
};

/** Reads records as if they were not to be written. */
const readingOnly = (operation: Operation): Operation =>
  operation.op === 'get-for-update' ? { ...operation, op: 'get' } : operation;

/** A store that drops its locks, those of single records too. */
export const withoutLocks = (kernel: Kernel): Kernel => ({
  ...kernel,
  run: (program, argument) => {
    const steps: typeof program.steps = function* (...given) {
      const running = program.steps(...given);
      let step = running.next([]);
      while (step.done !== true) step = running.next(yield step.value.map(readingOnly));
      return step.value;
    };
    return kernel.run({ ...program, steps, locks: () => [] }, argument);
  },
});
