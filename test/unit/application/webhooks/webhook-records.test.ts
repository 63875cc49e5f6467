import { ContentId, DeliveryId, EventId } from '../../../../src/domain/shared/ids.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deliverAll, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** A platform with two endpoints, whose license was issued: the event, and the deliveries to the endpoints. */
const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const [first, second] = [
    await listening(world, caller, ['license.issued', 'track.takedown']),
    await listening(world, caller, ['license.issued'], 'https://gone.example/in?key=1'),
  ];
  world.sentWebhooks.answerWith(({ url }) => ({
    kind: 'answered',
    status: url.includes('gone') ? 410 : 204,
    responseStart: '',
  }));
  const { trackId } = await world.aTrackInCatalog();
  valueOf(await world.useCases.issueLicense({ caller, order: { trackId, contentId: ContentId('one') } }));
  await deliverAll(world);
  const list = async ({ own }: typeof first) =>
    valueOf(await world.useCases.listDeliveries({ ...own, limit: 10 })).deliveries;
  return { caller, trackId, first, second, list };
};

describe('events and deliveries, for staff', () => {
  it(
    'are read by ID: an event with its delivery to each endpoint of the platform, a delivery with its event',
    inWorld(async (world) => {
      const { caller, first, second, list } = await scene(world);
      const { platformId } = caller.platform;
      const [delivered] = await list(first);
      const [dead] = await list(second);
      const eventId = delivered?.eventId ?? EventId('none');
      const read = valueOf(await world.useCases.readEventForStaff({ eventId }));
      expect(read).toMatchObject({
        event: { eventId, type: 'license.issued' },
        recipient: { platform: { platformId } },
      });
      const { deliveries = [] } = read.recipient ?? {};
      expect(new Set(deliveries.map(({ delivery, endpoint }) => [delivery.status, endpoint?.url]))).toEqual(
        new Set([
          ['delivered', 'https://receiver.example/events'],
          ['dead', 'https://gone.example/in?key=1'],
        ]),
      );
      const one = await world.useCases.readDeliveryForStaff({
        deliveryId: dead?.deliveryId ?? DeliveryId('none'),
      });
      expect(valueOf(one)).toMatchObject({
        delivery: dead,
        endpoint: { endpointId: second.own.endpointId },
        platform: { platformId },
        event: { eventId, type: 'license.issued' },
      });
    }),
  );

  it(
    'have no deliveries where an event is for all platforms, and no endpoint once it was removed',
    inWorld(async (world) => {
      const { trackId, first, list } = await scene(world);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await deliverAll(world);
      const takedown = (await list(first)).find(({ eventType }) => eventType === 'track.takedown');
      const { eventId = EventId('none'), deliveryId = DeliveryId('none') } = takedown ?? {};
      const event = valueOf(await world.useCases.readEventForStaff({ eventId }));
      expect(event.event.type).toBe('track.takedown');
      expect(event.recipient).toBeUndefined();
      valueOf(await world.useCases.removeEndpoint(first.own));
      const { endpoint, delivery } = valueOf(await world.useCases.readDeliveryForStaff({ deliveryId }));
      expect(endpoint).toBeUndefined();
      expect(delivery.deliveryId).toBe(deliveryId);
    }),
  );

  it(
    'are not found by an unknown ID',
    inWorld(async ({ useCases }) => {
      const eventId = EventId('evt_none');
      expect(kindOf(await useCases.readEventForStaff({ eventId }))).toBe('event-not-found');
      const deliveryId = DeliveryId('dlv_none');
      expect(kindOf(await useCases.readDeliveryForStaff({ deliveryId }))).toBe('delivery-not-found');
    }),
  );
});
