import type { Failure } from './problems/failures.ts';
import type { Route } from './route.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the form of the paths of a route. */
export const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(literal)
      .join('[^/]+')}$`,
  );

interface Entry {
  readonly form: RegExp;
  readonly methods: readonly string[];
}

/** Returns the methods of a path. Called only when no operation matches a request. */
export type AllowedMethods = (path: string) => readonly string[] | undefined;

const taken = (methods: readonly string[]): readonly string[] => [
  ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).concat('OPTIONS')),
];

export const allowedMethods = (routes: readonly Pick<Route, 'method' | 'path'>[]): AllowedMethods => {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const entries: Entry[] = [...byPath].map(([path, found]) => ({
    form: formOf(path),
    methods: found.map(({ method }) => method),
  }));
  const every = taken(entries.flatMap(({ methods }) => methods)).toSorted();
  return (path) => {
    if (path === '*') return every;
    const matching = entries.filter(({ form }) => form.test(path));
    return matching.length > 0 ? taken(matching.flatMap(({ methods }) => methods)) : undefined;
  };
};

/** Returns the failure of a request that matches no operation. */
export const unmatchedFailure = (allow: readonly string[] | undefined): Failure =>
  allow ? { kind: 'method-not-allowed', allow } : { kind: 'path-not-found' };
