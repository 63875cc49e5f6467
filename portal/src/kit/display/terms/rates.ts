import type { LicenseTerms } from '@platform-licensing/client';
import { t } from '../../language/texts.ts';
import { money } from '../format.ts';
import { called, countries, listed } from '../names.ts';

/** Returns each rate of a rate card with the content types and territories that it is for. */
export const rateTexts = (rates: NonNullable<LicenseTerms['rates']>): readonly string[] =>
  rates.map((rate) => {
    const scope = [
      ...(rate.contentTypes ? [listed(rate.contentTypes.map(called))] : []),
      ...(rate.territories ? [countries(rate.territories)] : []),
    ].join(', ');
    const price = money(rate.fee);
    return scope === '' ? price : t('kit.feeFor', { price, scope });
  });
