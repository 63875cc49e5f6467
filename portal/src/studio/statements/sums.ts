import type { RoyaltyStatement } from '@platform-licensing/client';
import { digitsOf } from '../../kit/display/currency.ts';
import { currentLocale } from '../../kit/language/current.ts';

type Line = RoyaltyStatement['statement']['lines'][number];

/** A part of a statement, in millionths of a major unit of its currency. */
export interface Part {
  /** The ID of what earned it; undefined for lines without one. */
  readonly key: string | undefined;
  readonly micros: bigint;
}

/** Returns an exact amount, which has six decimal places, in millionths. */
export const microsOf = (exact: string): bigint => BigInt(exact.replace('.', ''));

/** Returns the sums of the lines by one of their members, the largest first. */
export const partsOf = (
  lines: readonly Line[],
  keyOf: (line: Line) => string | undefined,
): readonly Part[] => {
  const sums = new Map<string | undefined, bigint>();
  for (const line of lines) {
    const key = keyOf(line);
    sums.set(key, (sums.get(key) ?? 0n) + microsOf(line.exact));
  }
  return [...sums]
    .map(([key, micros]) => ({ key, micros }))
    .sort((one, other) => (one.micros < other.micros ? 1 : one.micros > other.micros ? -1 : 0));
};

/** Returns the share of a part in the sum of the positive parts, from 0 to 1. */
export const shareIn = (parts: readonly Part[], { micros }: Part): number => {
  const whole = parts.reduce((sum, part) => sum + (part.micros > 0n ? part.micros : 0n), 0n);
  return whole === 0n || micros <= 0n ? 0 : Number(micros) / Number(whole);
};

/** Formats millionths of a major unit, with all decimal places that they have. */
export const exactMoney = (micros: bigint, currency: string): string => {
  const digits = String(micros < 0n ? -micros : micros).padStart(7, '0');
  const text = `${micros < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
  return new Intl.NumberFormat(currentLocale(), {
    ...{ style: 'currency', currency, minimumFractionDigits: digitsOf(currency), maximumFractionDigits: 6 },
  }).format(text as `${number}`);
};
