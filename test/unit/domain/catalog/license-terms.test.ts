import { canonicalText, termsInForce } from '../../../../src/domain/catalog/license-terms.ts';
import { aTerms, noon } from '../../../support/builders/builders.ts';

describe('versions of terms', () => {
  const first = aTerms({ version: 1, effectiveAt: noon });
  const second = aTerms({ version: 2, effectiveAt: noon + 100 });

  it('are in force from their date until that of the next version', () => {
    expect(termsInForce([second, first], noon - 1)).toBeUndefined();
    expect(termsInForce([second, first], noon)).toBe(first);
    expect(termsInForce([second, first], noon + 99)).toBe(first);
    expect(termsInForce([second, first], noon + 100)).toBe(second);
  });

  it('with the same date are decided by the later version', () => {
    const corrected = aTerms({ version: 3, effectiveAt: noon + 100 });
    expect(termsInForce([corrected, second, first], noon + 200)).toBe(corrected);
  });

  it('have one canonical text, whatever the order of members', () => {
    const { territories, ...rest } = first;
    expect(
      canonicalText({ territories: { exclude: territories.exclude, include: territories.include }, ...rest }),
    ).toBe(canonicalText(first));
  });
});
