import { apportion } from '../ledger/apportion.ts';
import { millionthsIn } from './amounts.ts';
import type { Line, Recipient } from './distribution.ts';
import type { Period } from './period.ts';

/** The amount that a recipient gets in a period. */
export interface RoundedAmount {
  readonly recipient: Recipient;
  /** In millionths of a major unit: the sum of its lines. */
  readonly exact: number;
  /** In minor units. */
  readonly amount: number;
}

/** Returns a name that is different for each recipient. */
const recipientName = (recipient: Recipient): string => {
  switch (recipient.kind) {
    case 'party':
      return recipient.partyId;
    case 'service':
      return 'service';
    case 'unclaimed':
    case 'contested':
      return `${recipient.kind} ${recipient.trackId}`;
  }
};

/** Adds up lines by recipient, in any order. */
export const sumsByRecipient = () => {
  const sums = new Map<string, { readonly recipient: Recipient; exact: number }>();
  return {
    add: ({ recipient, amount }: Omit<Line, 'trackId'>): void => {
      const name = recipientName(recipient);
      const before = sums.get(name);
      if (before) before.exact += amount;
      else sums.set(name, { recipient, exact: amount });
    },
    sums: sums as ReadonlyMap<string, Omit<RoundedAmount, 'amount'>>,
  };
};

/**
 * Rounds the exact amounts of a period to minor units, so that their sum stays the same: the largest remainders are rounded up, of
 * equal ones those with the least SHA-256 of period and recipient. The result is in the order of the recipients' names.
 * @throws if an amount is not exact, or they do not add up to minor units
 */
export const roundedAmounts = (
  { periodId, currency }: Pick<Period, 'periodId' | 'currency'>,
  sums: ReadonlyMap<string, Omit<RoundedAmount, 'amount'>>,
  sha256: (text: string) => string,
): readonly RoundedAmount[] => {
  const drawn = [...sums]
    .map(([name, sum]) => ({ name, ...sum, lot: sha256(`${periodId} ${name}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1));
  const total = drawn.reduce((sum, { exact }) => sum + BigInt(exact), 0n);
  if (total === 0n) return [];
  const unit = BigInt(millionthsIn(currency));
  if (total % unit !== 0n || drawn.some(({ exact }) => !Number.isSafeInteger(exact)))
    throw new Error('the exact amounts must add up to whole minor units');
  const amounts = apportion(
    Number(total / unit),
    drawn.map(({ exact }) => exact),
  );
  return drawn
    .map(({ name, recipient, exact }, place) => ({ name, recipient, exact, amount: amounts[place] ?? 0 }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name: _, ...rounded }) => rounded);
};
