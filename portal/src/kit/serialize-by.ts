type Serialize = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Returns a function that runs tasks of the same key one after another, in the order of the calls. */
export const createSerializer = (): Serialize => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    // A task runs even if the one before it failed.
    const own = before.then(task, task);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
};
