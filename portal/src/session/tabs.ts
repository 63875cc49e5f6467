/** All tabs of a browser share one cookie: a sign-in or sign-out in one tab notifies the others. */
const tabs = new BroadcastChannel('portal-session');

export const notifyOtherTabs = (): void => tabs.postMessage('changed');

/** Calls `onChange` when another tab signs in or out. Returns a function that unsubscribes. */
export const onOtherTabChange = (onChange: () => void): (() => void) => {
  tabs.addEventListener('message', onChange);
  return () => tabs.removeEventListener('message', onChange);
};

/** Calls `onReturned` when the user comes back to this tab, or the network to this device. Returns a function that unsubscribes. */
export const onReturn = (onReturned: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') onReturned();
  };
  globalThis.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', onReturned);
  return () => {
    globalThis.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('online', onReturned);
  };
};
