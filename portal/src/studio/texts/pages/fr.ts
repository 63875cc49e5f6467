import { artwork } from '../fr/artwork.ts';
import { track } from '../fr/track.ts';
import { uploads } from '../fr/uploads.ts';

/** The texts of the other pages in French. */
export const french = { ...artwork, ...track, ...uploads } as const;
