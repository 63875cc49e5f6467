import { ContentId } from '../../../../../src/domain/shared/ids.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { listening } from '../../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const own = { caller, slug: caller.platform.slug };
  const { trackId } = await world.aTrackInCatalog();
  for (const contentId of ['one', 'two', 'three']) {
    world.clock.advance(1_000);
    await world.useCases.issueLicense({ caller, order: { trackId, contentId: ContentId(contentId) } });
  }
  const types = async (requested: object = {}) =>
    valueOf(await world.useCases.latestEvents({ ...own, limit: 100, ...requested })).events.map(
      ({ type }) => type,
    );
  return { caller, own, trackId, types };
};

describe('what happened last', () => {
  it(
    'is shown to a platform without endpoints, its own and the catalog’s, newest first',
    inWorld(async (world) => {
      const { types, trackId } = await scene(world);
      expect(await types({ type: 'license.issued' })).toHaveLength(3);
      world.clock.advance(1_000);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      expect((await types()).slice(0, 2)).toEqual(['track.takedown', 'license.issued']);
      expect(await types({ type: 'license.revoked' })).toEqual([]);
    }),
  );

  it(
    'is private: another platform sees only events of the catalog',
    inWorld(async (world) => {
      const { own, trackId } = await scene(world);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      const { caller } = await world.aRegisteredPlatform();
      const requested = { ...own, caller, limit: 100 };
      expect(kindOf(await world.useCases.latestEvents(requested))).toBe('platform-not-found');
      const { slug } = caller.platform;
      const { events } = valueOf(await world.useCases.latestEvents({ ...requested, slug }));
      expect(events.map(({ type, platformId }) => [type, platformId])).toEqual([
        ['track.takedown', undefined],
        ['track.approved', undefined],
      ]);
    }),
  );

  it(
    'includes the events that the platform’s scopes permit',
    inWorld(async (world) => {
      const { own, types, caller } = await scene(world);
      await listening(world, caller, ['license.issued']);
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      expect(await types({ type: 'track.takedown' })).toHaveLength(1);
      await world.useCases.changePlatform({ platform: own.slug, edit: { scopes: ['licenses:write'] } });
      expect(await types({ type: 'track.takedown' })).toEqual([]);
      expect(await types({ type: 'license.issued' })).toHaveLength(3);
    }),
  );

  it(
    'is paginated with cursors that are valid for the same query only',
    inWorld(async (world) => {
      const { own } = await scene(world);
      const ask = (requested: object) =>
        world.useCases.latestEvents({ ...own, type: 'license.issued', limit: 2, ...requested });
      const first = valueOf(await ask({}));
      expect(first.events).toHaveLength(2);
      const { nextCursor: cursor = '' } = first;
      const second = valueOf(await ask({ cursor }));
      expect([second.events.length, second.nextCursor]).toEqual([1, undefined]);
      expect(new Set([...first.events, ...second.events].map(({ eventId }) => eventId)).size).toBe(3);
      expect(kindOf(await ask({ cursor, type: 'license.revoked' }))).toBe('cursor-invalid');
      expect(kindOf(await ask({ cursor: `${cursor}x` }))).toBe('cursor-invalid');
    }),
  );
});
