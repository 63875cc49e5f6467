import { albums } from '../fr/albums.ts';

/** The texts of the pages of albums in French. */
export const french = { ...albums } as const;
