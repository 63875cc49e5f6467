import { artwork } from '../de/artwork.ts';
import { stems } from '../de/stems.ts';
import { track } from '../de/track.ts';
import { uploads } from '../de/uploads.ts';

/** The texts of the other pages in German. */
export const german = {
  ...artwork,
  ...stems,
  ...track,
  ...uploads,
} as const;
