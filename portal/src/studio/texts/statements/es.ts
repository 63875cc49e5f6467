import { statements } from '../es/statements.ts';

/** The texts of the pages of statements in Spanish. */
export const spanish = { ...statements } as const;
