import fc from 'fast-check';
import { issuesOf } from '../../../../src/domain/catalog/rights.ts';
import {
  partiesOf,
  partyIssues,
  rightsOf,
  withAdministrators,
  type PartyShares,
} from '../../../../src/domain/drafts/party-shares.ts';
import type { PartyId } from '../../../../src/domain/shared/ids.ts';
import { someParties, someShares } from '../../../support/drafts/draft-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const unknown = 'names a party that your account does not have';
const noPublisher = 'must be a publisher of the track';
const without = (...numbers: readonly number[]) =>
  new Map([...someParties].filter(([id]) => !numbers.some((n) => partyId(n) === id)));

const ids: fc.Arbitrary<PartyId> = fc.integer({ min: 1, max: 6 }).map((n) => partyId(n));
const anyShares: fc.Arbitrary<PartyShares> = fc.record({
  master: fc.array(fc.record({ partyId: ids, sharePct: fc.constant('50') }), { maxLength: 4 }),
  writers: fc.array(
    fc.record(
      {
        ...{ partyId: ids, role: fc.constant('composer' as const), sharePct: fc.constant('25') },
        administeredBy: ids,
      },
      { requiredKeys: ['partyId', 'role', 'sharePct'] },
    ),
    { maxLength: 4 },
  ),
  publishers: fc.array(fc.record({ partyId: ids, sharePct: fc.constant('100') }), { maxLength: 4 }),
});

describe('the parties of shares', () => {
  it('are each named once, administrators included', () => {
    expect(partiesOf(someShares)).toEqual([1, 2, 3, 4].map((n) => partyId(n)));
    expect(partiesOf(undefined)).toEqual([]);
    const administered = {
      master: [],
      writers: [{ partyId: partyId(1), role: 'composer', sharePct: '100', administeredBy: partyId(9) }],
      publishers: [],
    } as const;
    expect(partiesOf(administered)).toEqual([partyId(1), partyId(9)]);
  });

  it('have no problems if the account has them', () =>
    expect(partyIssues(someShares, someParties)).toEqual([]));

  it('are named by their place if the account does not have them', () => {
    expect(partyIssues(someShares, without(1))).toEqual([
      { field: 'rights.master[0].partyId', detail: unknown, code: 'party_unknown' },
      { field: 'rights.writers[1].partyId', detail: unknown, code: 'party_unknown' },
    ]);
    expect(partyIssues(someShares, without(4))).toEqual([
      { field: 'rights.publishers[0].partyId', detail: unknown, code: 'party_unknown' },
    ]);
  });

  it('must publish the track to administer a share of it', () => {
    const shares = { ...someShares, publishers: [{ partyId: partyId(1), sharePct: '100' }] };
    expect(partyIssues(shares, someParties)).toEqual([
      { field: 'rights.writers[0].administeredBy', detail: noPublisher, code: 'not_a_publisher' },
    ]);
  });

  it('are known to the account, and administrators publish the track, if and only if there are no problems', () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const publishers = shares.publishers.map((share) => share.partyId);
        const administrators = shares.writers.flatMap(({ administeredBy }) => administeredBy ?? []);
        const isKnown = partiesOf({
          ...shares,
          writers: shares.writers.map(({ administeredBy: _, ...share }) => share),
        }).every((id) => someParties.has(id));
        const isFine = isKnown && administrators.every((id) => publishers.includes(id));
        const issues = partyIssues(shares, someParties);
        expect(issues.length === 0).toBe(isFine);
        expect(new Set(issues.map(({ field }) => field)).size).toBe(issues.length);
      }),
    );
  });
});

describe('the rights of a track', () => {
  it('name parties with their numbers and their society, and no administrator', () => {
    expect(rightsOf(someShares, someParties)).toEqual({
      master: [
        { party: 'Party 1', sharePct: '50', territories: ['DE', 'AT'] },
        { party: 'Party 2', sharePct: '50', territories: ['DE', 'AT'] },
      ],
      writers: [
        { name: 'Party 3', ipi: '00000000003', pro: 'Society 3', role: 'composer', sharePct: '62.5' },
        { name: 'Party 1', ipi: '00000000001', pro: 'Society 1', role: 'lyricist', sharePct: '37.5' },
      ],
      publishers: [{ name: 'Party 4', ipi: '00000000004', pro: 'Society 4', sharePct: '100' }],
    });
    const writers = [{ partyId: partyId(2), role: 'arranger', sharePct: '100' }] as const;
    expect(rightsOf({ master: [], writers, publishers: [] }, someParties).writers).toEqual([
      { name: 'Party 2', role: 'arranger', sharePct: '100' },
    ]);
    expect(issuesOf(rightsOf(someShares, someParties))).toEqual([]);
  });

  it('omit shares of parties that the account does not have, and keep all others', () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const rights = rightsOf(shares, someParties);
        for (const side of ['master', 'writers', 'publishers'] as const)
          expect(rights[side].map(({ sharePct }) => sharePct)).toEqual(
            shares[side].filter((share) => someParties.has(share.partyId)).map(({ sharePct }) => sharePct),
          );
      }),
    );
  });
});

describe('the administrators of writers', () => {
  const rights = rightsOf(someShares, someParties);
  const named = (shares: PartyShares | undefined, known = someParties, of = rights) =>
    withAdministrators(of, shares, known).writers.map(({ administeredBy }) => administeredBy);

  it('are named beside the shares, whose other members stay', () => {
    const { writers, ...others } = withAdministrators(rights, someShares, someParties);
    expect(others).toEqual({ master: rights.master, publishers: rights.publishers });
    expect(writers).toEqual([{ ...rights.writers[0], administeredBy: 'Party 4' }, rights.writers[1]]);
  });

  it('are those of the same writers if the account does not have another one', () => {
    const [first, second] = someShares.writers;
    const shares = { ...someShares, writers: [second, first].flatMap((share) => share ?? []) };
    const known = without(1);
    expect(named(shares, known, rightsOf(shares, known))).toEqual(['Party 4']);
  });

  it('are not named in rights that have other writers', () => {
    const [first] = someShares.writers;
    expect(named({ ...someShares, writers: first ? [first] : [] })).toEqual([undefined, undefined]);
    const reversed = { ...someShares, writers: someShares.writers.toReversed() };
    expect(named(reversed)).toEqual([undefined, undefined]);
    expect(named(undefined)).toEqual([undefined, undefined]);
    expect(named(someShares, without(4))).toEqual([undefined, undefined]);
  });
});
