import fc from 'fast-check';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { ownShares, sharesText, sharingParties } from '../../../../src/domain/parties/own-shares.ts';
import { someShares } from '../../../support/drafts/draft-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const party = fc.integer({ min: 1, max: 4 }).map((n) => partyId(n));
const sharePct = fc.constantFrom('50', '50.0000', '25.5', '100');
const where = fc.option(
  fc.array(fc.constantFrom('DE', 'AT', 'FR', 'WORLD'), { minLength: 1, maxLength: 3 }),
  { nil: undefined },
);
const placed = fc.tuple(party, sharePct, where).map(([id, share, territories]) => ({
  ...{ partyId: id, sharePct: share },
  ...(territories && { territories }),
}));
const written = fc
  .tuple(party, sharePct, fc.constantFrom('composer' as const, 'lyricist' as const), fc.option(party))
  .map(([id, share, role, administrator]) => ({
    ...{ partyId: id, sharePct: share, role },
    ...(administrator !== null && { administeredBy: administrator }),
  }));
const side = <Share>(share: fc.Arbitrary<Share>) => fc.array(share, { maxLength: 5 });
const shares: fc.Arbitrary<PartyShares> = fc.record({
  master: side(placed),
  writers: side(written),
  publishers: side(placed),
});

const textOf = (of: PartyShares, n: number) => sharesText(ownShares(of, partyId(n)));

describe('the shares of a party', () => {
  it('are those that name it, on every side', () => {
    expect(ownShares(someShares, partyId(1))).toEqual([
      { side: 'master', sharePct: '50', territories: ['DE', 'AT'] },
      { side: 'writer', role: 'lyricist', sharePct: '37.5' },
    ]);
    expect(ownShares(someShares, partyId(3))).toEqual([
      { side: 'writer', role: 'composer', sharePct: '62.5', administeredBy: partyId(4) },
    ]);
    expect(ownShares(someShares, partyId(4))).toEqual([
      { side: 'publisher', sharePct: '100' },
      { side: 'administered', role: 'composer', sharePct: '62.5' },
    ]);
    expect(ownShares(someShares, partyId(9))).toEqual([]);
    expect(ownShares(undefined, partyId(1))).toEqual([]);
  });

  it('belong to the parties that have one, each once', () => {
    expect(sharingParties(someShares)).toEqual([1, 2, 3, 4].map((n) => partyId(n)));
    expect(sharingParties(undefined)).toEqual([]);
  });

  it('have one text in any order', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const reversed = {
          master: given.master.toReversed(),
          writers: given.writers.toReversed(),
          publishers: given.publishers.toReversed(),
        };
        for (const n of [1, 2, 3, 4]) expect(textOf(reversed, n)).toBe(textOf(given, n));
      }),
    );
  });

  it('keep their text when only shares of other parties change', () => {
    fc.assert(
      fc.property(shares, shares, (given, other) => {
        const isOwn = (share: { readonly partyId: string; readonly administeredBy?: string }) =>
          share.partyId === partyId(1) || share.administeredBy === partyId(1);
        const without = <Share extends Parameters<typeof isOwn>[0]>(all: readonly Share[]) =>
          all.filter((share) => !isOwn(share));
        const own = <Share extends Parameters<typeof isOwn>[0]>(all: readonly Share[]) => all.filter(isOwn);
        const mixed = {
          master: [...without(other.master), ...own(given.master)],
          writers: [...without(other.writers), ...own(given.writers)],
          publishers: [...without(other.publishers), ...own(given.publishers)],
        };
        expect(textOf(mixed, 1)).toBe(textOf(given, 1));
      }),
    );
  });

  const of = (changes: Partial<PartyShares>) =>
    textOf({ master: [], writers: [], publishers: [], ...changes }, 1);
  const owner = { partyId: partyId(1), sharePct: '50' };
  const writer = { ...owner, role: 'composer' as const };

  it.each([
    ['an amount', { master: [owner] }, { master: [{ ...owner, sharePct: '50.0001' }] }],
    ['a side', { master: [owner] }, { publishers: [owner] }],
    ['a role', { writers: [writer] }, { writers: [{ ...writer, role: 'lyricist' as const }] }],
    ['an administrator', { writers: [writer] }, { writers: [{ ...writer, administeredBy: partyId(2) }] }],
    [
      'the share of another writer that it administers',
      { publishers: [owner], writers: [{ ...writer, partyId: partyId(2), administeredBy: partyId(1) }] },
      { publishers: [owner], writers: [{ ...writer, partyId: partyId(2) }] },
    ],
    ['territories', { master: [owner] }, { master: [{ ...owner, territories: ['DE'] }] }],
    ['the number of shares', { master: [owner] }, { master: [owner, owner] }],
  ])('change their text with %s', (_, before, after) => {
    expect(of(before)).not.toBe(of(after));
  });

  it.each([
    ['an amount', { master: [owner] }, { master: [{ ...owner, sharePct: '50.00' }] }],
    ['all territories', { master: [owner] }, { master: [{ ...owner, territories: ['WORLD'] }] }],
    [
      'territories',
      { master: [{ ...owner, territories: ['DE', 'AT', 'DE'] }] },
      { master: [{ ...owner, territories: ['AT', 'DE'] }] },
    ],
  ])('keep their text with another spelling of %s', (_, before, after) => {
    expect(of(before)).toBe(of(after));
  });
});
