import { intersect } from '../../../domain/access/scope.ts';
import { cursorText, positionIn, questionOf } from '../../../domain/shared/cursor.ts';
import { DeliveryId, eventIdBehind } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { mayReceive } from '../../../domain/webhooks/endpoint.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { ListDeliveries, ReadDelivery } from '../../../ports/driving/webhooks/webhooks.ts';
import { ownEndpoint } from '../endpoints/own-endpoint.ts';

interface Stores {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
}

export const listDeliveries =
  ({
    textSigner,
    digest,
    ...stores
  }: Stores & { readonly textSigner: TextSigner; readonly digest: Digest }): ListDeliveries =>
  async ({ limit, cursor, status, eventType, since, ...own }) => {
    const found = await ownEndpoint(stores, own);
    if (!found.ok) return found;
    const { platformId, endpointId } = found.value.endpoint;
    const filter = {
      platformId,
      endpointId,
      ...(status !== undefined && { status }),
      ...(eventType !== undefined && { eventType }),
      ...(since !== undefined && { since }),
    };
    const question = digest.sha256(questionOf('deliveries', filter));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const after = opened && DeliveryId(String(opened.value['deliveryId']));
    const page = await stores.queue.list(filter, { limit, ...(after && { after }) });
    return ok({
      deliveries: page.deliveries,
      ...(page.next && {
        nextCursor: textSigner.sign(cursorText(question, { deliveryId: page.next }), 'cursor'),
      }),
    });
  };

export const readDelivery =
  ({ outbox, ...stores }: Stores & { readonly outbox: Outbox }): ReadDelivery =>
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
    const { events } = await outbox.latest(
      { platformId, types },
      { limit: 1, before: eventIdBehind(eventId) },
    );
    const event = events.find((one) => one.eventId === eventId);
    return ok({ ...delivery, ...(event && { event }) });
  };
