import { albums } from '../en/albums.ts';
import { artwork } from '../en/artwork.ts';
import { breakdown } from '../en/breakdown.ts';
import { stems } from '../en/stems.ts';
import { track } from '../en/track.ts';
import { uploads } from '../en/uploads.ts';

/** The texts of the other pages in English. */
export const english = { ...albums, ...artwork, ...breakdown, ...stems, ...track, ...uploads } as const;
