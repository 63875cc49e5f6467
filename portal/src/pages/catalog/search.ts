import type { TrackPage } from '@platform-licensing/client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session.tsx';
import type { Search } from './criteria.ts';
import { facets } from './filter-names.ts';

/** The matching tracks, by page. Previous results stay until new ones are loaded. */
export const useTracks = (search: Search) => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['tracks', search],
    queryFn: ({ pageParam, signal }): Promise<TrackPage> =>
      api.searchTracks(
        {
          ...search,
          limit: 25,
          ...(pageParam === undefined
            ? { facets: facets.map(({ filter }) => filter) }
            : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};

/** All values of all facets, shown as filters if a search finds nothing. */
export const useWholeCatalog = (enabled: boolean) => {
  const api = useApi();
  return useQuery({
    queryKey: ['tracks', 'facets'],
    queryFn: ({ signal }): Promise<TrackPage> =>
      api.searchTracks({ limit: 1, facets: facets.map(({ filter }) => filter) }, { signal }),
    enabled,
    staleTime: 300_000,
  });
};
