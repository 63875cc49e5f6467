import type { ReviewQueueItem, ReviewQueuePage } from '@platform-licensing/client';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useMember } from '../session/session.tsx';
import { isFree } from './neighbors.ts';

const queryKey = ['review-queue'];
type Loaded = InfiniteData<ReviewQueuePage>;

/** The key of the query of an opened track. */
export const trackKey = (trackId: string) => ['review-track', trackId];

const pollMs = 30_000;
/** A longer list is loaded again after a decision only. */
const polledPages = 4;
/** The next page is loaded when fewer tracks are left to open. */
const fewTracks = 10;

export const itemsOf = (loaded: Loaded | undefined): readonly ReviewQueueItem[] =>
  loaded?.pages.flatMap(({ data }) => data) ?? [];

/** The tracks that wait for review, the longest wait first. Further pages are loaded before the reviewer needs them. */
export const useQueue = () => {
  const api = useApi();
  const { staffId } = useMember();
  const queue = useInfiniteQuery({
    queryKey,
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

/** Changes the loaded list at once, and then loads it again. */
export const useQueueChanges = () => {
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: ['waiting'] }),
    ]);
  };
  const change = async (
    edit: (items: readonly ReviewQueueItem[]) => readonly ReviewQueueItem[],
  ): Promise<void> => {
    const apply = () =>
      queries.setQueryData<Loaded>(
        queryKey,
        (loaded) =>
          loaded && {
            ...loaded,
            pages: loaded.pages.map((page) => ({ ...page, data: [...edit(page.data)] })),
          },
      );
    apply();
    // A response from before the change would undo it, and so does canceling its request.
    await queries.cancelQueries({ queryKey });
    apply();
    await refresh();
  };
  return {
    items: () => itemsOf(queries.getQueryData<Loaded>(queryKey)),
    refresh,
    remove: (trackId: string) => change((items) => items.filter((item) => item.trackId !== trackId)),
    /** Marks a track as claimed by someone else. */
    block: (trackId: string) =>
      change((items) =>
        items.map((item) =>
          item.trackId === trackId ? { ...item, claim: { subject: trackId, staffId: '', until: '' } } : item,
        ),
      ),
  };
};
