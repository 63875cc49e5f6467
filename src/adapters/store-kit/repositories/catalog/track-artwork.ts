import { artworkLeft, artworkShown } from '../../../../domain/images/artwork.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { ArtworkChange } from '../../../../ports/driven/catalog/track-library.ts';
import { images } from '../../collections/media/images.ts';
import { all, get, replace, type Lock, type Steps } from '../../program.ts';
import { imageLock } from '../images/image-deletions.ts';

/** Images are locked beside their tracks, so that none is deleted meanwhile. */
export const artworkLocks = ({ shows, leaves }: ArtworkChange = {}): readonly Lock[] =>
  [shows, leaves].flatMap((uploadId) => (uploadId === undefined ? [] : [imageLock(uploadId)]));

/** Records which images the track begins and ceases to show. Returns false if it cannot show one. */
export function* changeArtwork({ shows, leaves }: ArtworkChange, now: Instant): Steps<boolean> {
  if (shows !== undefined) {
    const [image] = yield* all(get(images, shows));
    const shown = artworkShown(image, now);
    if (!shown) return false;
    yield* all(replace(images, shown));
  }
  if (leaves !== undefined) {
    const [image] = yield* all(get(images, leaves));
    if (image?.state === 'ready') yield* all(replace(images, artworkLeft(image, now)));
  }
  return true;
}
