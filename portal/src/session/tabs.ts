/** One cookie serves all tabs of a browser: whoever signs in or out in one of them tells the others. */
const tabs = new BroadcastChannel('portal-session');

export const tellOtherTabs = (): void => tabs.postMessage('changed');

/** Calls back when another tab tells; the answer ends it. */
export const hearOtherTabs = (told: () => void): (() => void) => {
  tabs.addEventListener('message', told);
  return () => tabs.removeEventListener('message', told);
};
