/** Runs works of one name one after another, and works of different names side by side. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Rivals of one process for one document wait for each other here, rather than that each conflicts with each in the
 * database and most begin anew. Across processes the transactions decide, as ever.
 */
export const turns = (): InTurn => {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return mine;
  };
};
