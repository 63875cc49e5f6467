import { albums } from '../es/albums.ts';

/** The texts of the pages of albums in Spanish. */
export const spanish = { ...albums } as const;
