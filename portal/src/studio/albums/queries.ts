import type { ListedOwnTrack } from '@platform-licensing/client';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
import { useApi } from '../session/session.tsx';
import { gathered, trackQuery } from '../track/queries.ts';
import type { PlacedTrack } from './tracks/track-order.ts';

export const albumsKey = ['albums'];
export const albumKey = (albumId: string) => ['album', albumId];

/** The albums of the account, newest first. */
export const useAlbums = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: albumsKey,
    queryFn: ({ pageParam }) =>
      api.listOwnAlbums({ limit: 50, ...(pageParam !== undefined && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
};

/** An album of the account, with the entity tag that an edit sends. */
export const useAlbum = (albumId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: albumKey(albumId),
    queryFn: async () => tagged(await api.answer.getOwnAlbum({ albumId })),
  });
};

/** The tracks of the account that can be added to albums: those of its newest 1,000 that were submitted. */
export const useSubmittedTracks = () => {
  const api = useApi();
  return useQuery<readonly ListedOwnTrack[]>({
    queryKey: ['tracks', 'submitted'],
    queryFn: async () =>
      (await gathered(api.pages.listOwnTracks({ limit: 100 }))).filter(
        ({ submittedAt }) => submittedAt !== undefined,
      ),
  });
};

/** The tracks of an album that are not among the choices, because the account has newer ones. They are read one by one. */
export const useOtherTracks = (
  tracks: readonly PlacedTrack[],
  choices: readonly ListedOwnTrack[],
): readonly ListedOwnTrack[] => {
  const api = useApi();
  const read = new Set(choices.map(({ trackId }) => trackId));
  return useQueries({
    queries: tracks
      .filter(({ trackId }) => !read.has(trackId))
      .map(({ trackId }) => trackQuery(api, trackId)),
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  });
};
