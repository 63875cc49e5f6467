import { aTerms, contentId, noon, trackId } from '../../../../support/builders/builders.ts';
import { deleted, published, inboundStory } from '../../../../support/stories/inbound-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const minute = 60_000;
const hour = 60 * minute;

const scene = async (world: World, tracks = 2) => {
  const platform = await inboundStory(world);
  const ids = [];
  for (let n = 0; n < tracks; n++) ids.push((await world.aTrackInCatalog()).trackId);
  world.clock.advance(hour);
  return { ...platform, ids };
};

describe('published content', () => {
  it(
    'is licensed track by track, as an order by API would be, and reported in the same commit',
    inWorld(async (world) => {
      const { receive, ids, story, activeLicenses } = await scene(world);
      const event = published(ids, noon, { contentType: 'short_video', territories: ['FR', 'DE'] });
      const { results, ...rest } = valueOf(await receive(event));
      expect(rest).toEqual({ contentId: contentId(), outcome: 'applied' });
      expect(results).toMatchObject(ids.map((id) => ({ trackId: id, outcome: 'licensed' })));
      for (const license of await activeLicenses())
        expect(license).toMatchObject({
          source: 'webhook',
          contentType: 'short_video',
          territories: ['DE', 'FR'],
          licensee: { name: 'Platform 1', type: 'platform' },
          issuedAt: noon + hour,
        });
      expect(await story()).toEqual(['license.issued', 'license.issued']);
    }),
  );

  it(
    'keeps existing licenses, and permanently names the clause of what is rejected',
    inWorld(async (world) => {
      const { receive, ids, issue, activeTracks, platform } = await scene(world, 1);
      const [held = trackId()] = ids;
      await issue(held);
      const { trackId: gone } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId: gone, reason: 'legal' });
      const terms = [aTerms({ contentTypes: ['podcast_episode'] })];
      const { trackId: podcasts } = await world.aTrackInCatalog({ terms });
      const { trackId: pending } = await world.aTrackInCatalog({ moderationStatus: 'pending_review' });
      const { trackId: fresh } = await world.aTrackInCatalog();
      const event = published([held, gone, podcasts, pending, trackId(404), fresh]);
      const { results } = valueOf(await receive(event));
      const by = new Map(results.map((result) => [result.trackId, result]));
      expect(by.get(held)).toMatchObject({ outcome: 'held' });
      expect(by.get(gone)).toMatchObject({ outcome: 'refused', refusal: { kind: 'track-taken-down' } });
      expect(by.get(podcasts)).toMatchObject({
        outcome: 'refused',
        refusal: { kind: 'content-type-not-cleared', clause: 'terms.contentTypes' },
      });
      for (const id of [pending, trackId(404)])
        expect(by.get(id)).toMatchObject({ outcome: 'refused', refusal: { kind: 'track-not-found' } });
      expect(by.get(fresh)).toMatchObject({ outcome: 'licensed' });
      expect(await activeTracks()).toEqual([held, fresh].toSorted());
      expect(await world.ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(2);
    }),
  );

  it(
    'with another list of tracks loses those that are no longer named, but never what was issued by API',
    inWorld(async (world) => {
      const { receiveAndSum, receive, ids, issue, activeTracks } = await scene(world, 4);
      const [a = trackId(), b = trackId(), c = trackId(), byApi = trackId()] = ids;
      await receiveAndSum(published([a, b]));
      await issue(byApi);
      const { results } = valueOf(await receive(published([b, c], noon + 1)));
      expect(results).toMatchObject([
        { trackId: c, outcome: 'licensed' },
        { trackId: b, outcome: 'held' },
        { trackId: a, outcome: 'revoked' },
      ]);
      const ended = results.find(({ outcome }) => outcome === 'revoked');
      const { licenseId } = ended?.outcome === 'revoked' ? ended : { licenseId: undefined };
      expect(licenseId && (await world.ports.ledger.find(licenseId))).toMatchObject({
        status: 'revoked',
        revocation: { reasonCode: 'content_unpublished' },
      });
      expect(await activeTracks()).toEqual([b, c, byApi].toSorted());
      expect(await receiveAndSum(published([], noon + 2))).toEqual(['applied', 'revoked', 'revoked']);
      expect(await activeTracks()).toEqual([byApi]);
    }),
  );

  it(
    'is registered and left when the policy licenses nothing automatically, and its deletion still works',
    inWorld(async (world) => {
      const { receiveAndSum, policy, ids, issue, activeTracks, story } = await scene(world);
      await policy({ autoLicense: false });
      expect(await receiveAndSum(published(ids))).toEqual(['applied', 'left', 'left']);
      expect(await story()).toEqual([]);
      await issue(ids[0] ?? trackId());
      expect(await receiveAndSum(published(ids, noon + 1))).toEqual(['applied', 'held', 'left']);
      expect(await receiveAndSum(deleted(noon + hour))).toEqual(['applied', 'revoked']);
      expect(await activeTracks()).toEqual([]);
    }),
  );

  it(
    'is licensed again under another ID when the license has expired',
    inWorld(async (world) => {
      const { receiveAndSum, activeLicenses } = await inboundStory(world);
      const terms = [aTerms({ term: { type: 'fixed', months: 1 } })];
      const { trackId: id } = await world.aTrackInCatalog({ terms });
      await receiveAndSum(published([id]));
      const [first] = await activeLicenses();
      world.clock.set(first?.validUntil ?? 0);
      expect(await receiveAndSum(published([id], noon + 1))).toEqual(['applied', 'licensed']);
      const [second] = await activeLicenses();
      expect(second?.licenseId).not.toBe(first?.licenseId);
      expect(first && (await world.ports.ledger.find(first.licenseId))?.status).toBe('expired');
    }),
  );
});

