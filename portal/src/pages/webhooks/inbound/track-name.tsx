import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { useApi } from '../../../session/session.tsx';

const useTrack = (trackId: string) => {
  const api = useApi();
  return useQuery({ queryKey: ['track', trackId], queryFn: () => api.getTrack({ trackId }) }).data;
};

/** Returns the title of a track; its ID until the title is loaded. */
export const useTrackName = (trackId: string): string => useTrack(trackId)?.title ?? trackId;

/** A track beside its cover, which is drawn until the track is loaded. */
export const WithTrackArtwork = ({
  trackId,
  size,
  children,
}: {
  readonly trackId: string;
  readonly size: number;
  readonly children: ReactNode;
}) => (
  <WithArtwork of={trackId} image={useTrack(trackId)?.artwork} size={size}>
    {children}
  </WithArtwork>
);

export const TrackName = ({ trackId }: { readonly trackId: string }) => <>{useTrackName(trackId)}</>;
