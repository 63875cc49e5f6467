/**
 * Returns a function that computes one value at a time, in the order of requests. Requests for the same key that wait share one
 * computation, which begins after each of them.
 */
export const inTurn = <Key, Value>(compute: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
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
