import { grouped, leadingInsertions } from '../../../../src/adapters/mongo/kernel/groups.ts';
import { lookingOn } from '../../../../src/adapters/mongo/kernel/looking.ts';
import { collection, counter } from '../../../../src/adapters/store-kit/collection.ts';
import { text } from '../../../../src/adapters/store-kit/members.ts';
import {
  add,
  all,
  get,
  getBy,
  increment,
  insert,
  page,
  program,
  remove,
  type Operation,
} from '../../../../src/adapters/store-kit/program.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
const members = { id: text, name: text };
const indexes = { byName: { unique: true, on: ['name' as const] } };
const birds = collection<Named>()('birds', { key: ['id'], members, indexes });
const trees = collection<Named>()('trees', { key: ['id'], members, indexes });
const flights = counter('flights', { key: { id: text }, counts: ['seen'] });
const named = (id: string): Named => ({ id, name: id });

const placesOf = (operations: readonly Operation[]) =>
  grouped(operations).map(({ members: requested }) => requested.map(([place]) => place));

describe('operations of one step', () => {
  it('are one group if they are of one kind on one collection, at the place of the first', () => {
    const operations = [get(birds, 'a'), insert(trees, named('t')), getBy(birds.indexes.byName, 'b')];
    expect(placesOf([...operations, insert(trees, named('u'))])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('are one group if they only write, in whichever collections, in their order', () => {
    const operations = [insert(birds, named('a')), remove(trees, ['b']), insert(birds, named('c'))];
    expect(placesOf([...operations, increment(flights, ['a'], { seen: 1 })])).toEqual([[0, 1, 2, 3]]);
    expect(placesOf([insert(birds, named('a')), add(flights, ['a'], { seen: 1 })])).toEqual([[0], [1]]);
  });

  it('stay in their order on one collection', () => {
    const operations = [insert(birds, named('a')), get(trees, 'b'), get(birds, 'a'), remove(birds, ['a'])];
    expect(placesOf([...operations, insert(trees, named('c')), remove(trees, ['b'])])).toEqual([
      [0],
      [1],
      [2],
      [3, 4, 5],
    ]);
  });

  it('begin with the insertions into one collection that come before its locks', () => {
    const [bird, tree] = [insert(birds, named('a')), insert(trees, named('t'))];
    expect(leadingInsertions([bird, bird, tree])).toBe(2);
    expect(leadingInsertions([bird, get(birds, 'a'), bird])).toBe(1);
    expect(leadingInsertions([get(birds, 'a'), bird])).toBe(0);
    expect([leadingInsertions([bird]), leadingInsertions([])]).toEqual([1, 0]);
  });

  it('that return pages are asked for one by one', () => {
    const pages = ['a', 'b'].map((name) => page(birds.indexes.byName, { equal: [name], limit: 1 }));
    expect(placesOf(pages)).toEqual([[0], [1]]);
  });
});

describe('a single read instead of a program', () => {
  const requested: string[] = [];
  const looking = lookingOn(async ({ members: group }) => {
    requested.push(...group.map(([, { op }]) => op));
    return group.map(() => named('found'));
  });
  beforeEach(() => void requested.splice(0));

  const findOrInsert = program<Named, Named | undefined>(
    'birds.find-or-insert',
    () => [],
    function* (bird, attempt) {
      if (attempt === 1) {
        yield* all(insert(birds, bird));
        return bird;
      }
      const [found] = yield* all(get(birds, bird.id));
      return found;
    },
  );
  const findThenRemove = program<string, boolean>(
    'birds.find-then-remove',
    () => [],
    function* (id) {
      const [found] = yield* all(get(birds, id));
      if (!found) return false;
      const [removed] = yield* all(remove(birds, [id]));
      return removed;
    },
  );

  it('returns what the second attempt returns, if that reads once', async () => {
    expect(await looking.once(findOrInsert, named('a'), 1)).toEqual({ outcome: named('found') });
    expect(requested).toEqual(['get']);
  });

  it('returns nothing if the program has more to do after its first read', async () => {
    expect(await looking.once(findThenRemove, 'a', 1)).toBeUndefined();
    expect(requested).toEqual(['get']);
  });

  it('is likely to be enough where it was the last time', () => {
    expect(looking.isLikely('birds')).toBe(false);
    looking.note('birds', true);
    expect([looking.isLikely('birds'), looking.isLikely('trees')]).toEqual([true, false]);
    looking.note('birds', false);
    expect(looking.isLikely('birds')).toBe(false);
  });
});
