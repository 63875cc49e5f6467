import pg from 'pg';

type Ask = (this: pg.Client, ...given: readonly unknown[]) => unknown;

/** Counts round trips of all clients of this process: queries that are sent before the first of their answers arrives belong to one. */
export const countingRoundTrips = () => {
  const waiting = new WeakSet<pg.Client>();
  let trips = 0;
  const original = Reflect.get(pg.Client.prototype, 'query') as Ask;
  const counted: Ask = function (...given) {
    if (!waiting.has(this)) trips++;
    waiting.add(this);
    const answered = () => void waiting.delete(this);
    const callback = given.at(-1);
    if (typeof callback !== 'function') {
      const answer = Reflect.apply(original, this, given) as Promise<unknown>;
      answer.then(answered, answered);
      return answer;
    }
    // The pool asks with a callback.
    const passOn = (...answer: readonly unknown[]): unknown => {
      answered();
      return Reflect.apply(callback, undefined, answer) as unknown;
    };
    return Reflect.apply(original, this, [...given.slice(0, -1), passOn]);
  };
  Reflect.set(pg.Client.prototype, 'query', counted);
  return {
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = trips;
      await work();
      return trips - before;
    },
    stop: () => void Reflect.set(pg.Client.prototype, 'query', original),
  };
};
