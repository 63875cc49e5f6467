import { valueOf, type Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import type { Member, MemberValue } from '../../members.ts';
import { all, page, program, remove, type Program } from '../../program.ts';

/** Few enough that each commit completes in time, however many records there are. */
const portion = 250;

/**
 * Deletes a portion of the records whose first member in the index is at most the argument, unless that
 * member changes meanwhile; returns how many it found.
 */
export const deletionBy = <Stored>(name: string, index: Index<Stored>): Program<number, number> =>
  program(
    name,
    () => [],
    function* (until) {
      const { collection, on } = index;
      const [found] = yield* all(page(index, { until, limit: portion }));
      const valueIn = (record: Stored, member: string): MemberValue =>
        valueOf(record, member, collection.members[member] as Member<Stored>);
      const keyOf = (record: Stored) =>
        collection.key.map((member) => valueIn(record, member) as string | number);
      const old = on[0] ?? '';
      yield* all(
        ...found.map((record) => remove(collection, keyOf(record), { [old]: valueIn(record, old) })),
      );
      return found.length;
    },
  );

/** Deletes all of them, one portion in each commit, so that a failure undoes only its own portion. */
export const deleteAll = async (
  kernel: Kernel,
  deletion: Program<number, number>,
  until: number,
): Promise<void> => {
  while ((await kernel.run(deletion, until)) === portion);
};
