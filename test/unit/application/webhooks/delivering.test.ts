import { waits, type Delivery, type PendingDelivery } from '../../../../src/domain/webhooks/delivery.ts';
import { anEndpoint, noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, deliver, fanOut, listening } from '../../../support/stories/webhook-story.ts';
import { callerOf, inWorld, type World } from '../../../support/worlds/world.ts';

const second = 1_000;
const hour = 3_600_000;
const answering = (status: number, retryAfterMs?: number) => () => ({
  kind: 'answered' as const,
  status,
  responseStart: `said ${status}`,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

const pendingOf = (delivery: Delivery): PendingDelivery => {
  if (delivery.status !== 'pending') throw new Error(`is ${delivery.status}`);
  return delivery;
};

/** One endpoint, and one event on its way to it. */
const scene = async (world: World, url?: string) => {
  const { caller } = await world.aRegisteredPlatform();
  const created = await listening(world, caller, ['track.approved'], url);
  const begun = valueOf(await world.useCases.testEndpoint(created.own));
  const read = async () =>
    valueOf(await world.useCases.readDelivery({ ...created.own, deliveryId: begun.deliveryId }));
  return { ...created, delivery: begun, read };
};

describe('a delivery', () => {
  it(
    'that is answered with 2xx has arrived, and is sent once',
    inWorld(async (world) => {
      const { read, own } = await scene(world);
      world.sentWebhooks.answerWith(answering(202));
      await deliverAll(world);
      world.clock.advance(hour);
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(1);
      expect(await read()).toMatchObject({
        status: 'delivered',
        deliveredAt: noon,
        attempts: [
          { at: noon, latencyMs: 1, result: { kind: 'answered', status: 202, responseStart: 'said 202' } },
        ],
      });
      expect(valueOf(await world.useCases.readEndpoint(own)).health).toEqual({ lastSuccessAt: noon });
    }),
  );

  it.each([199, 300, 301, 304, 307, 400, 404, 429, 500, 503])(
    'that responds with %i gets a retry',
    (status) =>
      inWorld(async (world) => {
        const { read } = await scene(world);
        world.sentWebhooks.answerWith(answering(status));
        await deliverAll(world);
        expect(await read()).toMatchObject({ status: 'pending', tries: 1 });
      })(),
  );

  it(
    'is tried at the moments of the schedule, under one id, and is dead after eight tries',
    inWorld(async (world) => {
      const { read, endpoint } = await scene(world);
      world.sentWebhooks.answerWith(() => ({
        kind: 'failed',
        fault: 'timed_out',
        detail: 'nothing in 15 s',
      }));
      await deliverAll(world);
      for (const wait of waits.slice(1)) {
        const after = pendingOf(await read()).dueAt - world.clock.now();
        expect(after).toBeGreaterThanOrEqual(wait);
        expect(after).toBeLessThanOrEqual(wait * 1.2);
        world.clock.advance(after - 1);
        expect(await deliver(world)).toBe(0);
        world.clock.advance(1);
        expect(await deliver(world)).toBe(1);
      }
      expect(await read()).toMatchObject({ status: 'dead', tries: 8, diedAt: world.clock.now() });
      expect((await read()).attempts).toHaveLength(8);
      world.clock.advance(48 * hour);
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(8);
      expect(new Set(world.sentWebhooks.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(new Set(world.sentWebhooks.sent.map(({ body }) => body)).size).toBe(1);
      const stamps = world.sentWebhooks.sent.map(({ headers }) => Number(headers['webhook-timestamp']));
      expect(new Set(stamps).size).toBe(8);
      const { health } = valueOf(
        await world.useCases.readEndpoint({ ...(await own(world, endpoint.platformId)), ...endpoint }),
      );
      expect(health.failingSince).toBe(noon);
    }),
  );

  it(
    'is not sent before the time of Retry-After, which is limited to ten hours',
    inWorld(async (world) => {
      const { read } = await scene(world);
      world.sentWebhooks.answerWith(answering(429, 90 * second));
      await deliverAll(world);
      expect(await read()).toMatchObject({ dueAt: noon + 90 * second });
      world.clock.advance(90 * second);
      world.sentWebhooks.answerWith(answering(503, 1));
      await deliverAll(world);
      const second_ = await read();
      expect(second_.status === 'pending' && second_.dueAt - world.clock.now()).toBeGreaterThanOrEqual(
        300 * second,
      );
      world.clock.advance(360 * second);
      world.sentWebhooks.answerWith(answering(503, 1_000 * hour));
      await deliverAll(world);
      expect(await read()).toMatchObject({ dueAt: world.clock.now() + 10 * hour });
    }),
  );

  it(
    'is sent again under the same id if the worker ended between sending and settling',
    inWorld(async (world) => {
      const { read } = await scene(world);
      world.before('queue', 'settle', async () => {
        throw new Error('killed');
      });
      const [served] = await world.useCases.deliverDue({ endpointQueues: 1, failingEndpointQueues: 0 });
      const held = world.clock.nextWait();
      const broken = expect(served?.done).rejects.toThrow('killed');
      await held;
      world.before('queue', 'release', async () => {
        throw new Error('killed');
      });
      world.clock.advance(second);
      await expect(served?.done).rejects.toThrow('killed');
      await broken;
      expect(await read()).toMatchObject({ status: 'pending', attempts: [] });
      expect(await deliver(world)).toBe(0);
      world.clock.advance(60 * second);
      await deliverAll(world);
      const [one, two] = world.sentWebhooks.sent.map(({ headers }) => headers['webhook-id']);
      expect([world.sentWebhooks.sent.length, one === two]).toEqual([2, true]);
      expect(await read()).toMatchObject({ status: 'delivered', tries: 1 });
    }),
  );

  it(
    'whose lease ended while it was under way is settled by who took it over, and by nobody else',
    inWorld(async (world) => {
      const { read } = await scene(world);
      world.sentWebhooks.answerWith(async () => {
        world.sentWebhooks.answerWith(answering(204));
        world.clock.advance(60 * second);
        await deliver(world);
        return { kind: 'answered', status: 500, responseStart: '' };
      });
      await deliver(world);
      expect(await read()).toMatchObject({ status: 'delivered', tries: 1 });
      expect((await read()).attempts).toHaveLength(1);
    }),
  );

  it(
    'stays unchanged, without a failure of the endpoint, if the store is unavailable while the message is composed',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { own } = await listening(world, caller, ['track.takedown']);
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await fanOut(world);
      world.before('ledger', 'list', async () => {
        throw new Error('the disk is away');
      });
      const [served] = await world.useCases.deliverDue({ endpointQueues: 1, failingEndpointQueues: 0 });
      const waited = world.clock.nextWait();
      await waited;
      expect(await deliver(world)).toBe(0);
      world.clock.advance(second);
      await expect(served?.done).rejects.toThrow('the disk is away');
      expect(world.sentWebhooks.sent).toEqual([]);
      expect(valueOf(await world.useCases.readEndpoint(own)).health).toEqual({});
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(1);
      const [delivery] = valueOf(await world.useCases.listDeliveries({ ...own, limit: 10 })).deliveries;
      expect(delivery).toMatchObject({ status: 'delivered', tries: 1 });
    }),
  );

  it(
    'is not sent unsigned: if no secret can be decrypted, it stays due, and the failure is logged',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const { platformId } = platform;
      const encryptedElsewhere = anEndpoint({ platformId, eventTypes: ['track.approved'] });
      await world.ports.endpointStore.add(encryptedElsewhere, { count: 0 });
      const own = { caller, slug: platform.slug, endpointId: encryptedElsewhere.endpointId };
      const { deliveryId, dueAt } = pendingOf(valueOf(await world.useCases.testEndpoint(own)));
      const [served] = await world.useCases.deliverDue({ endpointQueues: 1, failingEndpointQueues: 0 });
      const rejection = expect(served?.done).rejects.toThrow('MASTER_KEY');
      await world.clock.nextWait();
      world.clock.advance(second);
      await rejection;
      expect(world.sentWebhooks.sent).toEqual([]);
      const kept = valueOf(await world.useCases.readDelivery({ ...own, deliveryId }));
      expect(kept).toMatchObject({ status: 'pending', dueAt, tries: 0, attempts: [] });
      expect(valueOf(await world.useCases.readEndpoint(own)).health).toEqual({});
    }),
  );

  it(
    'to a slow endpoint does not delay others',
    inWorld(async (world) => {
      await scene(world, 'https://slow.example/');
      await scene(world, 'https://quick.example/');
      let answer: () => void = () => undefined;
      const slowly = new Promise<void>((resolve) => (answer = resolve));
      world.sentWebhooks.answerWith(async ({ url }) => {
        if (url.includes('slow')) await slowly;
        return { kind: 'answered', status: 204, responseStart: '' };
      });
      const served = await world.useCases.deliverDue({ endpointQueues: 10, failingEndpointQueues: 5 });
      const ended: number[] = [];
      served.forEach(({ done }, n) => void done.then(() => ended.push(n)));
      await Promise.race(served.map(({ done }) => done));
      expect([served.length, ended.length]).toEqual([2, 1]);
      answer();
      await Promise.all(served.map(({ done }) => done));
    }),
  );
});

/** How its owner names an endpoint. */
const own = async ({ ports }: World, platformId: Parameters<World['ports']['registry']['find']>[0]) => {
  const platform = (await ports.registry.find(platformId))?.platform;
  if (!platform) throw new Error('no such platform');
  return {
    slug: platform.slug,
    caller: callerOf(platform),
  };
};
