import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDebounced } from '../../kit/hooks/use-debounced.ts';

/**
 * Checks a request once the user stops editing it. `isCurrent` is false while the result is that of an
 * earlier request, or of none. `scope` distinguishes the checks of different pages in the cache.
 */
export const usePreflight = <Request, Verdict>(
  scope: string,
  request: Request | undefined,
  check: (request: Request, signal: AbortSignal) => Promise<{ readonly results: readonly Verdict[] }>,
): { readonly query: UseQueryResult<Verdict>; readonly isCurrent: boolean } => {
  const text = request && JSON.stringify(request);
  const debounced = useDebounced(text, 350);
  const query = useQuery({
    queryKey: ['preflight', scope, debounced],
    queryFn: async ({ signal }): Promise<Verdict> => {
      const [verdict] = request === undefined ? [] : (await check(request, signal)).results;
      if (verdict === undefined) throw new Error('The service returned no result.');
      return verdict;
    },
    enabled: debounced !== undefined && debounced === text,
    placeholderData: keepPreviousData,
  });
  return { query, isCurrent: debounced === text && !query.isPlaceholderData };
};
