import { EventId, type PlatformId } from '../../../../src/domain/shared/ids.ts';
import { quotaWarning } from '../../../../src/domain/webhooks/events.ts';
import type { FanOut } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { anEndpoint, anEvent, noon } from '../../../support/builders/builders.ts';
import { fanOut } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { effectsOf } from '../../../support/effects.ts';

const minute = 60_000;

const nearly = (platformId: PlatformId) =>
  quotaWarning(
    { platformId, quota: 'licenses', period: '2026-11', limit: 100, used: 80, now: noon },
    EventId('evt_01JD7W0000ABCDEFGHJKMNPQRS'),
  );

/** A platform with so many endpoints that received a warning of its quota, and another event. */
const warned = async (world: World, endpoints: number) => {
  const { platform } = await world.aRegisteredPlatform();
  const { platformId } = platform;
  const { endpointStore } = world.ports;
  for (let n = 1; n <= endpoints; n++)
    await endpointStore.add(anEndpoint({ platformId, eventTypes: ['usage.quota_warning'] }, n), {
      count: n - 1,
    });
  const publisher = anEndpoint({ platformId }, 900);
  await endpointStore.add(publisher, { count: endpoints });
  const events = [nearly(platformId), anEvent({ platformId, type: 'license.issued' })];
  await endpointStore.change({
    endpoint: { ...publisher, version: 2 },
    guards: { version: 1 },
    effects: effectsOf({ events }),
  });
  return platform;
};

const sentTo = async ({ useCases, sentMails }: World) => {
  await Promise.all(await useCases.sendDueMails(100));
  return sentMails.given.map(({ kind, to }) => [kind, to]);
};

describe('a warning that events report', () => {
  it(
    'is also emailed to the platform, once, whether or not an endpoint is subscribed to it',
    inWorld(async (world) => {
      const { contactEmail } = await warned(world, 0);
      await fanOut(world);
      expect(await sentTo(world)).toEqual([['quota_warning', contactEmail]]);
      expect(await sentTo(world)).toHaveLength(1);
      expect(world.sentMails.given[0]?.action?.url).toBe('https://api.example/reference/openapi');
    }),
  );

  it(
    'is emailed once when the fan-out is interrupted and continues',
    inWorld(async (world) => {
      const { contactEmail } = await warned(world, 2);
      const cut = async (page: unknown) => {
        if ((page as FanOut).mails.length > 0) throw new Error('killed');
      };
      world.before('queue', 'fanOut', cut, 2);
      await expect(fanOut(world)).rejects.toThrow('killed');
      expect(await sentTo(world)).toEqual([]);
      world.clock.advance(minute);
      await fanOut(world);
      world.clock.advance(minute);
      expect(await sentTo(world)).toEqual([['quota_warning', contactEmail]]);
    }),
  );
});
