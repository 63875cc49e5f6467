import { breakdown } from '../fr/breakdown.ts';
import { payout } from '../fr/payout.ts';
import { statements } from '../fr/statements.ts';

/** The texts of the pages of statements in French. */
export const french = { ...breakdown, ...payout, ...statements } as const;
