interface Page<Item> {
  readonly items: readonly Item[];
}

/**
 * Does a step for each item of a list, and returns whether it is done for all. If one item fails, the others are done; then the first error
 * is thrown.
 */
export const eachOf = async <Item>(
  pages: AsyncIterable<Page<Item> | readonly Item[]> | Iterable<readonly Item[]>,
  step: (item: Item) => Promise<boolean>,
): Promise<boolean> => {
  const errors: unknown[] = [];
  let isDone = true;
  for await (const page of pages)
    for (const item of 'items' in page ? page.items : page) {
      try {
        if (!(await step(item))) isDone = false;
      } catch (error) {
        errors.push(error);
      }
    }
  if (errors.length > 0) throw errors[0];
  return isDone;
};
