import pg from 'pg';

type Ask = (this: pg.Client, ...given: readonly unknown[]) => unknown;
type Answer = Promise<pg.QueryResult>;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: unknown }).text);

/** Until the returned function is called, every query of this process goes through `change`: for drivers that behave wrongly. */
export const patchPostgres = (change: (sql: string, ask: () => Answer) => Answer): (() => void) => {
  const original = Reflect.get(pg.Client.prototype, 'query') as Ask;
  const patched: Ask = function (...given) {
    const callback = given.at(-1);
    const rest = typeof callback === 'function' ? given.slice(0, -1) : given;
    const answer = change(textOf(given[0]), () => Reflect.apply(original, this, rest) as Answer);
    if (typeof callback !== 'function') return answer;
    // The pool asks with a callback.
    const passOn = (...result: readonly unknown[]) => void Reflect.apply(callback, undefined, result);
    answer.then((result) => passOn(undefined, result), passOn);
    return undefined;
  };
  Reflect.set(pg.Client.prototype, 'query', patched);
  return () => void Reflect.set(pg.Client.prototype, 'query', original);
};
