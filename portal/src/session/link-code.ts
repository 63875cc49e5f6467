/** The code of a one-time link, which stands behind the `#`, where no server and no log sees it. It is taken out at once. */
export const takeCode = (): string | undefined => {
  const code = new URLSearchParams(globalThis.location.hash.slice(1)).get('code') ?? undefined;
  if (code !== undefined) {
    globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
  }
  return code;
};
