import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import type { Lock, Operation } from '../../../src/adapters/store-kit/program.ts';
import { storePorts } from '../../contract/storage/store.contract.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { memoryKernel } from '../worlds/kit-worlds.ts';
import { kitStorage, type KitStorage } from '../worlds/stores/kit-storage.ts';

/** A program of the repositories, as it runs with an argument. */
export interface ProgramRun {
  readonly name: string;
  readonly argument: unknown;
  readonly locks: readonly Lock[];
}

/** Functions that are called while contracts run, before the kernel acts. */
export interface Watching {
  /** Each operation, with its program unless it is a read outside programs. */
  readonly operation?: (operation: Operation, program?: ProgramRun) => void;
  readonly program?: (run: ProgramRun) => void;
}

const watched = (kernel: Kernel, watching: Watching): Kernel => ({
  ...kernel,
  read: (operation) => {
    watching.operation?.(operation);
    return kernel.read(operation);
  },
  run: (program, argument) => {
    const { name, locks } = program;
    const known = { name, argument, locks: locks(argument) };
    watching.program?.(known);
    // Under the name of the program, by which a writer finds it.
    const steps: typeof program.steps = function* (...given) {
      const running = program.steps(...given);
      let step = running.next([]);
      while (step.done !== true) {
        for (const operation of step.value) watching.operation?.(operation, known);
        step = running.next(yield step.value);
      }
      return step.value;
    };
    return kernel.run({ ...program, steps }, argument);
  },
});

/** Runs the contracts of all storage ports in memory. */
export const watchContracts = async (watching: Watching): Promise<void> => {
  const open: OpenWorld<KitStorage> = async () => {
    const kernel = watched(memoryKernel(), watching);
    return { views: [kitStorage(kernel)], close: () => kernel.close() };
  };
  for (const { run } of storePorts.flatMap(({ cases }) => cases(open))) await run();
};
