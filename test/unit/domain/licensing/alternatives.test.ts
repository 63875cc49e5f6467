import { contentTypes } from '../../../../src/domain/catalog/license-terms.ts';
import { confirmedChanges } from '../../../../src/domain/licensing/issuance/alternatives.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';

describe('changes that would be granted', () => {
  const other = { territories: ['DE'] };
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const quota = { limit: 100, used: 0, spend: { limit: eur(1_000), spent: 0 } };
  const free = { clear: () => ok(true), priceOf: () => undefined, quota };

  it('are cleared by one decision, however many content types the terms allow', () => {
    let decisions = 0;
    const clear = () => ok(++decisions);
    const all = contentTypes.map((contentType) => ({ contentType, ...other }));
    expect(confirmedChanges({ contentTypes, other }, { ...free, clear })).toEqual(all);
    const priceOf = () => eur(900);
    expect(confirmedChanges({ contentTypes, other }, { ...free, clear, priceOf })).toEqual(all);
    expect(decisions).toBe(2);
  });

  it('are those whose price the platform can pay', () => {
    const priceOf = (_: unknown, { contentType }: { readonly contentType?: string }) =>
      eur(contentType === 'game' ? 1_000 : 1_001);
    expect(confirmedChanges({ contentTypes, other }, { ...free, priceOf })).toEqual([
      { contentType: 'game', ...other },
    ]);
  });

  it('are none if a clause or the quota rejects them, or nothing satisfies a clause', () => {
    const rejected = { ...free, clear: () => fail('rejected') };
    expect(confirmedChanges({ contentTypes, other }, rejected)).toEqual([]);
    const spent = { ...free, quota: { limit: 1, used: 1 } };
    expect(confirmedChanges({ contentTypes, other }, spent)).toEqual([]);
    expect(confirmedChanges({ contentTypes, other: undefined }, free)).toEqual([]);
    expect(confirmedChanges(undefined, free)).toEqual([]);
  });
});
