import fc from 'fast-check';
import type { AmendmentCandidate } from '../../../../src/ports/driving/licensing.ts';
import { aTerms, contentId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const countries = ['DE', 'AT', 'CH', 'US', 'FR'] as const;
const day = 86_400_000;

/** A license for Germany that ends in ten days, of a track that is cleared in three countries. */
const licensed = async ({ useCases, clock, aRegisteredPlatform, aTrackInCatalog }: World) => {
  const { caller, platform } = await aRegisteredPlatform();
  const { trackId } = await aTrackInCatalog({
    territories: { include: ['DE', 'AT', 'CH'], exclude: [] },
    terms: [aTerms({ term: { type: 'fixed', months: 1 } })],
  });
  const validUntil = clock.now() + 10 * day;
  const order = { trackId, contentId: contentId(), territories: ['DE'], validUntil };
  const { license } = valueOf(await useCases.issueLicense({ caller, order }));
  return { caller, platform, validUntil, licenseId: license.licenseId };
};

const candidate: fc.Arbitrary<(validUntil: number) => AmendmentCandidate> = fc
  .record({
    territories: fc.uniqueArray(fc.constantFrom(...countries), { maxLength: 3 }),
    contentType: fc.constantFrom(undefined, 'ugc_video' as const, 'short_video' as const, 'film' as const),
    days: fc.constantFrom(undefined, -1, 5, 20, 60),
  })
  .map(({ territories, contentType, days }) => (validUntil) => ({
    request: {
      ...(territories.length > 0 && { territories }),
      ...(contentType && { contentType }),
      ...(days !== undefined && { validUntil: validUntil + days * day }),
    },
  }));

describe('preflight of amendments', () => {
  it('allows exactly what amending grants, with the same license, and every alternative that it offers', async () => {
    const compare = async (world: World, make: (validUntil: number) => AmendmentCandidate) => {
      const { useCases } = world;
      const { validUntil, ...mine } = await licensed(world);
      const requested = make(validUntil);
      const [tried] = valueOf(await useCases.preflightAmendments({ ...mine, candidates: [requested] }));
      if (tried?.allowed === false && 'alternatives' in tried.rejection) {
        for (const change of tried.rejection.alternatives) {
          const candidates = [{ request: { ...requested.request, ...change } }];
          expect(valueOf(await useCases.preflightAmendments({ ...mine, candidates }))).toMatchObject([
            { allowed: true, amended: true },
          ]);
        }
      }
      const amended = await useCases.amendLicense({ ...mine, ...requested });
      expect(tried).toEqual(
        amended.ok
          ? { index: 0, allowed: true, license: amended.value.license, amended: amended.value.amended }
          : { index: 0, allowed: false, rejection: amended.failure },
      );
    };
    await fc.assert(
      fc.asyncProperty(candidate, (make) => inWorld((world) => compare(world, make))()),
      { numRuns: 40 },
    );
  });

  it(
    'changes nothing, and judges each candidate on its own',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { platform, ...mine } = await licensed(world);
      const before = await ports.ledger.find(mine.licenseId);
      const candidates = ['AT', 'CH', 'US'].map((code) => ({ request: { territories: [code] } }));
      const tried = valueOf(await useCases.preflightAmendments({ ...mine, candidates }));
      expect(tried.map(({ allowed }) => allowed)).toEqual([true, true, false]);
      expect(tried.slice(0, 2)).toMatchObject([
        { license: { territories: ['AT', 'DE'], amendment: { version: 2 } } },
        { license: { territories: ['CH', 'DE'], amendment: { version: 2 } } },
      ]);
      expect(await ports.ledger.find(mine.licenseId)).toEqual(before);
      expect(await ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(1);
    }),
  );

  it(
    'rejects the license of another platform like one that does not exist',
    inWorld(async (world) => {
      const { licenseId } = await licensed(world);
      const { caller } = await world.aRegisteredPlatform();
      const candidates = [{ request: { territories: ['AT'] } }];
      expect(kindOf(await world.useCases.preflightAmendments({ caller, licenseId, candidates }))).toBe(
        'license-not-found',
      );
    }),
  );
});
