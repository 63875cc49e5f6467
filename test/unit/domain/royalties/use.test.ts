import { aTerms, aLicense, aRevoked, aRevocation, trackId } from '../../../support/builders/builders.ts';
import { countsAsLicense, useOfPlatform } from '../../../../src/domain/royalties/use.ts';
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
    expect(licenses.map(countsAsLicense)).toEqual([true, false, false, true, true, false]);
  });
});
