import type { AnyCollection } from './collection.ts';
import type { Operation } from './program.ts';

/** How old the cached revisions of a kernel may be, in milliseconds. */
export const revisionAgeMs = 500;

/**
 * The number of rows whose sum is the revision of a group, so that its commits rarely wait for one another.
 */
export const revisionRows = 16;

/** Returns the groups of collections, each once. */
export const groupsOf = (collections: readonly AnyCollection[]): readonly string[] => [
  ...new Set(collections.flatMap(({ group }) => group ?? [])),
];

/** Returns the group that an operation changes. A lease is not a change, because no reader caches it. */
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

type Revisions = ReadonlyMap<string, number>;

interface Look {
  readonly looking: Promise<Revisions>;
  /** Present once the database has responded. */
  revisions?: Revisions;
}

/**
 * Caches the revisions of all groups that `look` reads, until they are `ageMs` old or this process commits a
 * change. Callers share a read; `bounded` limits how long each of them waits for it.
 */
export const revisionsSeen = (
  look: () => Promise<Revisions>,
  ageMs: number,
  bounded: (wait: () => Promise<Revisions>) => Promise<Revisions>,
) => {
  let seen: Look | undefined;
  let began = -Infinity;
  const lookAgain = (): Look => {
    began = performance.now();
    const looking = look();
    const current: Look = { looking };
    seen = current;
    looking.then(
      (revisions) => (current.revisions = revisions),
      () => {
        if (seen === current) seen = undefined;
      },
    );
    return current;
  };
  return {
    of: async (group: string): Promise<number> => {
      const isRecent = performance.now() - began < ageMs;
      const { revisions, looking } = isRecent && seen ? seen : lookAgain();
      return (revisions ?? (await bounded(() => looking))).get(group) ?? 0;
    },
    /** Must be called after every commit that changed a group, before its caller gets the outcome. */
    committed: () => (seen = undefined),
  };
};
