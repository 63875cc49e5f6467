import { readRoute, type Route } from './route.ts';

/** Reads the route and clears the address, so that no code stays in the history. */
export const takeRoute = (): Route => {
  const { location, history } = globalThis;
  const route = readRoute(location);
  if (location.hash !== '' || location.search !== '') history.replaceState(null, '', location.pathname);
  return route;
};
