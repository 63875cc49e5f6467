import { albums } from '../es/albums.ts';
import { artwork } from '../es/artwork.ts';
import { breakdown } from '../es/breakdown.ts';
import { stems } from '../es/stems.ts';
import { track } from '../es/track.ts';
import { uploads } from '../es/uploads.ts';

/** The texts of the other pages in Spanish. */
export const spanish = { ...albums, ...artwork, ...breakdown, ...stems, ...track, ...uploads } as const;
