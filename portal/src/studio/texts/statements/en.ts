import { breakdown } from '../en/breakdown.ts';
import { payout } from '../en/payout.ts';
import { statements } from '../en/statements.ts';

/** The texts of the pages of statements in English. */
export const english = { ...breakdown, ...payout, ...statements } as const;
