import type { LicenseTerms } from '../../catalog/license-terms.ts';
import type { Money } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export const feeReasons = ['fee_not_accepted', 'fee_changed', 'spend_limit_exceeded'] as const;
export type FeeReason = (typeof feeReasons)[number];

/** The terms require a fee that the request does not accept, or that the platform may not spend. */
export interface FeeRefusal {
  readonly kind: 'payment-required';
  readonly clause: 'terms.fee';
  readonly price: Money;
  readonly reason: FeeReason;
}

/** The monthly spend limit of every platform, in any currency. It is zero because fees cannot be charged yet. */
export const spendLimit = 0;

/** Decides whether a request accepts the fee that the terms require now, within the spend limit. */
export const clearFee = (
  { fee: price }: Pick<LicenseTerms, 'fee'>,
  accepted: Money | undefined,
): Result<true, FeeRefusal> => {
  if (!price || price.amount === 0) return ok(true);
  const refuse = (reason: FeeReason) =>
    fail({ kind: 'payment-required', clause: 'terms.fee', price, reason } as const);
  if (!accepted) return refuse('fee_not_accepted');
  if (accepted.amount !== price.amount || accepted.currency !== price.currency) return refuse('fee_changed');
  return price.amount > spendLimit ? refuse('spend_limit_exceeded') : ok(true);
};
