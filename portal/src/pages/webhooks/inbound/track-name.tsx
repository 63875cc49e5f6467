import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session.tsx';

/** Returns the title of a track; its ID until the title is loaded. */
export const useTrackName = (trackId: string): string => {
  const api = useApi();
  const track = useQuery({ queryKey: ['track', trackId], queryFn: () => api.getTrack({ trackId }) });
  return track.data?.title ?? trackId;
};

export const TrackName = ({ trackId }: { readonly trackId: string }) => <>{useTrackName(trackId)}</>;
