/** What outlives a reload or the way to a provider, in this tab alone and until it is closed. */
export interface Kept {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

const keptUnder = (key: string): Kept => {
  const { sessionStorage } = globalThis;
  return {
    read: () => sessionStorage.getItem(key) ?? undefined,
    write: (text) => sessionStorage.setItem(key, text),
    drop: () => sessionStorage.removeItem(key),
  };
};

/** Of a sign-in at a provider, until the browser is back from there. */
export const keptAttempt = keptUnder('staff-attempt');

/** Of the session that runs. */
export const keptToken = keptUnder('staff-token');
