import { originOf } from '../../../domain/platforms/grant.ts';
import { dayMs } from '../../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import { DeliveryId, EventId, eventIdBefore } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { requestedAgain, firstDelivery } from '../../../domain/webhooks/delivery.ts';
import { isSubscribed } from '../../../domain/webhooks/endpoint.ts';
import { endpointTest } from '../../../domain/webhooks/events.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type {
  RecoverDeliveries,
  ResendDelivery,
  TestEndpoint,
} from '../../../ports/driving/webhooks/webhooks.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { idempotencyFor } from '../../idempotency/idempotency-keys.ts';
import { managedEndpoint } from '../endpoints/own-endpoint.ts';
import { grantEnded } from '../../access/grant-ended.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly clock: Clock;
  readonly ids: Ids;
}

const disabled = fail({ kind: 'endpoint-is-disabled' } as const);

export const testEndpoint =
  ({ queue, clock, ids, ...stores }: Dependencies): TestEndpoint =>
  async ({ idempotencyKey, ...own }) => {
    const found = await managedEndpoint(stores, own);
    if (!found.ok) return found;
    const { endpoint } = found.value;
    if (endpoint.status === 'disabled') return disabled;
    const now = clock.now();
    const event = endpointTest(endpoint, now, EventId(ids.next('event')));
    const delivery = firstDelivery(event, endpoint, DeliveryId(ids.next('delivery')), now);
    const idempotency = idempotencyFor(idempotencyKey, 202, delivery.deliveryId);
    const sent = await queue.sendTo(event, delivery, idempotency, { origin: originOf(own.caller) });
    return sent === 'sent' ? ok(delivery) : fail(grantEnded(own.caller));
  };

export const resendDelivery =
  ({ queue, clock, ...stores }: Dependencies): ResendDelivery =>
  ({ deliveryId, ...own }) =>
    retryOnConflict(async () => {
      const found = await managedEndpoint(stores, own);
      if (!found.ok) return found;
      const { platformId, endpointId, status } = found.value.endpoint;
      const before = await queue.find(platformId, deliveryId);
      if (before?.endpointId !== endpointId) return fail({ kind: 'delivery-not-found' });
      if (status === 'disabled') return disabled;
      const again = requestedAgain(before, clock.now());
      const sent = await queue.resend(again, before, { origin: originOf(own.caller) });
      if (sent === 'origin-ended') return fail(grantEnded(own.caller));
      return sent === 'pending' ? ok(again) : 'conflict';
    });

const furthestBackMs = 30 * dayMs;
const eventsPerBatch = 500;
const eventsACall = 10_000;

export const recoverDeliveries =
  ({ queue, outbox, clock, ids, ...stores }: Dependencies & { readonly outbox: Outbox }): RecoverDeliveries =>
  async ({ since, ...own }) => {
    const found = await managedEndpoint(stores, own);
    if (!found.ok) return found;
    const { platform, endpoint } = found.value;
    if (endpoint.status === 'disabled') return disabled;
    const now = clock.now();
    const missed = (events: readonly DomainEvent[]) =>
      events
        .filter((event) => isSubscribed(endpoint, platform, event))
        .map((event) => firstDelivery(event, endpoint, DeliveryId(ids.next('delivery')), now));
    let after = eventIdBefore(Math.max(since, now - furthestBackMs));
    let recovered = 0;
    for (let looked = eventsPerBatch; ; looked += eventsPerBatch) {
      const events = await outbox.list({ after, limit: eventsPerBatch });
      const due = await queue.recover(missed(events), { origin: originOf(own.caller) });
      if (due === 'origin-ended') return fail(grantEnded(own.caller));
      recovered += due;
      const last = events.at(-1);
      if (!last || events.length < eventsPerBatch) return ok({ recovered });
      if (looked >= eventsACall) return ok({ recovered, continueSince: last.occurredAt });
      after = last.eventId;
    }
  };
