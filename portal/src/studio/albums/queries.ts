import type { ListedOwnTrack } from '@platform-licensing/client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
import { useApi } from '../session/session.tsx';
import { gathered } from '../track/queries.ts';

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

/** The tracks of the account that albums can have: those that were submitted. */
export const useSubmittedTracks = () => {
  const api = useApi();
  return useQuery<readonly ListedOwnTrack[]>({
    queryKey: ['tracks', 'submitted'],
    queryFn: async () =>
      (await gathered(api.each.listOwnTracks({ limit: 100 }))).filter(
        ({ submittedAt }) => submittedAt !== undefined,
      ),
  });
};
