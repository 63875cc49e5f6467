import type { Payee, PayeeDecisions } from '@platform-licensing/client';

/** Returns whether staff have verified the holder of the details that are shown. */
export const isVerified = ({ details, verified }: Pick<Payee, 'details' | 'verified'>): boolean =>
  details !== undefined && verified?.detailsChangedAt === details.changedAt;

/** Returns a payee after a decision, without reading its payout details again, which would be another entry in the audit log. */
export const afterDecision = (payee: Payee, { verified, hold }: PayeeDecisions): Payee => {
  const { verified: _, hold: __, ...rest } = payee;
  const decided = { ...rest, ...(verified && { verified }), ...(hold && { hold }) };
  const others = payee.obstacles.filter((obstacle) => obstacle !== 'unverified' && obstacle !== 'on_hold');
  return {
    ...decided,
    obstacles: [
      ...others,
      ...(decided.details && !isVerified(decided) ? (['unverified'] as const) : []),
      ...(hold ? (['on_hold'] as const) : []),
    ],
  };
};
