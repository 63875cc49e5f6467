import { aTerms, noon } from '../../../../support/builders/builders.ts';
import { endAlikeInAnyOrder } from '../../../../support/stories/inbound-order.ts';
import { deleted, published, inboundStory } from '../../../../support/stories/inbound-story.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

const hour = 3_600_000;

describe('the events of a content item', () => {
  it(
    'leave the same licenses active in whatever order and however often they come',
    inWorld((world) => endAlikeInAnyOrder(world, 200)),
  );

  it(
    'end what a late deletion would have ended in time, though the content was published again since',
    inWorld(async (world) => {
      const { receiveAndSum, issue, activeTracks } = await inboundStory(world);
      const { trackId: kept } = await world.aTrackInCatalog();
      const { trackId: dropped } = await world.aTrackInCatalog();
      await issue(kept);
      await issue(dropped);
      world.clock.advance(6 * hour);
      expect(await receiveAndSum(published([kept], noon + 2 * hour))).toEqual(['applied', 'held']);
      expect(await receiveAndSum(deleted(noon + hour))).toEqual(['superseded', 'revoked']);
      expect(await activeTracks()).toEqual([kept]);
      expect(await receiveAndSum(published([], noon + 3 * hour))).toEqual(['applied', 'revoked']);
    }),
  );

  it(
    'end with a late deletion what was licensed before it, when the current publication is rejected',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog({ terms: [aTerms({ contentTypes: ['ugc_video'] })] });
      const [timely, late] = [await inboundStory(world), await inboundStory(world)];
      for (const { issue } of [timely, late]) await issue(trackId);
      world.clock.advance(6 * hour);
      const asFilm = published([trackId], noon + 2 * hour, { contentType: 'film' });
      expect(await timely.receiveAndSum(deleted(noon + hour))).toEqual(['applied', 'revoked']);
      expect(await timely.receiveAndSum(asFilm)).toEqual(['applied', 'refused']);
      expect(await late.receiveAndSum(asFilm)).toEqual(['applied', 'held']);
      expect(await late.receiveAndSum(deleted(noon + hour))).toEqual(['superseded', 'revoked']);
      for (const { activeTracks } of [timely, late]) expect(await activeTracks()).toEqual([]);
    }),
  );

  it(
    'end what an event licensed where the content turns out to be of a kind that a clause rejects',
    inWorld(async (world) => {
      const { receiveAndSum, activeTracks } = await inboundStory(world);
      const { trackId } = await world.aTrackInCatalog({ terms: [aTerms({ contentTypes: ['ugc_video'] })] });
      expect(await receiveAndSum(published([trackId], noon))).toEqual(['applied', 'licensed']);
      const asFilm = published([trackId], noon + 1, { contentType: 'film' });
      expect(await receiveAndSum(asFilm)).toEqual(['applied', 'refused', 'revoked']);
      expect(await receiveAndSum(published([trackId], noon - 1))).toEqual(['superseded']);
      expect(await activeTracks()).toEqual([]);
      expect(await receiveAndSum(published([trackId], noon + 2))).toEqual(['applied', 'licensed']);
    }),
  );
});
