import { maySpend, type Spend } from '../../fees/spend.ts';
import type { Money } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export const feeReasons = ['fee_not_accepted', 'fee_changed', 'spend_limit_exceeded'] as const;
export type FeeReason = (typeof feeReasons)[number];

/** A fee is required that the request does not accept, or that the platform may not spend. */
export interface FeeRejection {
  readonly kind: 'payment-required';
  readonly clause: 'terms.fee';
  readonly price: Money;
  readonly reason: FeeReason;
  /** Absent if the platform has no spend limit. */
  readonly spend?: Spend;
}

/** Decides whether a request accepts the price, and the platform may spend it. Undefined: it costs nothing. */
export const clearFee = (
  price: Money | undefined,
  accepted: Money | undefined,
  spend: Spend | undefined,
): Result<true, FeeRejection> => {
  if (!price) return ok(true);
  const reject = (reason: FeeReason) =>
    fail({ kind: 'payment-required', clause: 'terms.fee', price, reason, ...(spend && { spend }) } as const);
  if (!accepted) return reject('fee_not_accepted');
  if (accepted.amount !== price.amount || accepted.currency !== price.currency) return reject('fee_changed');
  return maySpend(price, spend) ? ok(true) : reject('spend_limit_exceeded');
};
