import { artwork } from '../fr/artwork.ts';
import { stems } from '../fr/stems.ts';
import { track } from '../fr/track.ts';
import { uploads } from '../fr/uploads.ts';

/** The texts of the other pages in French. */
export const french = {
  ...artwork,
  ...stems,
  ...track,
  ...uploads,
} as const;
