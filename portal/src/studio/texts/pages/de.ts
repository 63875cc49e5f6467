import { albums } from '../de/albums.ts';
import { artwork } from '../de/artwork.ts';
import { breakdown } from '../de/breakdown.ts';
import { stems } from '../de/stems.ts';
import { track } from '../de/track.ts';
import { uploads } from '../de/uploads.ts';

/** The texts of the other pages in German. */
export const german = { ...albums, ...artwork, ...breakdown, ...stems, ...track, ...uploads } as const;
