import type { CollectionSummary } from '@platform-licensing/client';
import { Artwork } from '../../kit/display/artwork.tsx';

/** The covers of the first tracks of a collection: four of them, or one. */
export const ProjectCover = ({
  of: { firstTrackIds },
  size,
}: {
  readonly of: Pick<CollectionSummary, 'firstTrackIds'>;
  readonly size: number;
}) => {
  const shown = firstTrackIds.length < 4 ? firstTrackIds.slice(0, 1) : firstTrackIds;
  const each = shown.length === 4 ? size / 2 : size;
  return (
    <span className="collection-cover" style={{ width: size, height: size }}>
      {shown.map((trackId) => (
        <Artwork key={trackId} of={trackId} size={each} />
      ))}
    </span>
  );
};
