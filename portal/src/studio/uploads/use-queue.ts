import { ApiProblem, type MasterUpload } from '@platform-licensing/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../session/session.tsx';
import { titleFrom, typeOf } from './files/kinds.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import type { QueuedFile } from './queue/queued-file.ts';
import { useQueueSlot } from './slot.tsx';

const uploadsKey = ['uploads'];
/** Between two looks at uploads that are processed, in milliseconds. */
const pollMs = 2_000;

/** The studio shows uploads of recordings alone: stems have no page yet. */
const isRecording = ({ stemId }: MasterUpload): boolean => stemId === undefined;

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
  const create = () =>
    createQueue({
      digest: async (file, signal) => (await import('./files/digest.ts')).digestOf(file, signal),
      known: async () => {
        const uploads: MasterUpload[] = [];
        for await (const upload of api.each.listUploads({ limit: 100 }))
          if (isRecording(upload)) uploads.push(upload);
        return uploads;
      },
      announce: async ({ file: { name, size }, artistId, replaces }, sha256) => {
        const { trackId } = replaces ?? {};
        const profile = artistId === undefined ? {} : { artistId };
        const belongs = trackId === undefined ? { title: titleFrom(name), ...profile } : { trackId };
        const contentType = typeOf(name) ?? 'audio/wav';
        const body = { fileName: name, contentType, sizeBytes: size, sha256, ...belongs };
        return await api.initiateUpload({ body });
      },
      find: async (uploadId) => {
        try {
          return await api.getUpload({ uploadId });
        } catch (error) {
          if (error instanceof ApiProblem && error.status === 404) return undefined;
          throw error;
        }
      },
      send: async (...sent) => (await import('./queue/transfer.ts')).sendBytes(...sent),
      confirm: async (uploadId) => {
        await api.confirmUpload({ uploadId });
        await queries.invalidateQueries({ queryKey: uploadsKey });
        void queries.invalidateQueries({ queryKey: ['tracks'] });
      },
      remove: async (uploadId) => {
        await api.deleteUpload({ uploadId });
        await queries.invalidateQueries({ queryKey: uploadsKey });
      },
      withdraw: async ({ replaces }, { uploadId, trackId }) => {
        if (replaces || trackId === undefined) await api.deleteUpload({ uploadId });
        else await api.deleteTrack({ trackId });
        await queries.invalidateQueries({ queryKey: uploadsKey });
      },
    });
  return slot.open(create);
};

/** The files of the queue. */
export const useFiles = (queue: Queue): readonly QueuedFile[] =>
  useSyncExternalStore(queue.subscribe, queue.read);
