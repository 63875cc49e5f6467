import { artwork } from '../es/artwork.ts';
import { stems } from '../es/stems.ts';
import { track } from '../es/track.ts';
import { uploads } from '../es/uploads.ts';

/** The texts of the other pages in Spanish. */
export const spanish = {
  ...artwork,
  ...stems,
  ...track,
  ...uploads,
} as const;
