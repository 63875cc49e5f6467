import fc from 'fast-check';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { ContentEvent } from '../../../../src/domain/webhooks/content-register.ts';
import { contentId, noon } from '../../../support/builders.ts';
import { deleted, published, telling } from '../../../support/inbound-story.ts';
import { inWorld, type World } from '../../../support/world.ts';

const hour = 3_600_000;

/** What may happen to a content item, at a handful of moments so that some are the same. */
const stories = fc.record({
  events: fc.uniqueArray(
    fc.oneof(
      fc.record({
        at: fc.integer({ min: -5, max: 5 }),
        tracks: fc.subarray([0, 1, 2, 3]),
      }),
      fc.record({ at: fc.integer({ min: -5, max: 5 }) }),
    ),
    { minLength: 1, maxLength: 6, selector: (one) => JSON.stringify(one) },
  ),
  /** Licensed by API before anything is heard, and in the middle of the events' own times. */
  byApi: fc.subarray([0, 1, 2, 3]),
  revokeOnDelete: fc.boolean(),
  autoLicense: fc.boolean(),
});

type Story = typeof stories extends fc.Arbitrary<infer One> ? One : never;

const eventsOf = ({ events }: Story, tracks: readonly TrackId[]): readonly ContentEvent[] =>
  events.map((one) =>
    'tracks' in one
      ? published(
          one.tracks.map((n) => tracks[n]).filter((id) => id !== undefined),
          noon + one.at * hour,
        )
      : deleted(noon + one.at * hour),
  );

/** What is active once a platform was told all that, in that order. */
const endOf = async (
  world: World,
  tracks: readonly TrackId[],
  { byApi, ...policies }: Story,
  events: readonly (readonly [ContentEvent, string])[],
) => {
  world.clock.set(noon);
  const { tell, issue, policy, activeTracks, platform } = await telling(world, { tier: 'enterprise' });
  await policy(policies);
  for (const n of byApi) if (tracks[n]) await issue(tracks[n]);
  world.clock.set(noon + 6 * hour);
  for (const [event, webhookId] of events) await tell(event, webhookId);
  const register = await world.ports.book.register(platform.platformId, contentId());
  const { version: _, platformId: __, ...known } = register ?? { version: 0, platformId: '' };
  return { active: await activeTracks(), known };
};

/** Where it comes late or twice, it comes under its own id. */
const named = (events: readonly ContentEvent[]) => events.map((event, n) => [event, `msg_${n}`] as const);

describe('the events of a content item', () => {
  it(
    'leave the same licenses active in whatever order and however often they come',
    inWorld(async (world) => {
      const tracks: TrackId[] = [];
      for (let n = 0; n < 4; n++) tracks.push((await world.aTrackInCatalog()).trackId);
      await fc.assert(
        fc.asyncProperty(stories, fc.infiniteStream(fc.nat(1_000)), async (story, numbers) => {
          const events = named(eventsOf(story, tracks));
          const inOrder = events.toSorted(([a], [b]) => a.at - b.at);
          const shuffled = [...events, ...events, ...events]
            .map((one) => [numbers.next().value ?? 0, one] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, one]) => one);
          // Also where a repetition is a message of its own.
          const renamed = shuffled.map(([event], n) => [event, `other_${n}`] as const);
          const expected = await endOf(world, tracks, story, inOrder);
          expect(await endOf(world, tracks, story, shuffled)).toEqual(expected);
          expect(await endOf(world, tracks, story, renamed)).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    }),
    120_000,
  );

  it(
    'end what a late deletion would have ended in time, though the content was published again since',
    inWorld(async (world) => {
      const { told, issue, activeTracks } = await telling(world);
      const { trackId: kept } = await world.aTrackInCatalog();
      const { trackId: dropped } = await world.aTrackInCatalog();
      await issue(kept);
      await issue(dropped);
      world.clock.advance(6 * hour);
      expect(await told(published([kept], noon + 2 * hour))).toEqual(['applied', 'held']);
      expect(await told(deleted(noon + hour))).toEqual(['superseded', 'revoked']);
      expect(await activeTracks()).toEqual([kept]);
      expect(await told(published([], noon + 3 * hour))).toEqual(['applied', 'revoked']);
    }),
  );
});
