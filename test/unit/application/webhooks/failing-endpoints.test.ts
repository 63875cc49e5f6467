import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const answered = (status: number) => ({ kind: 'answered' as const, status, responseStart: '' });

/** An endpoint that fails, beside one that receives the events about it. */
const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const types = ['track.approved', 'endpoint.failing', 'endpoint.disabled'] as const;
  const failing = await listening(world, caller, types, 'https://failing.example/');
  await listening(world, caller, types, 'https://sister.example/');
  const receivedAs = (type: string) =>
    world.sentWebhooks.sent
      .filter(({ url }) => url === 'https://sister.example/')
      .map(envelopeIn)
      .filter((one) => one.type === type)
      .map(({ data }) => data);
  const health = async () => valueOf(await world.useCases.readEndpoint(failing.own));
  /** Something happens there, and time goes by until it was tried. */
  const until = async (at: Instant) => {
    while (world.clock.now() < at) {
      world.clock.advance(hour);
      if ((world.clock.now() - noon) % (6 * hour) === 0) await world.aTrackInCatalog();
      await deliverAll(world);
    }
  };
  return { ...failing, receivedAs, health, until };
};

const failingThere = ({ sentWebhooks }: World, status: number) =>
  sentWebhooks.answerWith(({ url }) => answered(url.includes('failing') ? status : 204));

describe('an endpoint at which nothing arrives', () => {
  it(
    'is reported to the other endpoints after a day, once, and disabled after five, which is reported too',
    inWorld(async (world) => {
      const { endpoint, receivedAs, health, until } = await scene(world);
      failingThere(world, 500);
      await world.aTrackInCatalog();
      await deliverAll(world);
      await until(noon + day - hour);
      expect([receivedAs('endpoint.failing'), (await health()).health]).toEqual([[], { failingSince: noon }]);
      await until(noon + 2 * day);
      const { endpointId, url } = endpoint;
      expect(receivedAs('endpoint.failing')).toEqual([
        { endpointId, url, failingSince: new Date(noon).toISOString() },
      ]);
      expect((await health()).health).toMatchObject({ failingSince: noon });
      await until(noon + 5 * day - hour);
      expect((await health()).endpoint.status).toBe('enabled');
      expect(receivedAs('endpoint.failing')).toHaveLength(1);
      await until(noon + 6 * day);
      const after = await health();
      expect(after.endpoint).toMatchObject({ status: 'disabled', disabled: { reason: 'failing' } });
      expect(receivedAs('endpoint.disabled')).toMatchObject([{ endpointId, url, reason: 'failing' }]);
      const sent = world.sentWebhooks.sent.filter(({ url: to }) => to === url).length;
      await until(noon + 7 * day);
      expect(world.sentWebhooks.sent.filter(({ url: to }) => to === url)).toHaveLength(sent);
    }),
  );

  it(
    'is neither reported nor disabled when a delivery succeeds in between',
    inWorld(async (world) => {
      const { receivedAs, health, until } = await scene(world);
      failingThere(world, 500);
      await world.aTrackInCatalog();
      await deliverAll(world);
      for (let n = 1; n <= 7; n++) {
        failingThere(world, 500);
        await until(noon + n * day - hour);
        failingThere(world, 204);
        await until(noon + n * day);
      }
      expect([receivedAs('endpoint.failing'), receivedAs('endpoint.disabled')]).toEqual([[], []]);
      expect((await health()).endpoint.status).toBe('enabled');
      expect((await health()).health).not.toHaveProperty('failingSince');
    }),
  );

  it(
    'is served after those at which things arrive, in at most the places for failing ones, one message at a time',
    inWorld(async (world) => {
      const { endpoint } = await scene(world);
      failingThere(world, 500);
      for (let n = 0; n < 5; n++) await world.aTrackInCatalog();
      await world.useCases.fanOutEvents(10);
      const first = await world.useCases.deliverDue({ endpointQueues: 10, failingEndpointQueues: 10 });
      await Promise.all(first.map(({ done }) => done));
      expect(first.map(({ failing }) => failing)).toEqual([false, false]);
      const failed = world.sentWebhooks.sent.filter(({ url }) => url === endpoint.url).length;
      expect(failed).toBe(5);
      world.clock.advance(10_000);
      await world.aTrackInCatalog();
      await world.useCases.fanOutEvents(10);
      const none = await world.useCases.deliverDue({ endpointQueues: 10, failingEndpointQueues: 0 });
      await Promise.all(none.map(({ done }) => done));
      expect(none.map(({ failing }) => failing)).toEqual([false]);
      const one = await world.useCases.deliverDue({ endpointQueues: 10, failingEndpointQueues: 10 });
      await Promise.all(one.map(({ done }) => done));
      expect(one.map(({ failing }) => failing)).toEqual([true]);
      expect(world.sentWebhooks.sent.filter(({ url }) => url === endpoint.url)).toHaveLength(failed + 1);
    }),
  );
});

describe('an endpoint that answers 410', () => {
  it(
    'is disabled immediately, and the other endpoints are notified once, however many messages were in transit',
    inWorld(async (world) => {
      const { endpoint, receivedAs, health, own } = await scene(world);
      failingThere(world, 410);
      for (let n = 0; n < 5; n++) await world.aTrackInCatalog();
      await deliverAll(world);
      expect((await health()).endpoint).toMatchObject({ status: 'disabled', disabled: { reason: 'gone' } });
      const { endpointId, url } = endpoint;
      expect(receivedAs('endpoint.disabled')).toEqual([
        { endpointId, url, reason: 'gone', disabledAt: new Date(noon).toISOString() },
      ]);
      const { deliveries } = valueOf(await world.useCases.listDeliveries({ ...own, limit: 10 }));
      expect(deliveries.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'dead'));
    }),
  );

  it(
    'is not disabled if its owner changed its URL while the message was in transit',
    inWorld(async (world) => {
      const { receivedAs, health, own } = await scene(world);
      world.sentWebhooks.answerWith(async ({ url }) => {
        if (!url.includes('failing')) return answered(204);
        await world.useCases.changeEndpoint({ ...own, edit: { url: 'https://moved.example/' } });
        return answered(410);
      });
      await world.aTrackInCatalog();
      await deliverAll(world);
      expect((await health()).endpoint).toMatchObject({ status: 'enabled', url: 'https://moved.example/' });
      expect((await health()).health).toEqual({});
      expect(receivedAs('endpoint.disabled')).toEqual([]);
    }),
  );
});
