/**
 * What outlives a reload or the way to a provider, in this tab alone and until it is closed; where the browser keeps
 * nothing, only until the page is left.
 */
export interface Kept {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

/** Undefined where whoever looks forbids pages to keep anything. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

export const keptUnder = (key: string): Kept => {
  const store = storage();
  let held: string | undefined;
  if (store)
    return {
      read: () => store.getItem(key) ?? undefined,
      write: (text) => store.setItem(key, text),
      drop: () => store.removeItem(key),
    };
  return {
    read: () => held,
    write: (text) => void (held = text),
    drop: () => void (held = undefined),
  };
};
