import type { ListPage, ListPlace } from '../../src/ports/driven/shared/list-page.ts';

/** All that a list finds, walked in pages of two; no record twice. */
export const walked = async <Item>(
  ask: (page: { readonly limit: number; readonly after?: ListPlace }) => Promise<ListPage<Item>>,
): Promise<Item[]> => {
  const found: Item[] = [];
  let after: ListPlace | undefined;
  do {
    const { items, next } = await ask({ limit: 2, ...(after && { after }) });
    expect(items.length).toBeLessThanOrEqual(2);
    expect(next === undefined || next.id !== after?.id).toBe(true);
    found.push(...items);
    after = next;
  } while (after !== undefined);
  return found;
};
