import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
import { queueKey } from '../review/queue.ts';
import { useApi } from '../session/session.tsx';

/** A track in any status, with the decisions in force. */
export const useTrack = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['track-record', trackId],
    queryFn: async () => tagged(await api.answer.getTrackForStaff({ trackId })),
  });
};

/** All decisions about a track, the oldest first. */
export const useDecisions = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['track-decisions', trackId],
    queryFn: () => api.listDecisions({ trackId }),
  });
};

/** The licenses and platforms that a decision would concern, everywhere or in these territories. */
export const useImpact = (trackId: string, territories: readonly string[]) => {
  const api = useApi();
  return useQuery({
    queryKey: ['track-impact', trackId, territories],
    queryFn: () =>
      api.getDecisionImpact({ trackId, ...(territories.length > 0 && { territories: [...territories] }) }),
    // The figures of an earlier dialog may be out of date.
    gcTime: 0,
    staleTime: 0,
  });
};

const ofTrack = ['track-record', 'track-decisions', 'track-revision', 'appealed-track'];
/** Lists that may have the track. */
const lists = ['tracks', 'revisions', 'share-disputes', 'waiting', 'latest-changes', ...queueKey];

/** Reads a track again, and the lists that may have it, after a decision, or after someone else decided. */
export const useTrackChanged = (trackId: string) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    for (const key of lists) void queries.invalidateQueries({ queryKey: [key] });
    await Promise.all(ofTrack.map((key) => queries.invalidateQueries({ queryKey: [key, trackId] })));
  };
};
