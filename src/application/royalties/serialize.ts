/**
 * Returns a function that runs one computation at a time, in the order of requests. Waiting requests for the same key share one
 * computation.
 */
export const serialize = <Key, Value>(
  compute: (key: Key) => Promise<Value>,
): ((key: Key) => Promise<Value>) => {
  const waiting = new Map<Key, Promise<Value>>();
  let last: Promise<unknown> = Promise.resolve();
  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const next = last.then(() => {
      waiting.delete(key);
      return compute(key);
    });
    waiting.set(key, next);
    last = next.catch(() => undefined);
    return next;
  };
};
