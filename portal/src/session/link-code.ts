const codeInAddress = (): string | undefined =>
  new URLSearchParams(globalThis.location.hash.slice(1)).get('code') ?? undefined;

/** The code of a one-time link, which stands behind the `#`, where no server and no log sees it. It is taken out at once. */
export const takeCode = (): string | undefined => {
  const code = codeInAddress();
  if (code !== undefined) {
    globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
  }
  return code;
};

/** Calls back when a link is opened where the portal is open already, which loads nothing anew; the answer ends it. */
export const hearLinks = (opened: () => void): (() => void) => {
  const look = () => {
    if (codeInAddress() !== undefined) opened();
  };
  globalThis.addEventListener('hashchange', look);
  return () => globalThis.removeEventListener('hashchange', look);
};
