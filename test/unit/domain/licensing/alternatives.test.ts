import { contentTypes } from '../../../../src/domain/catalog/license-terms.ts';
import { confirmedChanges } from '../../../../src/domain/licensing/issuance/alternatives.ts';

describe('changes that would be granted', () => {
  const other = { territories: ['DE'] };

  it('are confirmed by one decision, however many content types the terms allow', () => {
    let decisions = 0;
    const isGranted = () => ++decisions > 0;
    expect(confirmedChanges({ contentTypes, other }, isGranted)).toEqual(
      contentTypes.map((contentType) => ({ contentType, ...other })),
    );
    expect(decisions).toBe(1);
  });

  it('are none if that decision rejects them, or nothing satisfies a clause', () => {
    expect(confirmedChanges({ contentTypes, other }, () => false)).toEqual([]);
    expect(confirmedChanges({ contentTypes, other: undefined }, () => true)).toEqual([]);
    expect(confirmedChanges(undefined, () => true)).toEqual([]);
  });
});
