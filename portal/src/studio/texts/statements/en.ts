import { statements } from '../en/statements.ts';

/** The texts of the pages of statements in English. */
export const english = { ...statements } as const;
