import { breakdown } from '../de/breakdown.ts';
import { payout } from '../de/payout.ts';
import { statements } from '../de/statements.ts';

/** The texts of the pages of statements in German. */
export const german = { ...breakdown, ...payout, ...statements } as const;
