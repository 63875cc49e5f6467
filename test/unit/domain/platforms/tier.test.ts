import fc from 'fast-check';
import {
  figuresOf,
  isNamed,
  isSlug,
  mayUseStems,
  slugOf,
} from '../../../../src/domain/platforms/platform.ts';
import { defaultTiers, fits, remaining } from '../../../../src/domain/platforms/tier.ts';
import { aPlatform } from '../../../support/builders/builders.ts';

const limits = fc.option(fc.nat({ max: 1000 }), { nil: null });

describe('quotas', () => {
  it('admit no more than the limit, however the requests arrive', () => {
    fc.assert(
      fc.property(limits, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 400 }), (limit, wishes) => {
        let used = 0;
        for (const wish of wishes) if (fits(limit, used, wish)) used += wish;
        if (limit !== null) expect(used).toBeLessThanOrEqual(limit);
        else expect(used).toBe(wishes.reduce((sum, wish) => sum + wish, 0));
      }),
    );
  });

  it('have something left exactly while one more fits', () => {
    fc.assert(
      fc.property(limits, fc.nat({ max: 2000 }), (limit, used) => {
        expect(fits(limit, used)).toBe(remaining(limit, used) === null || (remaining(limit, used) ?? 0) > 0);
      }),
    );
  });

  it('are those of the tier, unless others were agreed with the platform', () => {
    expect(figuresOf(aPlatform(), defaultTiers).licensesPerMonth).toBe(100);
    expect(figuresOf(aPlatform({ quotas: { licensesPerMonth: 250 } }), defaultTiers)).toMatchObject({
      licensesPerMonth: 250,
      requestsPerSecond: 10,
    });
  });
});

describe('entitlements', () => {
  it('give stems to the enterprise tier and to platforms that bought the add-on', () => {
    expect(mayUseStems(aPlatform())).toBe(false);
    expect(mayUseStems(aPlatform({ addOns: ['stems'] }))).toBe(true);
    expect(mayUseStems(aPlatform({ tier: 'enterprise' }))).toBe(true);
  });
});

describe('slugs', () => {
  it('are derived from any name with enough letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const slug = slugOf(name);
        if (slug !== undefined) expect(isSlug(slug)).toBe(true);
      }),
    );
    expect(slugOf('Café Müller & Söhne')).toBe('cafe-muller-sohne');
    expect(slugOf('東京')).toBeUndefined();
  });

  it('identify a platform as its ID does', () => {
    const platform = aPlatform({ slug: 'reelhouse' });
    expect([platform.platformId, 'reelhouse', 'Reelhouse'].map((name) => isNamed(platform, name))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
