import fc from 'fast-check';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import type { ContentEvent } from '../../../src/domain/webhooks/content-register.ts';
import { contentId, noon } from '../builders/builders.ts';
import {
  eventsOf,
  licensedBy,
  offers,
  isInForceIn,
  stories,
  shuffledArrivals,
  type Story,
} from './content-stories.ts';
import { inboundStory } from './inbound-story.ts';
import type { World } from '../worlds/world.ts';

const hour = 3_600_000;

type Message = readonly [event: ContentEvent, webhookId: string];

/** The active licenses after these events in this order, and the register of the content. */
const endOf = async (
  world: World,
  tracks: readonly TrackId[],
  story: Story,
  messages: readonly Message[],
) => {
  world.clock.set(noon - 6 * hour);
  const { receive, issue, policy, activeTracks, platform } = await inboundStory(world, {
    tier: 'enterprise',
  });
  await policy(story.policy);
  for (const { track, at } of story.byApi.toSorted((a, b) => a.at - b.at)) {
    world.clock.set(noon + at * hour);
    const [contentType] = offers[track]?.contentTypes ?? [];
    if (tracks[track] && contentType) await issue(tracks[track], { contentType });
  }
  world.clock.set(noon + 6 * hour);
  for (const [event, webhookId] of messages) {
    const answer = await receive(event, webhookId);
    if (!answer.ok) throw new Error(`rejected: ${answer.failure.kind}`);
  }
  const register = await world.ports.contentStore.register(platform.platformId, contentId());
  if (!register) throw new Error('no event was stored');
  const { version: _, platformId: __, ...known } = register;
  return { register, known, active: await activeTracks() };
};

/** Sends stories in order, and in any order, some messages again, some again under another ID; the results must be equal. */
export const endAlikeInAnyOrder = async (world: World, numRuns: number): Promise<void> => {
  const tracks: TrackId[] = [];
  for (const { changes } of offers) tracks.push((await world.aTrackInCatalog(changes)).trackId);
  const deliveries = stories.chain((story) => {
    const messages = eventsOf(story, tracks, hour).map((event, n): Message => [event, `msg_${n}`]);
    return fc.record({
      story: fc.constant(story),
      messages: fc.constant(messages),
      shuffled: shuffledArrivals(messages),
      /** A repetition may be a message of its own. */
      isRenamed: fc.boolean(),
    });
  });
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ story, messages, shuffled, isRenamed }) => {
      const events = messages.map(([event]) => event);
      const inOrder = await endOf(world, tracks, story, messages);
      const renamed = shuffled.map(([event], n): Message => [event, `other_${n}`]);
      const { register, known, active } = await endOf(world, tracks, story, isRenamed ? renamed : shuffled);
      expect([active, known]).toEqual([inOrder.active, inOrder.known]);
      expect(isInForceIn(register, events)).toBe(true);
      expect(active).toEqual(licensedBy(story, events, register, tracks, hour));
    }),
    { numRuns },
  );
};
