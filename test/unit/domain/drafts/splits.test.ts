import fc from 'fast-check';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import {
  splitsAt,
  splitVersions,
  withSplits,
  type SplitsVersion,
} from '../../../../src/domain/drafts/splits.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDraft, someShares, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const ownedBy = (n: number): PartyShares => ({
  master: [{ partyId: partyId(n), sharePct: '100' }],
  writers: [{ partyId: partyId(n), role: 'composer', sharePct: '100' }],
  publishers: [{ partyId: partyId(n), sharePct: '100' }],
});

/** Approvals of the shares of one of three parties, at increasing times. */
const approvals = fc
  .array(fc.record({ owner: fc.integer({ min: 1, max: 3 }), after: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 20,
  })
  .map((some) => {
    let at = 0;
    return some.map(({ owner, after }) => ({ owner, at: (at += after) }));
  });

const versionsOf = (some: readonly { readonly owner: number; readonly at: number }[]) =>
  some.reduce<readonly SplitsVersion[]>(
    (versions, { owner, at }) => withSplits(versions, ownedBy(owner), at),
    [],
  );

describe('the versions of the shares of a track', () => {
  it('at a moment are those of the last approval until then, and none before the first', () => {
    fc.assert(
      fc.property(approvals, fc.integer({ min: 0, max: 1_100 }), (some, moment) => {
        const last = some.findLast(({ at }) => at <= moment);
        expect(splitsAt(versionsOf(some), moment)).toEqual(last && ownedBy(last.owner));
      }),
    );
  });

  it('are never overwritten: an approval leaves every earlier moment as it was', () => {
    fc.assert(
      fc.property(approvals, fc.integer({ min: 0, max: 1_100 }), (some, moment) => {
        const before = versionsOf(some);
        const at = (some.at(-1)?.at ?? 0) + 1;
        const after = withSplits(before, ownedBy(9), at);
        expect(after.slice(0, before.length)).toEqual(before);
        if (moment < at) expect(splitsAt(after, moment)).toEqual(splitsAt(before, moment));
        else expect(splitsAt(after, moment)).toEqual(ownedBy(9));
      }),
    );
  });

  it('are a new version only if a share, its party, role, territory or administrator changes', () => {
    const [first, second] = someShares.master;
    const [composer, lyricist] = someShares.writers;
    if (!first || !second || !composer || !lyricist) throw new Error('too few');
    const versions = [{ effectiveFrom: noon, shares: someShares }];
    const after = (changes: Partial<PartyShares>) =>
      withSplits(versions, { ...someShares, ...changes }, noon + 1).length;
    expect(
      after({
        master: [
          { ...second, territories: ['AT', 'DE'] },
          { ...first, sharePct: '50.0' },
        ],
      }),
    ).toBe(1);
    const { administeredBy: _, ...alone } = composer;
    expect(
      [
        { master: [{ ...first, sharePct: '49' }, second] },
        { master: [{ ...first, territories: ['DE' as const] }, second] },
        { master: [{ ...first, partyId: partyId(7) }, second] },
        { writers: [{ ...composer, role: 'lyricist' as const }, lyricist] },
        { writers: [alone, lyricist] },
        { publishers: [] },
      ].map(after),
    ).toEqual([2, 2, 2, 2, 2, 2]);
    expect(withSplits(versions, undefined, noon + 1)).toEqual(versions);
  });

  it('keep their order when a clock was set back', () => {
    const versions = withSplits(withSplits([], ownedBy(1), noon), ownedBy(2), noon - 5);
    expect(versions.map(({ effectiveFrom }) => effectiveFrom)).toEqual([noon, noon]);
    expect(splitsAt(versions, noon)).toEqual(ownedBy(2));
  });

  it('of a track without an approved revision are those of its submission', () => {
    const draft = submittedDraft(aDraft());
    expect(splitVersions(aDraft())).toEqual([]);
    expect(splitVersions(draft)).toEqual([{ effectiveFrom: draft.submitted?.at, shares: someShares }]);
    const splits = [{ effectiveFrom: noon, shares: someShares }];
    expect(splitVersions({ ...draft, splits })).toEqual(splits);
  });

  it('contain the shares that an earlier release has approved since, from their submission', () => {
    const splits = [{ effectiveFrom: noon, shares: ownedBy(1) }];
    const submitted = { details: { rights: ownedBy(2) }, at: noon + 5 };
    const last = { effectiveFrom: noon + 5, shares: ownedBy(2) };
    expect(splitVersions({ splits, submitted })).toEqual([...splits, last]);
    expect(splitVersions({ splits: [...splits, last], submitted })).toEqual([...splits, last]);
  });
});
