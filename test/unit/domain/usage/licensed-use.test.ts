import fc from 'fast-check';
import { revoke, type License } from '../../../../src/domain/licensing/license.ts';
import {
  clockToleranceMs,
  judgeUse,
  unlicensedReasons,
  type Use,
} from '../../../../src/domain/usage/licensed-use.ts';
import {
  aLicense,
  aRevocation,
  contentId,
  licenseId,
  noon,
  trackId,
} from '../../../support/builders/builders.ts';

const hour = 3_600_000;
const use = (changes: Partial<Use> = {}): Use => ({
  trackId: trackId(),
  contentId: contentId(),
  territory: 'DE',
  occurredAt: noon,
  ...changes,
});

const licenses: fc.Arbitrary<License> = fc
  .record({
    n: fc.integer({ min: 1, max: 9 }),
    track: fc.constantFrom(1, 2),
    content: fc.constantFrom(1, 2),
    territories: fc.constantFrom(['DE'], ['AT', 'FR'], ['WORLD']),
    from: fc.integer({ min: -3, max: 3 }),
    hours: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    revokedAfter: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
  })
  .map(({ n, track, content, territories, from, hours, revokedAfter }) => {
    const issuedAt = noon + from * hour;
    const issued = aLicense({
      ...{ licenseId: licenseId(n), trackId: trackId(track), contentId: contentId(content), territories },
      ...{ issuedAt, validFrom: issuedAt },
      ...(hours !== undefined && { validUntil: issuedAt + hours * hour }),
    });
    return revokedAfter === undefined
      ? issued
      : revoke(issued, aRevocation(), issuedAt + revokedAfter * hour);
  });
const uses: fc.Arbitrary<Use> = fc.record(
  {
    trackId: fc.constant(trackId()),
    contentId: fc.constantFrom(contentId(1), contentId(2)),
    territory: fc.constantFrom('DE', 'AT', 'US'),
    occurredAt: fc.integer({ min: -4, max: 4 }).map((hours) => noon + hours * hour),
  },
  { requiredKeys: ['trackId', 'occurredAt'] },
);
const gravity = (reason: ReturnType<typeof judgeUse>): number =>
  reason === undefined ? unlicensedReasons.length : unlicensedReasons.indexOf(reason);

describe('a use of a track', () => {
  it('is licensed by one license that covers its track, content, territory and time', () => {
    expect(judgeUse(use(), [aLicense({ territories: ['DE'] })])).toBeUndefined();
    expect(judgeUse(use({ trackId: trackId(2) }), [aLicense()])).toBe('no_license');
    expect(judgeUse(use({ contentId: contentId(2) }), [aLicense()])).toBe('other_content');
    expect(judgeUse(use({ territory: 'US' }), [aLicense({ territories: ['DE'] })])).toBe(
      'territory_not_covered',
    );
    expect(judgeUse(use({ occurredAt: noon - clockToleranceMs - 1 }), [aLicense()])).toBe('outside_validity');
    expect(judgeUse(use({ occurredAt: noon - clockToleranceMs }), [aLicense()])).toBeUndefined();
  });

  it('is not licensed by two licenses that cover a part of it each', () => {
    const inGermany = aLicense({ territories: ['DE'], validUntil: noon + hour });
    const later = aLicense({ territories: ['AT'], validFrom: noon + hour });
    expect(judgeUse(use({ occurredAt: noon + hour }), [inGermany, later])).toBe('territory_not_covered');
  });

  it('is compared by content and territory only when the report names them', () => {
    const license = aLicense({ territories: ['FR'], contentId: contentId(2) });
    expect(judgeUse({ trackId: trackId(), occurredAt: noon }, [license])).toBeUndefined();
  });

  it('is judged by the closest license, whatever other licenses there are and in whatever order', () => {
    fc.assert(
      fc.property(uses, fc.array(licenses, { maxLength: 6 }), licenses, (one, some, another) => {
        const judged = judgeUse(one, some);
        expect(judgeUse(one, some.toReversed())).toBe(judged);
        expect(gravity(judgeUse(one, [...some, another]))).toBe(
          Math.max(gravity(judged), gravity(judgeUse(one, [another]))),
        );
      }),
    );
  });

  it('is judged alike with and without what every license covers', () => {
    fc.assert(
      fc.property(uses, fc.array(licenses, { maxLength: 6 }), (one, some) => {
        const { contentId: _content, territory: _territory, ...vague } = one;
        if (judgeUse(one, some) === undefined) expect(judgeUse(vague, some)).toBeUndefined();
        const wide = some.map((license) => ({ ...license, territories: ['WORLD'], contentId: contentId(1) }));
        const precise = { ...one, contentId: contentId(1) };
        expect(judgeUse(precise, wide)).toBe(judgeUse(vague, wide));
      }),
    );
  });
});
