import type { DomainEvent } from '../../../domain/shared/event.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type {
  ReadDeliveryForStaff,
  ReadEventForStaff,
} from '../../../ports/driving/webhooks/webhook-records.ts';

interface Dependencies {
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly endpointStore: Pick<WebhookEndpointStore, 'find' | 'list'>;
  readonly queue: Pick<DeliveryQueue, 'findOfAny' | 'ofEvents'>;
  readonly outbox: Pick<Outbox, 'find'>;
}

export const readDeliveryForStaff =
  ({ registry, endpointStore, queue, outbox }: Dependencies): ReadDeliveryForStaff =>
  async ({ deliveryId }) => {
    const delivery = await queue.findOfAny(deliveryId);
    if (!delivery) return fail({ kind: 'delivery-not-found' });
    const { platformId, endpointId, eventId } = delivery;
    const [found, endpoint, event] = await Promise.all([
      registry.find(platformId),
      endpointStore.find(platformId, endpointId),
      outbox.find(eventId),
    ]);
    if (!found) return fail({ kind: 'delivery-not-found' });
    const { platform } = found;
    return ok({ delivery, platform, ...(endpoint && { endpoint }), ...(event && { event }) });
  };

/** Returns the platform that an event is for, with the deliveries; undefined if the event is for all platforms. */
const recipientOf = async (
  { registry, endpointStore, queue }: Dependencies,
  { eventId, platformId }: DomainEvent,
) => {
  const found = platformId && (await registry.find(platformId));
  if (!found) return undefined;
  const { platform } = found;
  const deliveriesTo = async (endpoint: Endpoint) => {
    const deliveries = await queue.ofEvents(platform.platformId, endpoint.endpointId, [eventId]);
    return deliveries.map((delivery) => ({ delivery, endpoint }));
  };
  const endpoints = await endpointStore.list(platform.platformId);
  return { platform, deliveries: (await Promise.all(endpoints.map(deliveriesTo))).flat() };
};

export const readEventForStaff =
  (dependencies: Dependencies): ReadEventForStaff =>
  async ({ eventId }) => {
    const event = await dependencies.outbox.find(eventId);
    if (!event) return fail({ kind: 'event-not-found' });
    const recipient = await recipientOf(dependencies, event);
    return ok({ event, ...(recipient && { recipient }) });
  };
