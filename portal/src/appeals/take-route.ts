import { readArrival, type Arrival } from './route.ts';

/** What the page was opened for. What opens an appeal is taken out of the address at once: it stays neither in the history nor in what is bookmarked. */
export const takeArrival = (): Arrival => {
  const { location, history } = globalThis;
  const arrival = readArrival(location);
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
  return arrival;
};
