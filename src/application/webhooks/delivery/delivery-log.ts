import { intersect } from '../../../domain/access/scope.ts';
import { cursorText, positionIn, questionOf } from '../../../domain/shared/cursor.ts';
import { DeliveryId, EventId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { DeliveryChoice } from '../../../domain/webhooks/delivery.ts';
import { mayReceive } from '../../../domain/webhooks/endpoint.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { ListDeliveries, ReadDelivery } from '../../../ports/driving/webhooks/webhooks.ts';
import { ownEndpoint } from '../endpoints/own-endpoint.ts';
import { searchDeliveries, searchOf } from './search-deliveries.ts';

interface Stores {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly outbox: Outbox;
}

const choiceOf = ({ status, eventType, since }: DeliveryChoice): DeliveryChoice => ({
  ...(status !== undefined && { status }),
  ...(eventType !== undefined && { eventType }),
  ...(since !== undefined && { since }),
});

export const listDeliveries =
  ({
    textSigner,
    digest,
    ...stores
  }: Stores & { readonly textSigner: TextSigner; readonly digest: Digest }): ListDeliveries =>
  async ({ limit, cursor, ...requested }) => {
    const found = await ownEndpoint(stores, requested);
    if (!found.ok) return found;
    const { platformId, endpointId } = found.value.endpoint;
    const filter = { platformId, endpointId, ...choiceOf(requested) };
    const search = searchOf(requested);
    const question = digest.sha256(questionOf('deliveries', { ...filter, ...search }));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    // A search is sorted by events: an endpoint has at most one delivery of each.
    const placed = search ? 'eventId' : 'deliveryId';
    const place = opened && String(opened.value[placed]);
    const page = search
      ? await searchDeliveries(
          stores,
          { ...filter, ...search },
          { limit, ...(place !== undefined && { before: EventId(place) }) },
        )
      : await stores.queue.list(filter, {
          limit,
          ...(place !== undefined && { after: DeliveryId(place) }),
        });
    return ok({
      deliveries: page.deliveries,
      ...(page.next && {
        nextCursor: textSigner.sign(cursorText(question, { [placed]: page.next }), 'cursor'),
      }),
    });
  };

export const readDelivery =
  (stores: Stores): ReadDelivery =>
  async ({ deliveryId, ...own }) => {
    const found = await ownEndpoint(stores, own);
    if (!found.ok) return found;
    const { platform, endpoint } = found.value;
    const { platformId, endpointId } = endpoint;
    const delivery = await stores.queue.find(platformId, deliveryId);
    if (delivery?.endpointId !== endpointId) return fail({ kind: 'delivery-not-found' });
    const { eventId, eventType } = delivery;
    const reader = { status: platform.status, scopes: intersect(own.caller.scopes, platform.scopes) };
    const types = mayReceive(reader, eventType) ? [eventType] : [];
    const { events } = await stores.outbox.latest({ platformId, types, eventId }, { limit: 1 });
    const [event] = events;
    return ok({ ...delivery, ...(event && { event }) });
  };
