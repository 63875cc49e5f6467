import { useEffect, type RefObject } from 'react';

/** Gives a place the focus when the element in it that has the focus is removed, such as a button that a reloaded list no longer has. */
export const useKeptFocus = (of: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = of.current;
    if (!place) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      const isRemoved = last?.isConnected === false && document.activeElement === document.body;
      if (!isRemoved) return;
      last = null;
      place.focus({ preventScroll: true });
    });
    place.addEventListener('focusin', note);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      place.removeEventListener('focusin', note);
    };
  }, [of]);
};
