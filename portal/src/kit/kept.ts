/** What outlives a reload or the way to a provider, in this tab alone and until it is closed. */
export interface Kept {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

export const keptUnder = (key: string): Kept => {
  const { sessionStorage } = globalThis;
  return {
    read: () => sessionStorage.getItem(key) ?? undefined,
    write: (text) => sessionStorage.setItem(key, text),
    drop: () => sessionStorage.removeItem(key),
  };
};
