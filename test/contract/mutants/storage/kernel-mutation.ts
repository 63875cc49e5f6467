import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import type { Operation, Program, Steps } from '../../../../src/adapters/store-kit/program.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';

/** A broken kernel, and the cases of the contract that must catch it. */
export interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: KernelView) => KernelView;
}

export type Changed = (kernel: Kernel) => Partial<Kernel>;
/** A kernel that differs in some of its functions. */
export const kernel =
  (change: Changed) =>
  (view: KernelView): KernelView => ({ ...view, kernel: { ...view.kernel, ...change(view.kernel) } });

/** The same program with other steps. */
export const stepping = <Argument, Outcome>(
  program: Program<Argument, Outcome>,
  steps: (...given: Parameters<Program<Argument, Outcome>['steps']>) => ReturnType<typeof program.steps>,
): Program<Argument, Outcome> => ({ ...program, steps });

/** A kernel whose programs yield other operations than they were written to. */
export const yielding = (other: (operation: Operation) => Operation) =>
  kernel((real) => ({
    run: (program, argument) =>
      real.run(
        stepping(program, function* (given, attempt): Steps<never> {
          const running = program.steps(given, attempt);
          let step = running.next([]);
          while (step.done !== true) step = running.next(yield step.value.map(other));
          return step.value as never;
        }),
        argument,
      ),
  }));
