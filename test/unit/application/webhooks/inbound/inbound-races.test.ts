import { contentId, noon, trackId } from '../../../../support/builders/builders.ts';
import { deleted, published, inboundStory } from '../../../../support/stories/inbound-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const hour = 3_600_000;

const scene = async (world: World, tracks = 3) => {
  const platform = await inboundStory(world, { tier: 'enterprise' });
  const ids = [];
  for (let n = 0; n < tracks; n++) ids.push((await world.aTrackInCatalog()).trackId);
  world.clock.advance(hour);
  return { ...platform, ids };
};

describe('a message', () => {
  it(
    'sent fifty times concurrently has one effect and fifty equal responses',
    inWorld(async (world) => {
      const { receive, ids, story, platform } = await scene(world);
      const all = await Promise.all(Array.from({ length: 50 }, () => receive(published(ids), 'same')));
      const [first, ...others] = all.map(valueOf);
      expect(first?.results.map(({ outcome }) => outcome)).toEqual(['licensed', 'licensed', 'licensed']);
      for (const other of others) expect(other).toEqual(first);
      expect(await story()).toHaveLength(3);
      expect(await world.ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(3);
    }),
  );

  it(
    'repeated later gets the first response, though the data has changed',
    inWorld(async (world) => {
      const { receive, ids, activeTracks } = await scene(world);
      const first = valueOf(await receive(published(ids), 'same'));
      await receive(deleted(noon + 1));
      expect(valueOf(await receive(published(ids), 'same'))).toEqual(first);
      expect(await activeTracks()).toEqual([]);
    }),
  );

  it(
    'under the id of another is rejected, and does nothing',
    inWorld(async (world) => {
      const { receive, ids, activeTracks } = await scene(world);
      await receive(published(ids), 'same');
      expect(kindOf(await receive(deleted(noon + 1), 'same'))).toBe('message-id-reused');
      expect(await activeTracks()).toHaveLength(ids.length);
    }),
  );

  it(
    "of another platform under the same id is that platform's own",
    inWorld(async (world) => {
      const mine = await scene(world, 1);
      const theirs = await inboundStory(world);
      await mine.receive(published(mine.ids), 'same');
      expect(await theirs.receiveAndSum(published(mine.ids), 'same')).toEqual(['applied', 'licensed']);
    }),
  );
});

describe('what is committed between the decision on an event and its commit counts', () => {
  it(
    'a takedown yields no license of that track, and all others',
    inWorld(async (world) => {
      const { receive, ids, activeTracks } = await scene(world);
      const [gone = trackId(), ...rest] = ids;
      world.before('contentStore', 'commit', () =>
        world.useCases.takeDownTrack({ trackId: gone, reason: 'legal' }),
      );
      const { results } = valueOf(await receive(published(ids)));
      expect(results.find((result) => result.trackId === gone)).toMatchObject({
        outcome: 'refused',
        refusal: { kind: 'track-taken-down' },
      });
      expect(await activeTracks()).toEqual(rest.toSorted());
    }),
  );

  it(
    'a suspension and a withdrawn scope yield nothing at all',
    inWorld(async (world) => {
      for (const edit of [{ status: 'suspended' }, { scopes: ['licenses:read'] }] as const) {
        const { receive, ids, platform, activeTracks } = await scene(world);
        world.before('contentStore', 'commit', () =>
          world.useCases.changePlatform({ platform: platform.slug, edit, reason: 'Unpaid invoices.' }),
        );
        expect(kindOf(await receive(published(ids)))).toBe(
          'status' in edit ? 'platform-suspended' : 'scope-missing',
        );
        expect(await activeTracks()).toEqual([]);
        expect(await world.ports.contentStore.register(platform.platformId, contentId())).toBeUndefined();
      }
    }),
  );

  it(
    'a policy that was changed meanwhile is applied',
    inWorld(async (world) => {
      const { receiveAndSum, ids, policy } = await scene(world);
      world.before('contentStore', 'commit', () => policy({ autoLicense: false }));
      expect(await receiveAndSum(published(ids))).toEqual(['applied', 'left', 'left', 'left']);
    }),
  );

  it(
    'a concurrent event of the same content is decided on as if it had come first',
    inWorld(async (world) => {
      const { receive, receiveAndSum, ids, activeTracks } = await scene(world);
      world.before('contentStore', 'commit', () => receive(deleted(noon + 5), 'concurrent caller'));
      expect(await receiveAndSum(published(ids, noon + 4))).toEqual(['superseded']);
      expect(await activeTracks()).toEqual([]);
      world.before('contentStore', 'commit', () => receive(published(ids.slice(0, 1), noon + 7), 'late'));
      expect(await receiveAndSum(deleted(noon + 6))).toEqual(['superseded']);
      expect(await activeTracks()).toEqual(ids.slice(0, 1));
    }),
  );

  it(
    'a license that was issued or ended by API meanwhile is kept, or not ended twice',
    inWorld(async (world) => {
      const { receiveAndSum, ids, issue, caller, story } = await scene(world, 1);
      const [id = trackId()] = ids;
      world.before('contentStore', 'commit', () => issue(id));
      expect(await receiveAndSum(published(ids))).toEqual(['applied', 'held']);
      const { licenseId } = await issue(id);
      const revocation = { reasonCode: 'partner_request' } as const;
      world.before('contentStore', 'commit', () =>
        world.useCases.revokeLicense({ caller, licenseId, revocation }),
      );
      expect(await receiveAndSum(deleted(noon + hour))).toEqual(['applied']);
      expect(await world.ports.ledger.find(licenseId)).toMatchObject({ revocation });
      expect(await story()).toEqual(['license.issued', 'license.revoked']);
    }),
  );

  it(
    'never leaves two active licenses of a track after many concurrent events and requests for one content',
    inWorld(async (world) => {
      const { receive, ids, issue, activeTracks } = await scene(world, 2);
      const work = Array.from({ length: 40 }, (_, n) =>
        n % 4 === 3
          ? issue(ids[n % 2] ?? trackId())
          : receive(n % 4 === 2 ? deleted(noon + n) : published(ids, noon + n)),
      );
      await Promise.allSettled(work);
      const active = await activeTracks();
      expect(active).toEqual([...new Set(active)]);
      // Which events were decided on and which were contended depends on the store; the next one is decided on alone.
      await receive(published(ids, noon + 100));
      expect(await activeTracks()).toEqual(ids.toSorted());
    }),
  );
});
