import type { ArchiveTarget, Claim, WriteLock } from '../../../../src/ports/driven/storage/archive.ts';

interface Mutant {
  readonly title: string;
  readonly mutate: (target: ArchiveTarget) => ArchiveTarget;
  /** Cases that must fail. */
  readonly by: readonly string[];
}

const whole = 'returns every record as it was written, once, for any page size';
const again = 'is not changed by records that are written again';
const far = 'stores the progress of each kind';
const one = 'is claimed by one of twenty concurrent callers';
const fresh = 'is as new after its records are discarded';
const ended = 'changes nothing for a move that another process ended';
const retired = 'rejects all writes once the move into it was undone, and records where the data is';
const filledByAnother =
  'keeps accepting writes if the move that was undone is not the one that filled it, or it has moved on';

/** Broken targets that the suite must reject. */
export const archiveTargetMutants: readonly Mutant[] = [
  {
    title: 'a target that checks first and claims later',
    mutate: (target) => {
      let claimed: Claim | undefined;
      return {
        ...target,
        owner: async () => claimed ?? 'empty',
        claim: async (moveId) => {
          if (claimed) return claimed.moveId === moveId ? 'claimed' : 'taken';
          await Promise.resolve();
          claimed = { moveId, state: 'filling' };
          return 'claimed';
        },
      };
    },
    by: [one],
  },
  {
    title: 'a target that loses the last record of a page',
    mutate: (target) => ({
      ...target,
      write: (moveId, kind, records, progress) => target.write(moveId, kind, records.slice(0, -1), progress),
    }),
    by: [whole],
  },
  {
    title: 'a target that loses the versions of amended licenses',
    mutate: (target) => ({
      ...target,
      write: (moveId, kind, records, progress) =>
        target.write(
          moveId,
          kind,
          records.map((record) => {
            const { versions: _, ...rest } = record as { readonly versions?: unknown };
            return rest as typeof record;
          }),
          progress,
        ),
    }),
    by: [whole],
  },
  {
    title: 'a target that repeats the last record of a page on the next',
    mutate: (target) => {
      let last: readonly unknown[] = [];
      return {
        ...target,
        read: async (kind, page) => {
          const found = await target.read(kind, page);
          const before = page.after === undefined ? [] : last;
          last = found.records.slice(-1);
          return { ...found, records: [...(before as typeof found.records), ...found.records] };
        },
      };
    },
    by: [whole, again],
  },
  {
    title: 'a target that loses its progress',
    mutate: (target) => ({
      ...target,
      progress: async () => ({ records: 0, done: false }),
    }),
    by: [far],
  },
  {
    title: 'a target that stores the progress of one kind for another',
    mutate: (target) => ({
      ...target,
      write: async (moveId, kind, records, progress) => {
        await target.write(moveId, kind, records, progress);
        await target.write(moveId, 'tracks', [], progress);
      },
    }),
    by: [far],
  },
  {
    title: 'a target that writes for a move that it does not know',
    mutate: (target) => ({
      ...target,
      write: async (_, kind, records, progress) => {
        await target.claim('mov_0');
        await target.write('mov_0', kind, records, progress);
      },
    }),
    by: [ended],
  },
  {
    title: 'a target that releases its claim and keeps the records',
    mutate: (target) => {
      let given = false;
      return {
        ...target,
        discard: async () => {
          given = true;
        },
        owner: async () => (given ? 'empty' : target.owner()),
      };
    },
    by: [fresh],
  },
  {
    title: 'a target that only notes that its move was undone',
    mutate: (target) => {
      let lock: WriteLock | undefined;
      return {
        ...target,
        retire: async (undone) => {
          lock ??= { ...undone, state: 'moved' };
        },
        writeLock: async () => lock,
      };
    },
    by: [retired],
  },
  {
    title: 'a target that ends whichever move filled it',
    mutate: (target) => ({
      ...target,
      retire: async (undone) => {
        const owner = await target.owner();
        if (typeof owner === 'object') await target.retire({ ...undone, moveId: owner.moveId });
      },
    }),
    by: [filledByAnother],
  },
];
