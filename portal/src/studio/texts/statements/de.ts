import { statements } from '../de/statements.ts';

/** The texts of the pages of statements in German. */
export const german = { ...statements } as const;
