import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import { deliveryId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, fanOut, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const answered = (status: number) => ({ kind: 'answered' as const, status, responseStart: '' });

const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const created = await listening(world, caller, ['track.approved', 'track.takedown']);
  const log = async (filter: object = {}) =>
    valueOf(await world.useCases.listDeliveries({ ...created.own, limit: 100, ...filter })).deliveries;
  const arrived = () =>
    world.sentWebhooks.sent
      .map(envelopeIn)
      .map(({ type, data }) => `${type} ${(data as { title?: string }).title ?? ''}`.trim());
  return { ...created, caller, log, arrived };
};

/** Tries what waits until it was given up. */
const untilDead = async (world: World) => {
  for (let tries = 0; tries < 9; tries++) {
    await deliverAll(world);
    world.clock.advance(12 * hour);
  }
};

describe('the delivery log', () => {
  it(
    'shows the newest first, page by page, and only what was requested',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      const tracks = [];
      for (let n = 0; n < 3; n++) {
        tracks.push(await world.aTrackInCatalog());
        await fanOut(world);
        world.clock.advance(hour);
      }
      const [first] = tracks;
      if (!first) throw new Error('no track');
      await world.useCases.takeDownTrack({ trackId: first.trackId, reason: 'legal' });
      await fanOut(world);
      const all = await log();
      expect(all.map(({ createdAt }) => createdAt - noon)).toEqual([3 * hour, 2 * hour, hour, 0]);
      expect((await log({ eventType: 'track.takedown' })).length).toBe(1);
      expect((await log({ since: noon + hour })).length).toBe(3);
      expect((await log({ status: 'delivered' })).length).toBe(0);
      await deliverAll(world);
      expect((await log({ status: 'delivered' })).length).toBe(4);

      const page = valueOf(await world.useCases.listDeliveries({ ...own, limit: 3 }));
      const cursor = page.nextCursor ?? '';
      const rest = valueOf(await world.useCases.listDeliveries({ ...own, limit: 3, cursor }));
      const ids = [...page.deliveries, ...rest.deliveries].map((delivery) => delivery.deliveryId);
      expect(ids).toEqual(all.map((delivery) => delivery.deliveryId));
      expect(rest).not.toHaveProperty('nextCursor');
      const other = await world.useCases.listDeliveries({ ...own, limit: 3, cursor, status: 'dead' });
      expect(kindOf(other)).toBe('cursor-invalid');
    }),
  );

  it(
    'of one endpoint shows nothing of another one',
    inWorld(async (world) => {
      const { own, caller, log } = await scene(world);
      const sister = await listening(world, caller, ['track.approved'], 'https://sister.example/');
      await world.aTrackInCatalog();
      await fanOut(world);
      const [mine] = await log();
      const { deliveryId: id = deliveryId() } = mine ?? {};
      const read = (named: typeof own) => world.useCases.readDelivery({ ...named, deliveryId: id });
      const { event, ...delivery } = valueOf(await read(own));
      expect([delivery, event?.eventId]).toEqual([mine, mine?.eventId]);
      expect(kindOf(await read(sister.own))).toBe('delivery-not-found');
      expect(kindOf(await world.useCases.resendDelivery({ ...sister.own, deliveryId: id }))).toBe(
        'delivery-not-found',
      );
    }),
  );
});

describe('a delivery that is read alone', () => {
  const titleOf = (event: DomainEvent | undefined) => event?.data['title'];

  it(
    'includes its event, however many came after it',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      for (const title of ['First', 'Second', 'Third']) await world.aTrackInCatalog({ title });
      await fanOut(world);
      const titles = [];
      for (const { deliveryId: id } of await log())
        titles.push(titleOf(valueOf(await world.useCases.readDelivery({ ...own, deliveryId: id })).event));
      expect(titles).toEqual(['Third', 'Second', 'First']);
    }),
  );

  it(
    'hides its event from a platform that may no longer receive it',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      await world.aTrackInCatalog();
      await fanOut(world);
      await world.useCases.changePlatform({ platform: own.slug, edit: { scopes: ['licenses:write'] } });
      const [kept] = await log();
      const { deliveryId: id = deliveryId() } = kept ?? {};
      const read = valueOf(await world.useCases.readDelivery({ ...own, deliveryId: id }));
      expect([read.deliveryId, read.event]).toEqual([id, undefined]);
    }),
  );
});

