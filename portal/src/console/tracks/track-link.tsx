import type { Track } from '@platform-licensing/client';
import { Link } from 'wouter';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { artistsOf, titleOf } from '../../kit/display/names.ts';

/** A track in a table: its cover, its title as a link to its page, its artists, and `more` after them. */
export const TrackLink = ({
  of: track,
  more = '',
}: {
  readonly of: Pick<Track, 'trackId' | 'title' | 'version' | 'artists' | 'artwork'>;
  readonly more?: string;
}) => (
  <WithArtwork of={track.trackId} image={track.artwork} size={36}>
    <Link className="record-name" href={`/tracks/${track.trackId}`}>
      {titleOf(track)}
    </Link>
    <span className="record-detail">
      {artistsOf(track)}
      {more}
    </span>
  </WithArtwork>
);
