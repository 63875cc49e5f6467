import type { CollectionSummary } from '@platform-licensing/client';
import { Artwork } from '../../kit/display/artwork.tsx';

/** The covers of the first tracks of a collection: four of them, or one. */
export const ProjectCover = ({
  of: { firstTracks },
  size,
}: {
  readonly of: Pick<CollectionSummary, 'firstTracks'>;
  readonly size: number;
}) => {
  const shown = firstTracks.length < 4 ? firstTracks.slice(0, 1) : firstTracks;
  const each = shown.length === 4 ? size / 2 : size;
  return (
    <span className="collection-cover" style={{ width: size, height: size }}>
      {shown.map(({ trackId, artwork }) => (
        <Artwork key={trackId} of={trackId} image={artwork} size={each} />
      ))}
    </span>
  );
};
