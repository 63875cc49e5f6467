import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Keeps filters in the query of the address, so that they can be shared as a link. Empty filters are omitted. */
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
      // A late change must not lead back to a page that the user has left.
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
