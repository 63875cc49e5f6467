import { useEffect, useRef } from 'react';

/** Scroll positions by address. */
const left = new Map<string, number>();

/** Scrolls to the top of a new page, and restores the position after going back or forward. */
export const useScroll = (place: string): void => {
  const isReturn = useRef(false);
  const before = useRef(place);
  useEffect(() => {
    const note = () => {
      isReturn.current = true;
    };
    // Run before the router handles the event.
    globalThis.addEventListener('popstate', note, { capture: true });
    return () => globalThis.removeEventListener('popstate', note, { capture: true });
  }, []);
  useEffect(() => {
    if (before.current !== place) globalThis.scrollTo(0, isReturn.current ? (left.get(place) ?? 0) : 0);
    before.current = place;
    isReturn.current = false;
    const keep = () => void left.set(place, globalThis.scrollY);
    globalThis.addEventListener('scroll', keep, { passive: true });
    return () => globalThis.removeEventListener('scroll', keep);
  }, [place]);
};
