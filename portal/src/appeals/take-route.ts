import { readRoute, type Route } from './route.ts';

/** Returns the route and removes the code of an appeal from the address, so that history and bookmarks do not keep it. */
export const takeRoute = (): Route => {
  const { location, history } = globalThis;
  const route = readRoute(location);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return route;
};
