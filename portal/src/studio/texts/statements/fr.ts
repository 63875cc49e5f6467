import { statements } from '../fr/statements.ts';

/** The texts of the pages of statements in French. */
export const french = { ...statements } as const;
