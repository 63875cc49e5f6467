import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Filters as part of the address, so that a link carries them. Empty ones are left out. */
export const useFilters = (): readonly [
  URLSearchParams,
  (changed: Readonly<Record<string, string>>) => void,
] => {
  const search = useSearch();
  const [location, go] = useLocation();
  const filters = useMemo(() => new URLSearchParams(search), [search]);
  const here = useRef<string>(undefined);
  useEffect(() => {
    here.current = location;
    return () => {
      here.current = undefined;
    };
  }, [location]);
  const change = useCallback(
    (changed: Readonly<Record<string, string>>) => {
      // What is done after one has gone elsewhere leads nobody back.
      if (here.current !== location) return;
      const next = new URLSearchParams(globalThis.location.search);
      for (const [name, value] of Object.entries(changed)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      go(text === '' ? location : `${location}?${text}`, { replace: true });
    },
    [location, go],
  );
  return [filters, change];
};
