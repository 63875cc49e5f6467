import { connect } from '../../../../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../../../../src/adapters/sqlite/writer.ts';
import { all, insert, program } from '../../../../../../src/adapters/store-kit/program.ts';
import {
  mergedLists,
  maxLookedAt,
  type Walk,
} from '../../../../../../src/adapters/store-kit/repositories/shared/list-walk.ts';
import type { ListPlace } from '../../../../../../src/ports/driven/shared/list-page.ts';
import { items, type Item } from '../../../../../contract/storage/kernel/programs.ts';

const fill = program<readonly Item[], undefined>(
  'test.fill',
  () => [],
  function* (filled) {
    yield* all(...filled.map((item) => insert(items, item)));
    return undefined;
  },
);

const itemsOf = (group: string, ranks: readonly number[]): readonly Item[] =>
  ranks.map((rank) => ({ id: `${group}${rank}`, group, rank, state: 'closed' }));

const ranks = (many: number, step = 1, first = 1) => Array.from({ length: many }, (_, n) => first + n * step);

/** A store with these items, which counts the records that it reads. */
const counting = async (filled: readonly Item[]) => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, [items]);
  const kernel = sqliteKernel({ read: db, writer: inlineWriter(db), collections: [items] });
  await kernel.run(fill, filled);
  const read = { records: 0 };
  const counted: typeof kernel = {
    ...kernel,
    read: async (operation) => {
      const found = await kernel.read(operation);
      read.records += Array.isArray(found) ? found.length : 1;
      return found;
    },
  };
  return { kernel: counted, read };
};

const walkOf = (group: string, wanted: (item: Item) => boolean, descending: boolean): Walk<Item> => ({
  index: items.indexes.byRank,
  placeOf: ({ rank, id }) => ({ at: rank, id }),
  range: { equal: [group], descending },
  wanted,
});

describe('lists that are merged from several indexes', () => {
  const many = 4_000;
  const even = itemsOf('even', ranks(many, 2, 2));
  const odd = itemsOf('odd', ranks(many, 2, 1));

  const pagesOf = async (
    filled: readonly Item[],
    groups: readonly string[],
    wanted: (item: Item) => boolean,
    descending = true,
  ) => {
    const { kernel, read } = await counting(filled);
    const walks = groups.map((group) => walkOf(group, wanted, descending));
    const found: number[] = [];
    const examined: number[] = [];
    for (let after: ListPlace | undefined; ;) {
      read.records = 0;
      const page = await mergedLists(kernel, walks, { limit: 50, ...(after && { after }) });
      found.push(...page.items.map(({ rank }) => rank));
      examined.push(read.records);
      after = page.next;
      if (after === undefined) return { found, examined };
    }
  };

  it('examine no more records for a page than one list does', async () => {
    const rare = new Set([8_000, 4_001, 4_000, 3, 2]);
    const { found, examined } = await pagesOf([...even, ...odd], ['even', 'odd'], ({ rank }) =>
      rare.has(rank),
    );
    expect(found).toEqual([8_000, 4_001, 4_000, 3, 2]);
    expect(examined[0]).toBe(maxLookedAt);
    expect(Math.max(...examined)).toBe(maxLookedAt);
  });

  it('examine for one list what another leaves', async () => {
    const { examined } = await pagesOf([...odd, ...even.slice(0, 10)], ['even', 'odd'], () => false);
    expect(examined).toEqual([10 + many]);
  });

  it('contain every record once, in either direction', async () => {
    const wanted = ({ rank }: Pick<Item, 'rank'>): boolean => rank % 3 === 0;
    const expected = ranks(2 * many).filter((rank) => wanted({ rank }));
    const groups = ['even', 'odd'];
    const { found } = await pagesOf([...even, ...odd], groups, wanted);
    expect(found).toEqual(expected.toReversed());
    const ascending = await pagesOf([...even, ...odd], groups, wanted, false);
    expect(ascending.found).toEqual(expected);
  });
});
