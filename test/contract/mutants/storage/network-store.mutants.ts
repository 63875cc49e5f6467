import { probeWrites } from '../../../../src/adapters/store-kit/repositories/storage/write-probe.ts';
import { kitStorage } from '../../../support/worlds/stores/kit-storage.ts';
import type { NetworkView } from '../../storage/network-store/stage.ts';

interface Mutant {
  readonly name: string;
  readonly mutate: (view: NetworkView) => NetworkView;
  /** Policies of `deadlines` that must catch it. */
  readonly by: readonly string[];
}

const severalCalls = 'is unavailable within 2 s to a request of several calls where each answer takes';

/** Stores where the deadline of a request does not bound all that it waits for. */
export const deadlineMutants: readonly Mutant[] = [
  {
    name: 'a store where a request waits for shared revisions besides its deadline',
    mutate: (view) => {
      const revision = (group: string) => view.deadline.apart(() => view.kernel.revision(group));
      return { ...view, storage: kitStorage({ ...view.kernel, revision }) };
    },
    by: [`${severalCalls} 900 ms`, `${severalCalls} 1500 ms`],
  },
  {
    name: 'a store whose calls have a deadline each',
    mutate: (view) => {
      const { kernel, deadline } = view;
      const read: typeof kernel.read = (operation) => deadline.apart(() => kernel.read(operation));
      const run: typeof kernel.run = (program, argument) =>
        deadline.apart(() => kernel.run(program, argument));
      return { ...view, storage: kitStorage({ ...kernel, read, run }) };
    },
    by: [`${severalCalls} 1500 ms`],
  },
  {
    name: 'a write probe whose calls have a deadline each',
    mutate: (view) => ({ ...view, probeWrites: () => view.deadline.apart(probeWrites(view.kernel)) }),
    by: ['reports within 2 s that nothing can be written where each answer takes 1500 ms'],
  },
];
