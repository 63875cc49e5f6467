import type { PayoutRecord } from '../artists/payout.ts';

/** How a bank gets a payment: `sepa` by a SEPA credit transfer (`pain.001`), `other` by a file that people enter. */
export const payoutSchemes = ['sepa', 'other'] as const;
export type PayoutScheme = (typeof payoutSchemes)[number];

/** The countries of the SEPA scheme (EPC409-09), by the country code of their IBANs. */
const sepaCountries = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** Returns the scheme by which an account gets an amount of this currency. SEPA transfers are in euros. */
export const schemeOf = (
  currency: string,
  { type, masked }: Pick<PayoutRecord, 'type' | 'masked'>,
): PayoutScheme =>
  currency === 'EUR' && type === 'iban' && sepaCountries.has(masked.slice(0, 2)) ? 'sepa' : 'other';
