import { liveContent, maxContent } from '../../../../src/application/moderation/impact/live-content.ts';
import { contentId, noon, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deleted, inboundStory, published } from '../../../support/stories/inbound-story.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('a preview of the impact of a decision', () => {
  it(
    'counts the active licenses by platform, everywhere or in territories, and changes nothing',
    inWorld(async (world) => {
      const { previewImpact, issueLicense, revokeLicense, verifyLicense } = world.useCases;
      const [one, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      const track = await world.aTrackInCatalog();
      const issue = async ({ caller }: typeof one, n: number, territories?: readonly ['DE' | 'FR']) =>
        valueOf(
          await issueLicense({
            caller,
            order: { trackId: track.trackId, contentId: contentId(n), ...(territories && { territories }) },
          }),
        ).license;
      const worldwide = await issue(one, 1);
      await issue(one, 2, ['DE']);
      await issue(other, 3, ['FR']);
      const ended = await issue(other, 4);
      const revocation = { reasonCode: 'content_deleted' } as const;
      await revokeLicense({ caller: other.caller, licenseId: ended.licenseId, revocation });

      const impact = async (territories?: readonly ('DE' | 'FR')[]) => {
        const requested = { trackId: track.trackId, ...(territories && { territories }) };
        const { activeLicenses, platforms, isComplete } = valueOf(await previewImpact(requested));
        expect(isComplete).toBe(true);
        return [activeLicenses, platforms.map(({ platform: { slug }, activeLicenses: own }) => [slug, own])];
      };
      const [first, second] = [one.platform.slug, other.platform.slug];
      expect(await impact()).toEqual([
        3,
        [
          [first, 2],
          [second, 1],
        ],
      ]);
      expect(await impact(['DE'])).toEqual([2, [[first, 2]]]);
      expect(await impact(['FR'])).toEqual([
        2,
        [
          [first, 1],
          [second, 1],
        ].toSorted(),
      ]);
      const seen = valueOf(await verifyLicense({ licenseId: worldwide.licenseId }));
      expect(seen.compliance.state).toBe('clear');
      expect(await world.ports.library.find(track.trackId)).toEqual(track);
    }),
  );

  it(
    'names the content that is published with the track, the latest first, with its active license',
    inWorld(async (world) => {
      const [one, other] = [await inboundStory(world), await inboundStory(world)];
      const { trackId: id } = await world.aTrackInCatalog();
      world.clock.advance(60_000);
      const content = { one: contentId(1), two: contentId(2), three: contentId(3) };
      await one.receive(published([id], noon, { contentId: content.one }));
      await other.policy({ autoLicense: false });
      await other.receive(published([id], noon + 2, { contentId: content.two }));
      await other.receive(published([id], noon + 3, { contentId: content.three }));
      await other.receive(deleted(noon + 4, { contentId: content.three }));
      const [license] = await one.activeLicenses();
      const preview = async () => valueOf(await world.useCases.previewImpact({ trackId: id })).content;
      const latest = {
        platform: { slug: other.platform.slug },
        contentId: content.two,
        publishedAt: noon + 2,
      };
      const first = { platform: { slug: one.platform.slug }, contentId: content.one, publishedAt: noon };
      expect(await preview()).toMatchObject({
        ...{ count: 2, isComplete: true },
        items: [latest, { ...first, licenseId: license?.licenseId }],
      });
      expect((await preview()).items[0]).not.toHaveProperty('licenseId');

      if (!license) throw new Error('the content was not licensed');
      const revocation = { reasonCode: 'content_deleted' } as const;
      await world.useCases.revokeLicense({ caller: one.caller, licenseId: license.licenseId, revocation });
      const { count, items } = await preview();
      expect(count).toBe(2);
      expect(items[1]).toMatchObject(first);
      expect(items[1]).not.toHaveProperty('licenseId');
    }),
  );

  it(
    'counts in territories the content that is published there, by the event or by the defaults of the platform',
    inWorld(async (world) => {
      const german = await inboundStory(world, { territories: ['DE'] });
      const anywhere = await inboundStory(world, { territories: [] });
      const { trackId: id } = await world.aTrackInCatalog();
      world.clock.advance(60_000);
      await german.receive(published([id], noon, { contentId: contentId(1) }));
      await german.receive(published([id], noon, { contentId: contentId(2), territories: ['FR'] }));
      await anywhere.receive(published([id], noon, { contentId: contentId(3) }));
      const shown = async (territories: readonly ('DE' | 'FR' | 'IT')[]) => {
        const { content } = valueOf(await world.useCases.previewImpact({ trackId: id, territories }));
        expect(content.items).toHaveLength(content.count);
        return content.items.map((item) => item.contentId).toSorted();
      };
      expect(await shown(['DE'])).toEqual([contentId(1), contentId(3)]);
      expect(await shown(['FR'])).toEqual([contentId(2), contentId(3)]);
      expect(await shown(['IT'])).toEqual([contentId(3)]);
    }),
  );

  it(
    'names at most ten content items, and says if there are more than it examines',
    inWorld(async (world) => {
      const { platform } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog();
      const registers = (length: number) =>
        Array.from({ length }, (_, n) => ({
          ...{ platformId: platform.platformId, contentId: contentId(n + 1), state: 'published' as const },
          ...{ at: noon, trackIds: [track.trackId], version: 1 },
        }));
      const content = async (stored: number) => {
        const { registry, ledger } = world.ports;
        const contentStore = {
          publishedWith: (_: unknown, limit: number) => Promise.resolve(registers(stored).slice(0, limit)),
        };
        const { items, ...rest } = await liveContent(
          { contentStore, registry, ledger },
          { trackId: track.trackId },
          noon,
        );
        expect(items).toHaveLength(10);
        return rest;
      };
      expect(await content(maxContent)).toEqual({ count: maxContent, isComplete: true });
      expect(await content(maxContent + 1)).toEqual({ count: maxContent, isComplete: false });
    }),
  );

  it(
    'of an unknown track fails',
    inWorld(async ({ useCases }) => {
      expect(kindOf(await useCases.previewImpact({ trackId: trackId(404) }))).toBe('track-not-found');
    }),
  );
});
