import { breakdown } from '../es/breakdown.ts';
import { payout } from '../es/payout.ts';
import { statements } from '../es/statements.ts';

/** The texts of the pages of statements in Spanish. */
export const spanish = { ...breakdown, ...payout, ...statements } as const;
