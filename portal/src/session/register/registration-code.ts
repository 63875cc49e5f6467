/** Returns the code in the fragment of an emailed link. Browsers do not send fragments to servers. */
export const registrationCode = (): string | undefined =>
  new URLSearchParams(globalThis.location.hash.slice(1)).get('registration') ?? undefined;

/** Removes the code from the address, so that it is not copied with it. */
export const dropRegistrationCode = (): void => {
  if (registrationCode() !== undefined)
    globalThis.history.replaceState(null, '', globalThis.location.pathname);
};

/** Calls `onOpened` when a link is opened in a tab that shows this page, which does not reload. Returns a function that unsubscribes. */
export const onRegistrationOpened = (onOpened: (code: string) => void): (() => void) => {
  const look = () => {
    const code = registrationCode();
    if (code === undefined) return;
    dropRegistrationCode();
    onOpened(code);
  };
  globalThis.addEventListener('hashchange', look);
  return () => globalThis.removeEventListener('hashchange', look);
};
