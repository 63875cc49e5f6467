import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { OwnTrack } from '@platform-licensing/client';
import { useApi } from '../session/session.tsx';
import { isEditable, needsDetail, waitingIn, type TrackFacts, type Waiting } from './board.ts';

/** The number of tracks of a page, the most that the service returns. */
const pageSize = 100;
/** The number of tracks whose reasons and confirmations are read: those of the first columns. */
const examined = 30;

export const tracksKey = ['tracks'];

/** The tracks of the account, newest first. */
export const useTracks = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: tracksKey,
    queryFn: ({ pageParam, signal }) =>
      api.listOwnTracks(
        { limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    refetchInterval: 60_000,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
};

export type Tracks = ReturnType<typeof useTracks>;

/** The reasons and the confirmations of the tracks that need the account. Those that could not be read are missing. */
export const useFacts = (tracks: Tracks['data'] = []): TrackFacts & { readonly isPending: boolean } => {
  const api = useApi();
  const details = useQueries({
    queries: tracks
      .filter(needsDetail)
      .slice(0, examined)
      .map(({ trackId, updatedAt, status }) => ({
        queryKey: ['track', trackId, updatedAt, status],
        queryFn: () => api.getOwnTrack({ trackId }),
      })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      of: new Map<string, OwnTrack>(results.flatMap(({ data }) => (data ? [[data.trackId, data]] : []))),
    }),
  });
  const waiting = useQueries({
    queries: tracks
      .filter(isEditable)
      .slice(0, examined)
      .map(({ trackId, updatedAt }) => ({
        queryKey: ['confirmations', trackId, updatedAt],
        queryFn: async () => {
          const { data } = await api.listShareConfirmations({ trackId });
          return { trackId, waiting: waitingIn(data) };
        },
        refetchInterval: 60_000,
      })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      of: new Map<string, Waiting>(
        results.flatMap(({ data }) => (data ? [[data.trackId, data.waiting]] : [])),
      ),
    }),
  });
  return {
    isPending: details.isPending || waiting.isPending,
    detailOf: (trackId: string) => details.of.get(trackId),
    waitingOf: (trackId: string) => waiting.of.get(trackId),
  };
};