describe('deleted content', () => {
  it(
    'loses its licenses, those issued by API before it too, and only its own',
    inWorld(async (world) => {
      const { receiveAndSum, receive, ids, issue, activeTracks, story } = await scene(world);
      const [a = trackId(), b = trackId()] = ids;
      await receiveAndSum(published([a]));
      await issue(b);
      const other = published([a], noon, { contentId: contentId(2) });
      await receive(other);
      const { results } = valueOf(await receive(deleted(noon + hour)));
      expect(results.map(({ outcome }) => outcome)).toEqual(['revoked', 'revoked']);
      for (const result of results)
        if (result.outcome === 'revoked')
          expect(await world.ports.ledger.find(result.licenseId)).toMatchObject({
            status: 'revoked',
            revokedAt: noon + hour,
            revocation: { reasonCode: 'content_deleted' },
          });
      expect(await activeTracks()).toEqual([]);
      expect((await receiveAndSum(other, 'again')).at(0)).toBe('superseded');
      expect(await story()).toHaveLength(5);
    }),
  );

  it(
    'keeps what was issued by API where the policy says so',
    inWorld(async (world) => {
      const { receiveAndSum, ids, issue, policy, activeTracks } = await scene(world);
      const [a = trackId(), b = trackId()] = ids;
      await receiveAndSum(published([a]));
      await issue(b);
      await policy({ revokeOnDelete: false });
      expect(await receiveAndSum(deleted(noon + hour))).toEqual(['applied', 'revoked']);
      expect(await activeTracks()).toEqual([b]);
    }),
  );

  it(
    'never blocks a later order, which outlives an older deletion however late that comes',
    inWorld(async (world) => {
      const { receiveAndSum, ids, issue, activeTracks } = await scene(world, 1);
      const [id = trackId()] = ids;
      await receiveAndSum(deleted(noon + hour));
      world.clock.advance(minute);
      await issue(id);
      expect(await receiveAndSum(deleted(noon + hour))).toEqual(['superseded']);
      expect(await receiveAndSum(deleted(noon + hour + 1))).toEqual(['applied']);
      expect(await receiveAndSum(published([], noon + hour + 2))).toEqual(['applied']);
      expect(await activeTracks()).toEqual([id]);
      expect(await receiveAndSum(deleted(world.clock.now()))).toEqual(['applied', 'revoked']);
    }),
  );

  it(
    'by a clock that is ahead ends nothing that was issued after it was received',
    inWorld(async (world) => {
      const { receiveAndSum, ids, issue, activeTracks } = await scene(world, 1);
      const [id = trackId()] = ids;
      const ahead = world.clock.now() + 4 * minute;
      await receiveAndSum(deleted(ahead));
      world.clock.advance(minute);
      await issue(id);
      expect(await receiveAndSum(deleted(ahead))).toEqual(['superseded']);
      expect(await receiveAndSum(published([], ahead + 1))).toEqual(['applied']);
      expect(await activeTracks()).toEqual([id]);
    }),
  );
});

