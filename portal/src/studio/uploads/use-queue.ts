import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../session/session.tsx';
import { isRecording, operationsOf, uploadsKey } from './queue/operations.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import type { QueuedFile } from './queue/queued-file.ts';
import { useQueueSlot } from './slot.tsx';

/** Between two looks at uploads that are processed, in milliseconds. */
const pollMs = 2_000;

/** The uploads of recordings of the account, newest first. */
export const useUploads = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: uploadsKey,
    queryFn: ({ pageParam }) =>
      api.listUploads({ limit: 100, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data.filter(isRecording)),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ status }) => status === 'processing')) && pollMs,
  });
};

/** The queue of the session, which continues while the user opens other pages of the studio. */
export const useQueue = (): Queue => {
  const api = useApi();
  const queries = useQueryClient();
  const slot = useQueueSlot();
  return slot.open(() => createQueue(operationsOf(api, queries)));
};

/** The files of the queue. */
export const useFiles = (queue: Queue): readonly QueuedFile[] =>
  useSyncExternalStore(queue.subscribe, queue.read);
