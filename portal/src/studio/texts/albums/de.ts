import { albums } from '../de/albums.ts';

/** The texts of the pages of albums in German. */
export const german = { ...albums } as const;
