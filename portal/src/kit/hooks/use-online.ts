import { useSyncExternalStore } from 'react';

const subscribe = (told: () => void) => {
  globalThis.addEventListener('online', told);
  globalThis.addEventListener('offline', told);
  return () => {
    globalThis.removeEventListener('online', told);
    globalThis.removeEventListener('offline', told);
  };
};

/** Whether the browser believes that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => globalThis.navigator.onLine);
