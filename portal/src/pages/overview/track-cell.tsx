import type { MonthlyUsage } from '@platform-licensing/client';
import { Link } from 'wouter';
import { WithArtwork } from '../../kit/display/artwork.tsx';

/** A track in a table: its cover, its title and its artists, or its ID if the response does not name it. */
export const TrackCell = ({
  of: { trackId, title, artists = [], artwork },
}: {
  readonly of: Pick<MonthlyUsage['byTrack'][number], 'trackId' | 'title' | 'artists' | 'artwork'>;
}) => (
  <WithArtwork of={trackId} image={artwork} size={36}>
    <Link href={`/catalog/${trackId}`}>{title ?? <code>{trackId}</code>}</Link>
    <br />
    <span className="soft">{artists.join(', ')}</span>
  </WithArtwork>
);
