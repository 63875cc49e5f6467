import type { Collection } from '@platform-licensing/client';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { useApi } from '../../session/session.tsx';

/** The place of the favorites among collections. */
export const favorites = 'favorites';

const keyOf = (collectionId: string) => ['collection', collectionId] as const;

export const useCollection = (collectionId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(collectionId),
    queryFn: () => api.getCollection({ collectionId }),
    staleTime: 30_000,
  });
};

/** The tracks of a collection with their records in the catalog. */
export const useCollectionTracks = (collectionId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['collection-tracks', collectionId],
    queryFn: async () => (await api.listCollectionTracks({ collectionId })).data,
  });
};

export const useProjects = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['collections'],
    queryFn: ({ pageParam }) =>
      api.listCollections({ limit: 100, ...(pageParam !== '' && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
};

/** Returns a function that shows a changed collection everywhere. */
export const useShowCollection = () => {
  const queries = useQueryClient();
  return (collection: Collection) => {
    queries.setQueryData(
      keyOf(collection.kind === 'favorites' ? favorites : collection.collectionId),
      collection,
    );
    for (const key of ['collections', 'collection-tracks'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
};

/** Adds a track to the favorites or removes it. The heart changes immediately, and back if the change fails. */
export const useToggleFavorite = (trackId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const show = useShowCollection();
  const queryKey = keyOf(favorites);
  const mutationKey = ['favorites'];
  const put = (isFavorite: boolean) =>
    queries.setQueryData<Collection>(queryKey, (before) => {
      if (!before) return before;
      const others = before.tracks.filter((track) => track.trackId !== trackId);
      const added = { trackId, addedAt: new Date().toISOString(), status: 'available' } as const;
      return { ...before, tracks: isFavorite ? [...others, added] : others };
    });
  /** Whether no other change is on its way. A response does not know the changes after its own. */
  const isLast = () => queries.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // One after another, in the order in which hearts were pressed.
    scope: { id: favorites },
    mutationFn: (isFavorite: boolean) => {
      const which = { collectionId: favorites, trackId };
      return isFavorite ? api.saveCollectionTrack({ ...which, body: {} }) : api.removeCollectionTrack(which);
    },
    onMutate: async (isFavorite) => {
      await queries.cancelQueries({ queryKey });
      put(isFavorite);
    },
    onSuccess: (saved) => {
      if (isLast()) show(saved);
    },
    onError: (error, isFavorite) => {
      announce(explain(error), 'bad');
      put(!isFavorite);
      return isLast() ? queries.invalidateQueries({ queryKey }) : undefined;
    },
  });
};
