import { replacedBy } from '../../../../src/domain/licensing/amendment.ts';
import type { License } from '../../../../src/domain/licensing/license.ts';
import { amended, inGermany } from '../../../support/builders/amended.ts';
import {
  aTerms,
  aLicense,
  aRevoked,
  aRevocation,
  noon,
  trackId,
} from '../../../support/builders/builders.ts';
import {
  countsAsIssued,
  countsForPlay,
  needsVersions,
  useOfPlatform,
} from '../../../../src/domain/royalties/use.ts';
import { shares } from '../../../support/builders/royalties/random-period.ts';

const [first, second] = [shares([[1, 100]]), shares([[2, 100, 'DE']])];
const versions = [
  { effectiveFrom: 100, shares: first },
  { effectiveFrom: 200, shares: second },
];
const play = { trackId: trackId(), quantity: 1, unlicensed: false };

describe('the use of a platform', () => {
  it('is added up by the shares at the time of each use, and by country only where shares depend on it', () => {
    const { use, addLicense, addPlays } = useOfPlatform(() => versions);
    addLicense({ trackId: trackId(), issuedAt: 199 });
    for (const territory of ['DE', 'FR']) {
      for (const occurredAt of [99, 100, 200]) addPlays({ ...play, occurredAt, territory });
    }
    addPlays({ ...play, occurredAt: 250 });
    addPlays({ ...play, occurredAt: 250, unlicensed: true, quantity: 7 });
    expect([...(use.tracks.get(trackId())?.values() ?? [])]).toEqual([
      { shares: first, weight: 1_002 },
      { weight: 2 },
      { shares: second, territory: 'DE', weight: 1 },
      { shares: second, territory: 'FR', weight: 1 },
      { shares: second, weight: 1 },
    ]);
    expect([use.licenses, use.plays, use.unlicensedPlays]).toEqual([1, 7, 7]);
  });

  it('counts live licenses without a fee that were not a mistake', () => {
    const fee = { amount: 100, currency: 'EUR' };
    const licenses = [
      aLicense(),
      aLicense({ environment: 'sandbox' }),
      aLicense({ fees: [fee], terms: aTerms({ fee }) }),
      aLicense({ terms: aTerms({ fee: { ...fee, amount: 0 } }) }),
      aRevoked(aLicense()),
      aRevoked(aLicense(), aRevocation({ reasonCode: 'issued_in_error' })),
    ];
    const counted = licenses.map((license) => countsAsIssued(license, []));
    expect(counted).toEqual([true, false, false, true, true, false]);
    expect(licenses.some(needsVersions)).toBe(false);
  });

  it('counts a license that was amended for a fee until the amendment, and not after it', () => {
    const first = inGermany;
    const at = noon + 3_600_000;
    const second = {
      ...amended(first, { territories: ['AT'] }, at),
      fees: [{ amount: 100, currency: 'EUR' }],
    };
    const replaced = [replacedBy(first, second)];
    const counted = (license: License, when: number) => countsForPlay(license, replaced, when);
    const times = [first.issuedAt - 1, first.issuedAt, at - 1, at, at + 1];
    expect(times.map((when) => counted(second, when))).toEqual([true, true, true, false, false]);
    expect(
      [second, amended(first, { territories: ['AT'] }, at)].map((one) => countsAsIssued(one, replaced)),
    ).toEqual([true, true]);
    const atOnce = { ...amended(first, { territories: ['AT'] }, first.issuedAt), fees: second.fees };
    expect(countsAsIssued(atOnce, [replacedBy(first, atOnce)])).toBe(true);
    expect(needsVersions(second)).toBe(true);
    const mistake = aRevoked(second, aRevocation({ reasonCode: 'issued_in_error' }));
    expect(times.some((when) => counted(mistake, when))).toBe(false);
    expect(needsVersions(mistake)).toBe(false);
    const third = {
      ...amended(second, { territories: ['CH'] }, at + 60),
      fees: [{ amount: 300, currency: 'EUR' }],
    };
    expect(countsForPlay(third, [...replaced, replacedBy(second, third)], at + 30)).toBe(false);
    expect(countsForPlay(third, [...replaced, replacedBy(second, third)], at - 30)).toBe(true);
  });
});
