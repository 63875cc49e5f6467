import { z } from 'zod';
import { parseBic, parseIban } from '../../domain/artists/payout.ts';
import type { PayoutRules } from '../../domain/payouts/payout-run.ts';
import type { Seller } from '../../domain/billing/seller.ts';

const highestThreshold = 1_000_000;

export const payoutVariables = {
  PAYOUT_THRESHOLD: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 25 or 12.50')
    .transform(Number)
    .refine((amount) => amount <= highestThreshold, `must be at most ${highestThreshold}`)
    .default(25)
    .meta({
      description:
        'The smallest balance that is paid out, in units of each currency. Accounts that are being closed are also paid smaller balances.',
      accepts: 'an amount such as `25` or `12.50`',
    }),
  PAYOUT_IBAN: z
    .string()
    .refine((text) => parseIban(text) !== undefined, 'must be an IBAN with valid check digits')
    .transform((text) => parseIban(text) ?? text)
    .optional()
    .meta({
      description:
        'The IBAN of the account from which you pay royalties: the debtor of `pain.001` files. Its holder is `SELLER_NAME`, or `BRAND_NAME` if that is not set.',
      accepts: 'an IBAN',
      absent: 'payout runs are exported as CSV only',
    }),
  PAYOUT_BIC: z
    .string()
    .refine((text) => parseBic(text) !== undefined, 'must be a BIC of 8 or 11 characters')
    .transform((text) => parseBic(text) ?? text)
    .optional()
    .meta({
      description: 'The BIC of the bank of `PAYOUT_IBAN`, if your bank needs it.',
      accepts: 'a BIC',
      absent: '`pain.001` files have no BIC',
    }),
};

/** Returns the errors of the combined variables. */
export const payoutIssues = (given: Readonly<Record<string, string | undefined>>): readonly string[] =>
  given['PAYOUT_BIC'] !== undefined && given['PAYOUT_IBAN'] === undefined
    ? ['PAYOUT_BIC has no effect without PAYOUT_IBAN. Set PAYOUT_IBAN, too, or remove PAYOUT_BIC']
    : [];

export const payoutRulesFrom = (
  read: {
    readonly PAYOUT_THRESHOLD: number;
    readonly PAYOUT_IBAN?: string | undefined;
    readonly PAYOUT_BIC?: string | undefined;
  },
  { name }: Pick<Seller, 'name'>,
): PayoutRules => ({
  threshold: read.PAYOUT_THRESHOLD,
  ...(read.PAYOUT_IBAN !== undefined && {
    debtor: { name, iban: read.PAYOUT_IBAN, ...(read.PAYOUT_BIC !== undefined && { bic: read.PAYOUT_BIC }) },
  }),
});
