import { albums } from '../en/albums.ts';

/** The texts of the pages of albums in English. */
export const english = { ...albums } as const;
