/** A value that this browser keeps. If the user's settings block storage, nothing is kept. */
export const browserValue = (key: string) => ({
  read: (): string | undefined => {
    try {
      return globalThis.localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (text: string): void => {
    try {
      globalThis.localStorage.setItem(key, text);
    } catch {
      // Nothing depends on it.
    }
  },
});
