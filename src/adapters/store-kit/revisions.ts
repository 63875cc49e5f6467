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

type Revisions = ReadonlyMap<string, number>;

interface Look {
  readonly looking: Promise<Revisions>;
  /** Set once the database has answered. */
  revisions?: Revisions;
}

/**
 * Revisions of all groups as `look` finds them, kept until they are `ageMs` old or this process commits a change. Callers share a
 * look; `bounded` limits how long each of them waits for it.
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
