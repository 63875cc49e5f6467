import type { RoyaltyPeriods, RoyaltyPreview } from '@platform-licensing/client';

export type Period = RoyaltyPeriods['data'][number];

/** The next step of a member toward the close of a period with the result that they see. The API decides; the page says so before a click. */
export type CloseStep =
  | { readonly kind: 'closed' }
  /** The month can be closed only from a later day. */
  | { readonly kind: 'early'; readonly from: string }
  /** An earlier month of the same mode and currency is open. */
  | { readonly kind: 'earlier-open'; readonly month: string }
  | { readonly kind: 'propose' }
  /** The proposed result is not the current one, so it must be proposed again. */
  | { readonly kind: 'changed' }
  /** The member has proposed the current result. */
  | { readonly kind: 'own-proposal' }
  | { readonly kind: 'confirm' };

const earliestOpen = (periods: readonly Period[], { mode, currency }: Period): Period | undefined =>
  periods
    .filter((one) => one.mode === mode && one.currency === currency && one.status !== 'closed')
    .toSorted((one, other) => one.month.localeCompare(other.month))[0];

export const closeStep = (
  { period, hash }: Pick<RoyaltyPreview, 'period' | 'hash'>,
  periods: readonly Period[],
  staffId: string,
  now: number,
): CloseStep => {
  const { status, closableFrom, month, proposal } = period;
  if (status === 'closed') return { kind: 'closed' };
  const earliest = earliestOpen(periods, period);
  if (earliest && earliest.month < month) return { kind: 'earlier-open', month: earliest.month };
  if (now < Date.parse(closableFrom)) return { kind: 'early', from: closableFrom };
  if (proposal === undefined) return { kind: 'propose' };
  if (proposal.hash !== hash) return { kind: 'changed' };
  return { kind: proposal.proposedBy === staffId ? 'own-proposal' : 'confirm' };
};
