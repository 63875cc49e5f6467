import { artwork } from '../en/artwork.ts';
import { stems } from '../en/stems.ts';
import { track } from '../en/track.ts';
import { uploads } from '../en/uploads.ts';

/** The texts of the other pages in English. */
export const english = {
  ...artwork,
  ...stems,
  ...track,
  ...uploads,
} as const;
