/** Runs `work` for one item after another. An item that fails does not stop the others. */
export const oneAfterAnother = async <Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<readonly PromiseSettledResult<Done>[]> => {
  const ends: PromiseSettledResult<Done>[] = [];
  for (const item of items) ends.push(...(await Promise.allSettled([work(item)])));
  return ends;
};
