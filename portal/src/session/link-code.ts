interface OneTimeLink {
  readonly code: string;
  /** Whether the link was in an email: then the user is asked before it is used. */
  readonly isMailed: boolean;
}

const linkInAddress = (): OneTimeLink | undefined => {
  const parts = new URLSearchParams(globalThis.location.hash.slice(1));
  const code = parts.get('code');
  return code === null ? undefined : { code, isMailed: parts.get('by') === 'mail' };
};

/**
 * Returns a one-time link and removes it from the address. Its code is in the fragment, which browsers do not send to
 * servers.
 */
export const takeLink = (): OneTimeLink | undefined => {
  const link = linkInAddress();
  if (link !== undefined) {
    globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
  }
  return link;
};

/** Calls `onOpened` when a link is opened in a tab that shows the portal, which does not reload. Returns a function that unsubscribes. */
export const onLinkOpened = (onOpened: () => void): (() => void) => {
  const look = () => {
    if (linkInAddress() !== undefined) onOpened();
  };
  globalThis.addEventListener('hashchange', look);
  return () => globalThis.removeEventListener('hashchange', look);
};