describe('an event', () => {
  it(
    'from more than five minutes ahead is rejected, and nothing of it is stored',
    inWorld(async (world) => {
      const { receive, receiveAndSum, ids } = await scene(world);
      const now = world.clock.now();
      const ahead = published(ids, now + 5 * minute + 1);
      expect(await receive(ahead, 'same')).toEqual({
        ok: false,
        failure: { kind: 'event-from-the-future', at: now + 5 * minute + 1 },
      });
      world.clock.advance(1);
      expect(await receiveAndSum(ahead, 'same')).toEqual(['applied', 'licensed', 'licensed']);
    }),
  );

  it(
    'of a platform that is suspended, or may not license, is rejected whatever it contains, and accepted later',
    inWorld(async (world) => {
      const { receive, receiveAndSum, ids, platform } = await scene(world);
      const edit = (change: object) =>
        world.useCases.changePlatform({ platform: platform.slug, edit: change, reason: 'Unpaid invoices.' });
      const kinds = async () => [
        kindOf(await receive(published(ids), 'one')),
        kindOf(await receive(deleted(noon + 1), 'two')),
      ];
      await edit({ status: 'suspended' });
      expect(await kinds()).toEqual(['platform-suspended', 'platform-suspended']);
      await edit({ status: 'active', scopes: ['licenses:read', 'tracks:read'] });
      expect(await kinds()).toEqual(['scope-missing', 'scope-missing']);
      await edit({ scopes: ['licenses:write'] });
      expect(await receiveAndSum(published(ids), 'one')).toEqual(['applied', 'licensed', 'licensed']);
      expect(await receiveAndSum(deleted(noon + 1), 'two')).toEqual(['applied', 'revoked', 'revoked']);
    }),
  );

  it(
    'beyond the quota records nothing at all, and the same message works once there is room',
    inWorld(async (world) => {
      const { receive, receiveAndSum, ids, platform, story, activeTracks } = await scene(world, 3);
      const { platformId, slug } = platform;
      await world.useCases.changePlatform({ platform: slug, edit: { quotas: { licensesPerMonth: 2 } } });
      const event = published(ids);
      expect(await receive(event, 'same')).toEqual({
        ok: false,
        failure: {
          kind: 'quota-exceeded',
          quota: 'licenses-per-month',
          limit: 2,
          resetsAt: Date.UTC(2026, 11, 1),
        },
      });
      expect([await activeTracks(), await story()]).toEqual([[], []]);
      expect(await world.ports.contentStore.register(platformId, contentId())).toBeUndefined();
      expect(await world.ports.contentStore.processed(platformId, 'same')).toBeUndefined();
      await world.useCases.changePlatform({ platform: slug, edit: { quotas: { licensesPerMonth: 3 } } });
      expect(await receiveAndSum(event, 'same')).toEqual(['applied', 'licensed', 'licensed', 'licensed']);
      expect(await world.ports.ledger.issuedIn(platformId, '2026-11')).toBe(3);
    }),
  );

  it(
    'in an outage records nothing, and the same message works afterwards',
    inWorld(async (world) => {
      const { receive, receiveAndSum, ids, activeTracks } = await scene(world);
      world.before('contentStore', 'commit', async () => {
        throw new Error('the disk is full');
      });
      await expect(receive(published(ids), 'same')).rejects.toThrow('the disk is full');
      expect(await activeTracks()).toEqual([]);
      expect(await receiveAndSum(published(ids), 'same')).toEqual(['applied', 'licensed', 'licensed']);
    }),
  );
});
