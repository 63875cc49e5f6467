import { keyedPagesFrom, pagesFrom, type From } from '../../../../src/application/shared/pages-from.ts';

const numbers = [1, 2, 3, 4, 5];
const after = ({ after: place = 0 }: From<number>, limit: number): readonly number[] =>
  numbers.filter((each) => each > place).slice(0, limit);

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('the pages of a list', () => {
  it('are read until one says that nothing follows, also if it has no items', async () => {
    const read: (number | undefined)[] = [];
    const pages = pagesFrom(async (from: From<number>) => {
      read.push(from.after);
      const items = from.after === 2 ? [] : after(from, 2);
      const next = { 0: 2, 2: 3 }[from.after ?? 0];
      return { items, ...(next !== undefined && { next }) };
    });
    const found = await allOf(pages);
    expect(found.map(({ items }) => items)).toEqual([[1, 2], [], [4, 5]]);
    expect(read).toEqual([undefined, 2, 3]);
  });

  it('are read from the last item of the one before, until one is empty', async () => {
    const read: (number | undefined)[] = [];
    const pages = keyedPagesFrom(
      async (from: From<number>) => {
        read.push(from.after);
        return after(from, 2);
      },
      (last) => last,
    );
    expect(await allOf(pages)).toEqual([[1, 2], [3, 4], [5]]);
    expect(read).toEqual([undefined, 2, 4, 5]);
  });

  it('are not read before they are needed', async () => {
    let reads = 0;
    for await (const [first] of keyedPagesFrom(
      async (from: From<number>) => {
        reads += 1;
        return after(from, 1);
      },
      (last) => last,
    ))
      if (first === 2) break;
    expect(reads).toBe(2);
  });
});
