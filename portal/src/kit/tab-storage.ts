/**
 * A value that survives a reload, in this tab only and until it is closed. If the browser blocks storage, the value
 * is kept until the page is left.
 */
export interface Kept {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

/** Undefined if the user's settings block storage. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

export const keptUnder = (key: string): Kept => {
  const store = storage();
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
