import { get } from '../../../../src/adapters/store-kit/program.ts';
import { changeWriteLock } from '../../storage/kernel/programs.ts';
import { kernel, type Mutant } from './kernel-mutation.ts';

/** Kernels that answer wrong revisions. */
export const revisionMutants: readonly Mutant[] = [
  {
    title: 'a revision that never changes',
    by: [
      'has another revision of a group after each of its own commits',
      'has another revision soon after a commit of another process',
      'shows the writes of this process immediately, by the revision',
    ],
    of: kernel(() => ({ revision: async () => 1 })),
  },
  {
    title: 'a revision that is read twice a second, whatever this process wrote meanwhile',
    by: [
      'has another revision of a group after each of its own commits',
      'shows the writes of this process immediately, by the revision',
    ],
    of: kernel((real) => {
      let seen: Promise<number> | undefined;
      let until = 0;
      return {
        revision: (group) => {
          if (!seen || performance.now() > until) {
            until = performance.now() + 500;
            seen = real.revision(group);
          }
          return seen;
        },
      };
    }),
  },
  {
    title: 'a revision that changes before the commit',
    by: ['returns no copy that is older than its revision'],
    of: kernel((real) => {
      let begun = 0;
      return {
        run: async (program, argument) => {
          begun++;
          // A reader comes in between.
          await new Promise((resolve) => setTimeout(resolve, 5));
          return real.run(program, argument);
        },
        revision: async () => begun,
      };
    }),
  },
];

const rejectsWrites = 'rejects every write of every process while writes are locked, and continues to read';

/** Kernels that write while they must not. */
export const holdMutants: readonly Mutant[] = [
  {
    title: 'programs that do not check whether writes are locked',
    by: [rejectsWrites, 'waits with the write lock for running programs'],
    of: kernel((real) => ({
      run: (program, argument) => real.run({ ...program, duringWriteLock: true }, argument),
    })),
  },
  {
    title: 'records that are leased while writes are locked',
    by: [rejectsWrites],
    of: kernel((real) => ({
      claim: async (collection, keys) => {
        const found = await Promise.all(keys.map((key) => real.read(get(collection, ...key))));
        return found.filter((each) => each !== undefined);
      },
    })),
  },
];

/** Broken kernels whose programs run side by side. */
export const hastyHoldMutants: readonly Mutant[] = [
  {
    title: 'a write lock that does not wait for running programs',
    by: ['waits with the write lock for running programs'],
    of: kernel((real) => ({
      run: (program, argument) =>
        real.run(
          program.name === changeWriteLock.name ? { ...program, duringWriteLock: false } : program,
          argument,
        ),
    })),
  },
];
