import { kernel, type Mutant } from './kernel-mutation.ts';

/** Kernels that answer wrong revisions. */
export const revisionMutants: readonly Mutant[] = [
  {
    title: 'a revision that never changes',
    by: [
      'has another revision of a group after each of its own commits',
      'has another revision soon after a commit of another process',
      'shows at once what this process wrote, by the revision',
    ],
    of: kernel(() => ({ revision: async () => 1 })),
  },
  {
    title: 'a revision that is looked at twice a second, whatever this process wrote meanwhile',
    by: [
      'has another revision of a group after each of its own commits',
      'shows at once what this process wrote, by the revision',
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
    by: ['lets nobody keep what was outdated by its revision'],
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
