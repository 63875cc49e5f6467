import type { Money } from '../../domain/shared/money.ts';

/** Of no decimals by ISO 4217, and counted in hundredths by Stripe all the same (docs.stripe.com/currencies). */
const inHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);
/** Of three decimals, of which the last must be 0 there. */
const inTens: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Why Stripe would not charge just this; undefined where it would. */
export const flawAtStripe = ({ amount, currency }: Money): string | undefined => {
  if (inHundredths.has(currency))
    return `Stripe counts ${currency} in hundredths and would charge too little`;
  return inTens.has(currency) && amount % 10 !== 0
    ? `Stripe charges ${currency} in multiples of 10, and ${amount} is not one`
    : undefined;
};
