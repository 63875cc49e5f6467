import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagged } from '../../kit/etag.ts';
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

/** Reads a track again after a decision, or after someone else decided. */
export const useTrackChanged = (trackId: string) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(
      ['track-record', 'track-decisions', 'appealed-track'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, trackId] }),
      ),
    );
    void queries.invalidateQueries({ queryKey: ['tracks'] });
  };
};
