import type { ReviewQueueItem, ReviewQueuePage } from '@platform-licensing/client';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../session/session.tsx';

const queryKey = ['review-queue'];
type Loaded = InfiniteData<ReviewQueuePage>;

/** The tracks that wait for review, the longest wait first. */
export const useQueue = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => api.listReviewQueue({ kind: 'track', limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
  });
};

export const itemsOf = (loaded: Loaded | undefined): readonly ReviewQueueItem[] =>
  loaded?.pages.flatMap(({ data }) => data) ?? [];

/** Returns a function that removes a decided track from the list without loading it again. */
export const useRemoval = (): ((trackId: string) => void) => {
  const queries = useQueryClient();
  return useCallback(
    (trackId) => {
      queries.setQueryData<Loaded>(
        queryKey,
        (loaded) =>
          loaded && {
            ...loaded,
            pages: loaded.pages.map((page) => ({
              ...page,
              data: page.data.filter((item) => item.trackId !== trackId),
            })),
          },
      );
      void queries.invalidateQueries({ queryKey: ['waiting'] });
    },
    [queries],
  );
};
