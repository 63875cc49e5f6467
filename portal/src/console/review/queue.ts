import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { itemsOf } from '../queue-changes.ts';
import { useApi, useMember } from '../session/session.tsx';
import { isFree } from './neighbors.ts';

export const queueKey = ['review-queue'];

/** The key of the query of an opened track. */
export const trackKey = (trackId: string) => ['review-track', trackId];

const pollMs = 30_000;
/** A longer list is loaded again after a decision only. */
const polledPages = 4;
/** The next page is loaded when fewer tracks are left to open. */
const fewTracks = 10;

/** The tracks that wait for review, the longest wait first. Further pages are loaded before the reviewer needs them. */
export const useQueue = () => {
  const api = useApi();
  const { staffId } = useMember();
  const queue = useInfiniteQuery({
    queryKey: queueKey,
    queryFn: ({ pageParam }) => api.listReviewQueue({ kind: 'track', limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > polledPages ? false : pollMs),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = queue;
  const isShort = itemsOf(data).filter((item) => isFree(item, staffId)).length < fewTracks;
  const isDue = isShort && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
  return queue;
};
