import { collect } from '../../../portal/src/kit/collect.ts';

describe('the rows of a list', () => {
  const limits = { rows: 4, pages: 3 };
  /** Pages with so many rows each, and the number of pages read. The last page has no next cursor. */
  const pagesOf = (...sizes: readonly number[]) => {
    let read = 0;
    const pages = async function* () {
      for (const [at, size] of sizes.entries()) {
        read += 1;
        const nextCursor = at === sizes.length - 1 ? null : `cursor-${at}`;
        yield await Promise.resolve({
          data: Array.from({ length: size }, () => at),
          pagination: { nextCursor },
        });
      }
    };
    return { pages: pages(), read: () => read };
  };

  it.each([
    ['all pages within the limits', [2, 0, 2], [0, 0, 2, 2], true, 3],
    ['no more rows than allowed', [3, 3, 1], [0, 0, 0, 1], false, 2],
    ['no more rows than allowed, if a page ends there', [2, 2, 1], [0, 0, 1, 1], false, 2],
    ['no more rows than allowed, of the last page', [2, 3], [0, 0, 1, 1], false, 2],
    ['no more pages than allowed, even if they are empty', [0, 0, 1, 1], [2], false, 3],
  ])('are %s', async (_, sizes, rows, isComplete, read) => {
    const list = pagesOf(...sizes);
    expect(await collect(list.pages, limits)).toEqual({ rows, isComplete });
    expect(list.read()).toBe(read);
  });

  it('are not collected if a page fails', async () => {
    const failing = async function* () {
      yield await Promise.resolve({ data: [1], pagination: { nextCursor: 'cursor' } });
      throw new Error('aborted');
    };
    await expect(collect(failing(), limits)).rejects.toThrow('aborted');
  });
});
