import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Filters as part of the address, so that a link carries them. Empty ones are left out. */
export const useFilters = (): readonly [
  URLSearchParams,
  (changed: Readonly<Record<string, string>>) => void,
] => {
  const search = useSearch();
  const [location, go] = useLocation();
  const filters = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (changed: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changed)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      go(text === '' ? location : `${location}?${text}`, { replace: true });
    },
    [search, location, go],
  );
  return [filters, change];
};
