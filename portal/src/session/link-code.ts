const codeInAddress = (): string | undefined =>
  new URLSearchParams(globalThis.location.hash.slice(1)).get('code') ?? undefined;

/**
 * Returns the code of a one-time link and removes it from the address. The code is in the fragment, which browsers do
 * not send to servers.
 */
export const takeCode = (): string | undefined => {
  const code = codeInAddress();
  if (code !== undefined) {
    globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
  }
  return code;
};

/** Calls `onOpened` when a link is opened in a tab that shows the portal, which does not reload. Returns a function that unsubscribes. */
export const onLinkOpened = (onOpened: () => void): (() => void) => {
  const look = () => {
    if (codeInAddress() !== undefined) onOpened();
  };
  globalThis.addEventListener('hashchange', look);
  return () => globalThis.removeEventListener('hashchange', look);
};
