import { defaultTiers, type Tiers } from '../../../../src/domain/platforms/tier.ts';
import { ContentId } from '../../../../src/domain/shared/ids.ts';
import { aTerms, contentId, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const day = 86_400_000;
const tiers: Tiers = { ...defaultTiers, developer: { ...defaultTiers.developer, licensesPerMonth: 2 } };

describe('issuing a license', () => {
  it(
    'issues a license for the request, and enqueues its event in the same commit',
    inWorld(async ({ useCases, ports, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller, platform } = await aRegisteredPlatform();
      const track = await aTrackInCatalog();
      const { trackId: id } = track;
      const before = (await ports.outbox.list({ limit: 100 })).length;
      const order = {
        trackId: id,
        contentId: contentId(),
        contentType: 'podcast_episode',
        territories: ['FR', 'DE'],
        licensee: { name: 'Ada', type: 'end_user', ref: 'u-1' },
        projectName: 'Trailer',
        metadata: { season: 3 },
      } as const;
      const issued = valueOf(await useCases.issueLicense({ caller, order }));
      expect(issued).toMatchObject({ isExisting: false, differences: [], compliance: { state: 'clear' } });
      const { license } = issued;
      expect(license).toMatchObject({
        ...order,
        status: 'active',
        platformId: platform.platformId,
        territories: ['DE', 'FR'],
        terms: track.terms[0],
        source: 'api',
        environment: 'live',
        issuedAt: noon,
        validFrom: noon,
      });
      expect(license.licenseId).toMatch(/^lic_[0-9A-Z]{26}$/);
      expect(await ports.ledger.find(license.licenseId)).toEqual(license);
      const events = (await ports.outbox.list({ limit: 100 })).slice(before);
      expect(events.map((event) => event)).toMatchObject([
        { type: 'license.issued', platformId: platform.platformId, data: { licenseId: license.licenseId } },
      ]);
    }),
  );

  it(
    'returns the existing license, and says where it covers less than requested',
    inWorld(async ({ useCases, ports, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: id } = await aTrackInCatalog();
      const order = { trackId: id, contentId: contentId() };
      const first = valueOf(
        await useCases.issueLicense({ caller, order: { ...order, territories: ['DE'] } }),
      );
      const events = (await ports.outbox.list({ limit: 100 })).length;
      const again = valueOf(await useCases.issueLicense({ caller, order }));
      expect(again).toMatchObject({ license: first.license, isExisting: true, differences: [] });
      const more = { ...order, territories: ['DE', 'FR'], contentType: 'short_video' } as const;
      const wider = valueOf(await useCases.issueLicense({ caller, order: more }));
      expect(wider.license).toEqual(first.license);
      expect(wider.differences.map(({ field }) => field)).toEqual(['contentType', 'territories']);
      expect(await ports.outbox.list({ limit: 100 })).toHaveLength(events);
    }),
  );

  it(
    'issues one license for each track, platform and content',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const [one, two] = [await aRegisteredPlatform(), await aRegisteredPlatform()];
      const [song, tune] = [await aTrackInCatalog(), await aTrackInCatalog()];
      const issue = async (caller: typeof one.caller, id: typeof song.trackId, content: string) => {
        const order = { trackId: id, contentId: ContentId(content) };
        return valueOf(await useCases.issueLicense({ caller, order })).license.licenseId;
      };
      const ids = [
        await issue(one.caller, song.trackId, 'a'),
        await issue(two.caller, song.trackId, 'a'),
        await issue(one.caller, tune.trackId, 'a'),
        await issue(one.caller, song.trackId, 'A'),
      ];
      expect(new Set(ids).size).toBe(4);
      expect(await issue(one.caller, song.trackId, 'a')).toBe(ids[0]);
    }),
  );

  it(
    'returns an existing license before it checks quota, clearance or takedown, and uses no quota',
    inWorld(
      async ({ useCases, ports, aRegisteredPlatform, aTrackInCatalog }) => {
        const { caller, platform } = await aRegisteredPlatform();
        const { trackId: id } = await aTrackInCatalog();
        const order = (n: number) => ({ trackId: id, contentId: contentId(n) });
        const held = valueOf(await useCases.issueLicense({ caller, order: order(1) })).license;
        await useCases.issueLicense({ caller, order: order(2) });
        expect(kindOf(await useCases.issueLicense({ caller, order: order(3) }))).toBe('quota-exceeded');
        const film = { ...order(1), contentType: 'film', territories: ['US'] } as const;
        expect(valueOf(await useCases.issueLicense({ caller, order: film })).license).toEqual(held);
        await useCases.takeDownTrack({ trackId: id, reason: 'disputed' });
        expect(valueOf(await useCases.issueLicense({ caller, order: order(1) }))).toMatchObject({
          license: held,
          isExisting: true,
          compliance: { state: 'on_hold' },
        });
        expect(kindOf(await useCases.issueLicense({ caller, order: order(3) }))).toBe('track-taken-down');
        expect(await ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(2);
      },
      { tiers },
    ),
  );

  it(
    'ends with the month’s quota, says when the next begins, and gives none back for a revocation',
    inWorld(
      async ({ useCases, clock, aRegisteredPlatform, aTrackInCatalog }) => {
        const { caller } = await aRegisteredPlatform();
        const { trackId: id } = await aTrackInCatalog();
        const issue = (n: number) =>
          useCases.issueLicense({ caller, order: { trackId: id, contentId: contentId(n) } });
        const { licenseId } = valueOf(await issue(1)).license;
        await issue(2);
        await useCases.revokeLicense({ caller, licenseId, revocation: { reasonCode: 'issued_in_error' } });
        const december = Date.UTC(2026, 11, 1);
        expect(await issue(1)).toEqual({
          ok: false,
          failure: { kind: 'quota-exceeded', quota: 'licenses-per-month', limit: 2, resetsAt: december },
        });
        clock.set(december - 1);
        expect(kindOf(await issue(1))).toBe('quota-exceeded');
        clock.set(december);
        expect(kindOf(await issue(1))).toBe('ok');
      },
      { tiers },
    ),
  );

  it(
    'issues a license with a new id once the first was revoked or has expired',
    inWorld(async ({ useCases, clock, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform();
      const terms = [aTerms({ term: { type: 'fixed', months: 1 } })];
      const { trackId: id } = await aTrackInCatalog({ terms });
      const order = { trackId: id, contentId: contentId() };
      const issue = async () => valueOf(await useCases.issueLicense({ caller, order }));
      const first = (await issue()).license;
      await useCases.revokeLicense({
        caller,
        licenseId: first.licenseId,
        revocation: { reasonCode: 'content_unpublished' },
      });
      const second = (await issue()).license;
      expect(second.validUntil).toBe(Date.UTC(2026, 11, 21, 12));
      clock.set((second.validUntil ?? 0) - 1);
      expect(await issue()).toMatchObject({ isExisting: true, license: { licenseId: second.licenseId } });
      clock.advance(1);
      const third = await issue();
      expect(third).toMatchObject({ isExisting: false });
      const statuses = [first, second, third.license].map(async ({ licenseId }) =>
        valueOf(await useCases.readLicense({ caller, licenseId })),
      );
      expect((await Promise.all(statuses)).map(({ license }) => license.status)).toEqual([
        'revoked',
        'expired',
        'active',
      ]);
    }),
  );

  it(
    'is for the calling platform only, by its own ID or slug',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const [mine, other] = [await aRegisteredPlatform(), await aRegisteredPlatform()];
      const { trackId: id } = await aTrackInCatalog();
      const outcome = async (platform: string) =>
        kindOf(
          await useCases.issueLicense({
            caller: mine.caller,
            order: { trackId: id, contentId: contentId(), platform },
          }),
        );
      expect(await outcome(other.platform.slug)).toBe('platform-mismatch');
      expect(await outcome(other.platform.platformId)).toBe('platform-mismatch');
      expect(await outcome(platformId(404))).toBe('platform-mismatch');
      expect(await outcome(mine.platform.slug)).toBe('ok');
      expect(await outcome(mine.platform.platformId)).toBe('ok');
    }),
  );

  it(
    'rejects tracks that are missing, pending or without terms in force, and names what the terms reject',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId: pending } = await aTrackInCatalog({ moderationStatus: 'pending_review' });
      const { trackId: early } = await aTrackInCatalog({ terms: [aTerms({ effectiveAt: noon + day })] });
      const { trackId: id } = await aTrackInCatalog();
      const rejected = async (order: object) => {
        const issued = await useCases.issueLicense({
          caller,
          order: { trackId: id, contentId: contentId(), ...order },
        });
        return issued.ok ? 'ok' : issued.failure;
      };
      expect(await rejected({ trackId: trackId(404) })).toMatchObject({ kind: 'track-not-found' });
      expect(await rejected({ trackId: pending })).toMatchObject({ kind: 'track-not-found' });
      expect(await rejected({ trackId: early })).toMatchObject({
        kind: 'track-not-licensable',
        clause: 'terms',
      });
      expect(await rejected({ contentType: 'film' })).toMatchObject({ kind: 'content-type-not-cleared' });
      expect(await rejected({ validUntil: noon })).toMatchObject({ kind: 'validity-not-offered' });
    }),
  );
});
