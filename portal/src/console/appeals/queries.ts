import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
import { useQueueChanges } from '../queue-changes.ts';
import { useApi } from '../session/session.tsx';

const listKey = ['appeal-queue'];
const appealKey = (appealId: string) => ['appeal', appealId];

/** The open appeals, by deadline. */
export const useAppeals = () => {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) => api.listReviewQueue({ kind: 'appeal', limit: 100, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    refetchInterval: 60_000,
  });
};

/** An appeal. It is not read again while it is open: a step carries the version that the reviewer saw. */
export const useAppeal = (appealId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: appealKey(appealId),
    queryFn: async () => tagged(await api.answer.getAppealForStaff({ appealId })),
    staleTime: Infinity,
    gcTime: 0,
  });
};

/** The track of an appeal, in any status. */
export const useAppealedTrack = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['appealed-track', trackId],
    queryFn: () => api.getTrackForStaff({ trackId }),
  });
};

export const useEvidence = (appealId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['evidence', appealId],
    queryFn: () => api.listEvidenceForStaff({ appealId }),
  });
};

/** The members who have the role that reviews an appeal. */
export const useReviewers = (appealId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['appeal-reviewers', appealId],
    queryFn: () => api.listAppealReviewers({ appealId }),
  });
};

/** Changes the loaded data after a step. */
export const useAppealChanges = () => {
  const queries = useQueryClient();
  const list = useQueueChanges(listKey);
  return {
    refreshList: list.refresh,
    /** Removes appeals that a step has ended. */
    remove: (ended: readonly string[]): void => {
      void list.remove(...ended);
      void queries.invalidateQueries({ queryKey: ['appealed-track'] });
    },
    /** Reads an appeal again: the response to a step has no entity tag. */
    readAgain: async (appealId: string): Promise<void> => {
      void list.refresh();
      void queries.invalidateQueries({ queryKey: ['evidence', appealId] });
      await queries.refetchQueries({ queryKey: appealKey(appealId) }, { throwOnError: true });
    },
  };
};
