/** All tabs of a browser share one cookie: a sign-in or sign-out in one tab notifies the others. */
const tabs = new BroadcastChannel('portal-session');

export const notifyOtherTabs = (): void => tabs.postMessage('changed');

/** Calls `onChange` when another tab signs in or out. Returns a function that unsubscribes. */
export const onOtherTabChange = (onChange: () => void): (() => void) => {
  tabs.addEventListener('message', onChange);
  return () => tabs.removeEventListener('message', onChange);
};
