import type { CueUse } from '../../../../../src/domain/webhooks/content-register.ts';
import { contentId, noon } from '../../../../support/builders/builders.ts';
import { deleted, published, inboundStory } from '../../../../support/stories/inbound-story.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const hour = 3_600_000;

const scene = async (world: World, tracks = 2) => {
  const platform = await inboundStory(world);
  const ids = [];
  for (let n = 0; n < tracks; n++) ids.push((await world.aTrackInCatalog()).trackId);
  world.clock.advance(hour);
  return { ...platform, ids };
};

describe('content that a platform reported', () => {
  it(
    'is shown with the places of its tracks and their licenses',
    inWorld(async (world) => {
      const { receive, ids, caller, platform } = await scene(world);
      const [first, second] = ids;
      if (!first || !second) throw new Error('no tracks');
      const segments = [
        { trackId: first, startMs: 0, endMs: 9_000 },
        { trackId: first, startMs: 20_000 },
      ];
      const read = (id = contentId()) =>
        world.useCases.readContent({ caller, slug: platform.slug, contentId: id });
      expect(kindOf(await read())).toBe('content-not-found');
      const { results } = valueOf(await receive(published(ids, noon, { segments })));
      const licenses = new Map(
        results.flatMap((one) => ('licenseId' in one ? [[one.trackId, one.licenseId]] : [])),
      );
      const known = valueOf(await read());
      expect(known.register).toMatchObject({ state: 'published', at: noon, trackIds: ids, segments });
      expect(known.licenses).toEqual(licenses);
      expect(licenses.size).toBe(2);
      await receive(published([second], noon + 1));
      expect(valueOf(await read()).register).not.toHaveProperty('segments');
      await receive(deleted(noon + 2));
      const gone = valueOf(await read());
      expect([gone.register.state, gone.register.trackIds, gone.licenses.size]).toEqual(['deleted', [], 0]);
      const { caller: other, platform: others } = await world.aRegisteredPlatform();
      const foreign = { caller: other, slug: others.slug, contentId: contentId() };
      expect(kindOf(await world.useCases.readContent(foreign))).toBe('content-not-found');
    }),
  );

  it(
    'of events at the same time keeps the same segments, whichever event arrives first',
    inWorld(async (world) => {
      const one = await scene(world, 1);
      const other = await inboundStory(world);
      const [trackId] = one.ids;
      if (!trackId) throw new Error('no track');
      const [early, late] = [1_000, 2_000].map((startMs) =>
        published(one.ids, noon, { segments: [{ trackId, startMs }] }),
      );
      if (!early || !late) throw new Error('no events');
      for (const event of [early, late]) await one.receive(event);
      for (const event of [late, early]) await other.receive(event);
      const segmentsOf = async ({ caller, platform: { slug } }: Pick<typeof one, 'caller' | 'platform'>) =>
        valueOf(await world.useCases.readContent({ caller, slug, contentId: contentId() })).register.segments;
      expect(await segmentsOf(one)).toHaveLength(1);
      expect(await segmentsOf(other)).toEqual(await segmentsOf(one));
    }),
  );

  it(
    'that a release without segments stored is returned unchanged',
    inWorld(async (world) => {
      const { receive, ids } = await scene(world, 1);
      const [trackId] = ids;
      if (!trackId) throw new Error('no track');
      const first = valueOf(await receive(published(ids), 'msg_old'));
      const again = valueOf(
        await receive(published(ids, noon, { segments: [{ trackId, startMs: 5 }] }), 'msg_old'),
      );
      expect(again).toEqual(first);
    }),
  );

  it(
    'that a release without the use of segments stored is returned unchanged',
    inWorld(async (world) => {
      const { receive, ids } = await scene(world, 2);
      const [first, second] = ids;
      if (!first || !second) throw new Error('no tracks');
      const place = { trackId: first, startMs: 5 };
      const stored = valueOf(await receive(published(ids, noon, { segments: [place] }), 'msg_old'));
      const sent = (use: CueUse) => [
        { ...place, use },
        { trackId: second, use },
      ];
      const again = await receive(published(ids, noon, { segments: sent('theme') }), 'msg_old');
      expect(valueOf(again)).toEqual(stored);
      valueOf(await receive(published(ids, noon + 1, { segments: sent('theme') }), 'msg_new'));
      const other = await receive(published(ids, noon + 1, { segments: sent('logo') }), 'msg_new');
      expect(kindOf(other)).toBe('message-id-reused');
    }),
  );
});
