import { payout } from '../de/payout.ts';
import { statements } from '../de/statements.ts';

/** The texts of the pages of statements in German. */
export const german = { ...payout, ...statements } as const;
