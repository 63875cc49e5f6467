import type { AnyCollection } from './collection.ts';
import type { Operation } from './program.ts';

/** How old the revisions may be that a kernel answers from memory. */
export const revisionAgeMs = 500;

/** As many rows share the revision of a group, so that its commits rarely wait for one another; it is their sum. */
export const revisionRows = 16;

/** The groups of collections, each once. */
export const groupsOf = (collections: readonly AnyCollection[]): readonly string[] => [
  ...new Set(collections.flatMap(({ group }) => group ?? [])),
];

/** The group that an operation changes. A lease is no change: no reader keeps it. */
export const groupChangedBy = (operation: Operation): string | undefined => {
  switch (operation.op) {
    case 'insert':
    case 'insert-if-absent':
    case 'replace':
    case 'remove':
      return operation.collection.group;
    case 'add':
      return operation.counter.group;
    default:
      return undefined;
  }
};

/** Revisions of all groups as `look` finds them: kept for a while, and never past a commit of this process. */
export const revisionsSeen = (look: () => Promise<ReadonlyMap<string, number>>, ageMs: number) => {
  let seen: ReturnType<typeof look> | undefined;
  let began = -Infinity;
  const lookAgain = (): ReturnType<typeof look> => {
    began = performance.now();
    const looking = look();
    seen = looking;
    looking.catch(() => {
      if (seen === looking) seen = undefined;
    });
    return looking;
  };
  return {
    of: async (group: string): Promise<number> => {
      const isRecent = seen !== undefined && performance.now() - began < ageMs;
      return (await (isRecent && seen ? seen : lookAgain())).get(group) ?? 0;
    },
    /** Must be called after every commit that changed a group, before its caller gets the outcome. */
    committed: () => (seen = undefined),
  };
};
