import { albums } from '../fr/albums.ts';
import { artwork } from '../fr/artwork.ts';
import { breakdown } from '../fr/breakdown.ts';
import { stems } from '../fr/stems.ts';
import { track } from '../fr/track.ts';
import { uploads } from '../fr/uploads.ts';

/** The texts of the other pages in French. */
export const french = { ...albums, ...artwork, ...breakdown, ...stems, ...track, ...uploads } as const;
