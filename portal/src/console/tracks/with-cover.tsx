import type { ReactNode } from 'react';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { useTrack } from './queries.ts';

/** A track that another record names, beside its current cover. */
export const WithCover = ({
  trackId,
  children,
}: {
  readonly trackId: string;
  readonly children: ReactNode;
}) => (
  <WithArtwork of={trackId} image={useTrack(trackId).data?.track.artwork} size={48}>
    {children}
  </WithArtwork>
);
