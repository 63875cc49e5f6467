import { useSyncExternalStore } from 'react';

const stepMs = 15_000;
let now = Date.now();

const subscribe = (told: () => void) => {
  const timer = setInterval(() => {
    now = Date.now();
    told();
  }, stepMs);
  return () => clearInterval(timer);
};

/** The time, a quarter of a minute coarse; whatever is drawn by it is drawn anew as it passes. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
