import type { Money } from '../../domain/shared/money.ts';

/** Stripe counts these in hundredths, although ISO 4217 defines no decimals (docs.stripe.com/currencies). */
const inHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);
/** Stripe requires the last of their three decimals to be 0. */
const inTens: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Returns why Stripe would not charge exactly this amount, or undefined if it would. */
export const stripeIssue = ({ amount, currency }: Money): string | undefined => {
  if (inHundredths.has(currency))
    return `Stripe counts ${currency} in hundredths and would charge too little`;
  return inTens.has(currency) && amount % 10 !== 0
    ? `Stripe charges ${currency} in multiples of 10, and ${amount} is not one`
    : undefined;
};
