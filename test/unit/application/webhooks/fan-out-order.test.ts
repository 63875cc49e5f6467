import type { FanOut } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { anEndpoint, anEvent, eventId, licenseId } from '../../../support/builders/builders.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { effectsOf } from '../../../support/effects.ts';

/** An endpoint that is subscribed to everything, a change for all platforms, and then one for its platform alone. */
const fannedOut = async (world: World) => {
  const { platform } = await world.aRegisteredPlatform();
  const { platformId } = platform;
  const endpoint = anEndpoint({ platformId, eventTypes: ['track.approved', 'license.issued'] });
  const { endpointStore } = world.ports;
  const log = { platformId, endpointId: endpoint.endpointId };
  await endpointStore.add(endpoint, { count: 0 });
  await world.aTrackInCatalog();
  const own = anEvent({ eventId: eventId(9), platformId, data: { licenseId: licenseId() } });
  await endpointStore.change({
    endpoint: { ...endpoint, version: 2 },
    guards: { version: 1 },
    effects: effectsOf({ events: [own] }),
  });
  return { own: own.eventId, deliveries: () => world.ports.queue.list(log, { limit: 10 }) };
};

describe('fanning out events', () => {
  it(
    'reads the endpoints of a platform once for all events of a type',
    inWorld(async (world) => {
      const { platformId } = (await world.aRegisteredPlatform()).platform;
      const endpoint = anEndpoint({ platformId, eventTypes: ['license.issued'] });
      const own = [1, 2, 3].map((n) =>
        anEvent({ eventId: eventId(n), platformId, data: { licenseId: licenseId(n) } }),
      );
      await world.ports.endpointStore.add(endpoint, { count: 0 });
      await world.ports.endpointStore.change({
        endpoint: { ...endpoint, version: 2 },
        guards: { version: 1 },
        effects: effectsOf({ events: own }),
      });
      let reads = 0;
      const counting = async () => {
        reads++;
      };
      world.before('endpointStore', 'subscribed', counting, 10);
      expect(await world.useCases.fanOutEvents(10)).toBe(3);
      const log = { platformId, endpointId: endpoint.endpointId };
      expect((await world.ports.queue.list(log, { limit: 10 })).deliveries).toHaveLength(3);
      expect(reads).toBe(1);
    }),
  );

  it(
    'keeps no event of one platform waiting for one of all platforms',
    inWorld(async (world) => {
      const { own, deliveries } = await fannedOut(world);
      const { promise: written, resolve } = Promise.withResolvers<undefined>();
      const held = async (page: unknown) => {
        if ((page as FanOut).eventId !== own) await written;
      };
      world.before('queue', 'fanOut', held, 2);
      const fanned = world.useCases.fanOutEvents(10);
      const seen = await seenSoon(deliveries, (found) => found.deliveries.length > 0);
      expect(seen.deliveries).toMatchObject([{ eventType: 'license.issued' }]);
      resolve(undefined);
      expect(await fanned).toBe(2);
      expect((await deliveries()).deliveries).toHaveLength(2);
    }),
  );

  it(
    'writes the deliveries of the others when one event fails, and leaves that one waiting',
    inWorld(async (world) => {
      const { deliveries } = await fannedOut(world);
      const failing = async () => {
        throw new Error('the store is away');
      };
      world.before('queue', 'fanOut', failing);
      await expect(world.useCases.fanOutEvents(10)).rejects.toThrow('the store is away');
      expect((await deliveries()).deliveries).toHaveLength(1);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 1 });
    }),
  );

  it(
    'sends those of all platforms after one that cannot be sent',
    inWorld(async (world) => {
      const { deliveries } = await fannedOut(world);
      await world.aTrackInCatalog();
      await world.aTrackInCatalog();
      let wide: unknown;
      const failing = async (page: unknown) => {
        const { eventId: id } = page as FanOut;
        if (id === eventId(9)) return;
        wide ??= id;
        if (id === wide) throw new Error('this event cannot be sent');
      };
      world.before('queue', 'fanOut', failing, 10);
      await expect(world.useCases.fanOutEvents(10)).rejects.toThrow('this event cannot be sent');
      expect((await deliveries()).deliveries).toHaveLength(3);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 1 });
    }),
  );
});
