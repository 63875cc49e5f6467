import { overview } from '../fr/overview.ts';

/** The texts of the overview in French. */
export const french = { ...overview } as const;
