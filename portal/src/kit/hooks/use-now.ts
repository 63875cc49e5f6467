import { useSyncExternalStore } from 'react';

const stepMs = 15_000;
let now = Date.now();

const subscribe = (onChange: () => void) => {
  const timer = setInterval(() => {
    now = Date.now();
    onChange();
  }, stepMs);
  return () => clearInterval(timer);
};

/** Returns the current time in milliseconds. The component renders again every 15 seconds. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