describe('a delivery that is requested again', () => {
  it(
    'is sent immediately under the same ID, whatever its outcome',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      await world.aTrackInCatalog();
      await deliverAll(world);
      const [arrived] = await log();
      const { deliveryId: id = deliveryId() } = arrived ?? {};
      const resend = () => world.useCases.resendDelivery({ ...own, deliveryId: id });
      expect(valueOf(await resend())).toMatchObject({ status: 'pending', tries: 0, dueAt: noon });
      await deliverAll(world);
      const [one, two] = world.sentWebhooks.sent;
      expect([one?.headers['webhook-id'], one?.body]).toEqual([two?.headers['webhook-id'], two?.body]);
      expect((await log())[0]).toMatchObject({ status: 'delivered', attempts: [{}, {}] });

      world.sentWebhooks.answerWith(() => answered(500));
      await resend();
      await untilDead(world);
      expect((await log())[0]).toMatchObject({ status: 'dead', tries: 8 });
      world.sentWebhooks.answerWith(() => answered(204));
      await resend();
      await deliverAll(world);
      expect((await log())[0]).toMatchObject({ status: 'delivered', tries: 1 });
    }),
  );

  it(
    'is sent once more if it settles while it is requested',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      await world.aTrackInCatalog();
      await fanOut(world);
      const [pending] = await log();
      const { deliveryId: id = deliveryId() } = pending ?? {};
      world.before('queue', 'resend', () => deliverAll(world));
      const requested = await world.useCases.resendDelivery({ ...own, deliveryId: id });
      expect(valueOf(requested)).toMatchObject({ status: 'pending', attempts: [{}] });
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(2);
    }),
  );

  it(
    'while an attempt is under way is sent once more, whatever the result of that attempt',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      await world.aTrackInCatalog();
      await fanOut(world);
      const [pending] = await log();
      const { deliveryId: id = deliveryId() } = pending ?? {};
      world.sentWebhooks.answerWith(async () => {
        world.sentWebhooks.answerWith(() => answered(204));
        world.clock.advance(1);
        await world.useCases.resendDelivery({ ...own, deliveryId: id });
        return answered(500);
      });
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(2);
      const results = [{ result: { status: 500 } }, { result: { status: 204 } }];
      expect((await log())[0]).toMatchObject({ status: 'delivered', tries: 1, attempts: results });
    }),
  );

  it(
    'is rejected while the endpoint is disabled, and where there is none',
    inWorld(async (world) => {
      const { own, log } = await scene(world);
      await world.aTrackInCatalog();
      await deliverAll(world);
      const [first] = await log();
      const { deliveryId: id = deliveryId() } = first ?? {};
      const kind = async (named: typeof id) =>
        kindOf(await world.useCases.resendDelivery({ ...own, deliveryId: named }));
      expect(await kind(deliveryId(404))).toBe('delivery-not-found');
      await world.useCases.changeEndpoint({ ...own, edit: { status: 'disabled' } });
      expect(await kind(id)).toBe('endpoint-is-disabled');
      expect(kindOf(await world.useCases.recoverDeliveries({ ...own, since: noon }))).toBe(
        'endpoint-is-disabled',
      );
    }),
  );
});

describe('recovering', () => {
  it(
    'recovers dead deliveries and those missed while the endpoint was disabled, each once, and no delivered ones',
    inWorld(async (world) => {
      const { own, arrived, log } = await scene(world);
      await world.aTrackInCatalog({ title: 'arrived' });
      await deliverAll(world);
      world.sentWebhooks.answerWith(() => answered(503));
      await world.aTrackInCatalog({ title: 'died' });
      await untilDead(world);
      expect((await log({ status: 'dead' })).length).toBe(1);
      await world.useCases.changeEndpoint({ ...own, edit: { status: 'disabled' } });
      const { trackId } = await world.aTrackInCatalog({ title: 'missed' });
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await deliverAll(world);
      await world.useCases.changeEndpoint({ ...own, edit: { status: 'enabled' } });
      world.sentWebhooks.answerWith(() => answered(204));
      world.sentWebhooks.sent.length = 0;
      await deliverAll(world);
      expect(arrived()).toEqual([]);

      const recover = async () => valueOf(await world.useCases.recoverDeliveries({ ...own, since: noon }));
      expect(await recover()).toEqual({ recovered: 3 });
      await deliverAll(world);
      expect(arrived().toSorted()).toEqual([
        'track.approved died',
        'track.approved missed',
        'track.takedown',
      ]);
      expect(await recover()).toEqual({ recovered: 0 });
      await deliverAll(world);
      expect(world.sentWebhooks.sent).toHaveLength(3);
    }),
  );

  it(
    'begins at the given time, and at most thirty days ago',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await world.aTrackInCatalog({ title: 'old' });
      world.clock.advance(20 * day);
      await world.aTrackInCatalog({ title: 'newer' });
      await fanOut(world);
      const { own } = await listening(world, caller, ['track.approved']);
      const recover = async (since: number) =>
        valueOf(await world.useCases.recoverDeliveries({ ...own, since })).recovered;
      expect(await recover(world.clock.now() + 1)).toBe(0);
      world.clock.advance(15 * day);
      expect(await recover(0)).toBe(1);
      world.clock.set(noon + 30 * day);
      expect(await recover(0)).toBe(1);
      expect(await recover(0)).toBe(0);
    }),
  );

  it(
    'recovers nothing of another platform, of types not chosen, or that may not be read',
    inWorld(async (world) => {
      const { own } = await scene(world);
      const other = await world.aRegisteredPlatform();
      const { trackId } = await world.aTrackInCatalog();
      const order = { trackId, contentId: 'theirs' } as Parameters<
        World['useCases']['issueLicense']
      >[0]['order'];
      await world.useCases.issueLicense({ caller: other.caller, order });
      const { slug } = own;
      await world.useCases.changePlatform({ platform: slug, edit: { scopes: ['licenses:read'] } });
      expect(valueOf(await world.useCases.recoverDeliveries({ ...own, since: noon }))).toEqual({
        recovered: 0,
      });
      await world.useCases.changePlatform({ platform: slug, edit: { scopes: ['tracks:read'] } });
      expect(valueOf(await world.useCases.recoverDeliveries({ ...own, since: noon }))).toEqual({
        recovered: 1,
      });
    }),
  );
});
