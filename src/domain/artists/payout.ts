import type { Instant } from '../shared/calendar.ts';
import { hasLengthOfCountry } from './iban-lengths.ts';

/** Where an account is paid: an IBAN, or a bank account in a country without IBANs. */
export type PayoutDetails =
  | { readonly type: 'iban'; readonly holder: string; readonly iban: string; readonly bic?: string }
  | {
      readonly type: 'account';
      readonly holder: string;
      /** ISO 3166-1 alpha-2. */
      readonly country: string;
      readonly bankCode: string;
      readonly accountNumber: string;
    };

/** Payout details as an account has them: encrypted, with what may be shown of them. */
export interface PayoutRecord {
  readonly type: PayoutDetails['type'];
  readonly sealed: string;
  /** The number without all but its last four characters, such as `DE••3000`. */
  readonly masked: string;
  readonly changedAt: Instant;
  /** Nothing is paid out before, so that a stolen session cannot redirect a payout unnoticed. */
  readonly heldUntil: Instant;
}

/** How long payouts are held after a change of the details. */
export const payoutHoldMs = 72 * 3_600_000;

/** Returns the remainder of a number in decimal digits, of any length. */
const remainder = (digits: string, modulus: number): number =>
  Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % modulus, 0);

/** Returns an IBAN (ISO 13616) without spaces in capitals, or undefined if its form, its length or its check digits are wrong. */
export const parseIban = (text: string): string | undefined => {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || !hasLengthOfCountry(iban)) return undefined;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return remainder(digits, 97) === 1 ? iban : undefined;
};

/** Returns a BIC (ISO 9362) in capitals, or undefined if it is malformed. */
export const parseBic = (text: string): string | undefined => {
  const bic = text.trim().toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : undefined;
};

/** Returns the details in the spelling in which they are stored. They were validated before. */
export const canonicalPayout = (details: PayoutDetails): PayoutDetails => {
  if (details.type === 'account') return details;
  const { bic, ...rest } = details;
  const parsed = bic === undefined ? undefined : parseBic(bic);
  const iban = parseIban(details.iban) ?? details.iban;
  return { ...rest, iban, ...(parsed !== undefined && { bic: parsed }) };
};

/** Returns the number of an account with its country and its last four characters alone. */
export const maskedPayout = (details: PayoutDetails): string =>
  details.type === 'iban'
    ? `${details.iban.slice(0, 2)}••${details.iban.slice(-4)}`
    : `${details.country}••${details.accountNumber.slice(-4)}`;

/** Returns the record of details that were changed now. */
export const payoutRecord = (details: PayoutDetails, sealed: string, now: Instant): PayoutRecord => ({
  type: details.type,
  sealed,
  masked: maskedPayout(details),
  changedAt: now,
  heldUntil: now + payoutHoldMs,
});
