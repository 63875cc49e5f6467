/**
 * A value that survives a reload, in this tab only and until it is closed. If the browser blocks storage, the value
 * is kept until the page is left.
 */
export interface TabStorage {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

/** Undefined if the user's settings block storage. */
const browserStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

export const tabStorage = (key: string): TabStorage => {
  const store = browserStorage();
  let inMemory: string | undefined;
  if (store)
    return {
      read: () => store.getItem(key) ?? undefined,
      write: (text) => store.setItem(key, text),
      drop: () => store.removeItem(key),
    };
  return {
    read: () => inMemory,
    write: (text) => void (inMemory = text),
    drop: () => void (inMemory = undefined),
  };
};
