import { useEffect, useRef } from 'react';

/** How far each place was scrolled when it was left. */
const left = new Map<string, number>();

/** A page begins at its head; one that is come back to, where it was left. */
export const useScroll = (place: string): void => {
  const isReturn = useRef(false);
  const before = useRef(place);
  useEffect(() => {
    const note = () => {
      isReturn.current = true;
    };
    // Before the router hears of it.
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
