import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import {
  afterAttempt,
  type Delivery,
  type PendingDelivery,
} from '../../../../src/domain/webhooks/delivery.ts';
import type { EnabledEndpoint } from '../../../../src/domain/webhooks/endpoint.ts';
import type {
  DeliveryQueue,
  Lease,
  EndpointQueueClaim,
} from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type { WebhookEndpointStore } from '../../../../src/ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import {
  aDelivery,
  anAttempt,
  anEndpoint,
  anEvent,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../../support/builders/builders.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

/** The parts of a world that the commits of a queue change. */
export interface QueueView {
  readonly queue: DeliveryQueue;
  readonly endpointStore: WebhookEndpointStore;
  readonly outbox: Outbox;
  readonly idempotencyStore: IdempotencyStore;
  readonly mailQueue: MailQueue;
}

export const minute = 60_000;

/** Returns a lease of one minute. */
export const aLease = (token: string, now = noon): Lease => ({ token, now, until: now + minute });

export const aClaim = (
  token: string,
  now = noon,
  changes: Partial<EndpointQueueClaim> = {},
): EndpointQueueClaim => ({
  lease: aLease(token, now),
  endpointQueues: 100,
  failingEndpointQueues: 100,
  failingShare: 0,
  perEndpointQueue: 8,
  ...changes,
});

/** The delivery of the nth event to an endpoint. */
export const deliveryOf = (
  n: number,
  endpoint = 1,
  changes: Partial<PendingDelivery> = {},
): PendingDelivery =>
  aDelivery(
    {
      eventId: eventId(n),
      endpointId: endpointId(endpoint),
      platformId: platformId(endpoint),
      ...changes,
    },
    100 * n + endpoint,
  );

/** Returns the first endpoints, each of a different platform. */
export const enroll = async (
  { endpointStore }: QueueView,
  count = 1,
): Promise<readonly EnabledEndpoint[]> => {
  const endpoints = Array.from({ length: count }, (_, i) => anEndpoint({}, i + 1));
  for (const endpoint of endpoints) await endpointStore.add(endpoint, { count: 0 });
  return endpoints;
};

const publisher = anEndpoint({}, 9_999);

/** Records events, as changes of an unrelated endpoint. */
export const enqueueing = ({ endpointStore }: QueueView) => {
  let version = 0;
  return async (...events: readonly DomainEvent[]): Promise<void> => {
    if (version === 0) {
      await endpointStore.add(publisher, { count: 0 });
      version = 1;
    }
    const changed = await endpointStore.change({
      endpoint: { ...publisher, version: version + 1 },
      guards: { version },
      effects: effectsOf({ events }),
    });
    if (changed !== 'changed') throw new Error('no event was stored');
    version += 1;
  };
};

/** Records the first events. */
export const enqueueFirst = async (view: QueueView, count: number): Promise<void> =>
  enqueueing(view)(...Array.from({ length: count }, (_, i) => anEvent({}, i + 1)));

/** Writes deliveries as the fan-out does, each with its recorded event. */
export const dispatch = async (view: QueueView, ...deliveries: readonly PendingDelivery[]): Promise<void> => {
  for (const delivery of deliveries) {
    const number = Number(delivery.eventId.slice(4));
    await view.queue.sendTo(anEvent({ type: delivery.eventType }, number), delivery, undefined, undefined);
  }
};

export const fate = (delivery: PendingDelivery, status: number, now = noon): Delivery =>
  afterAttempt(delivery, anAttempt(status), now, 0);

/** Returns the settlement of a delivery after an attempt with this response status. */
export const settling = (delivery: PendingDelivery, status: number, now = noon) => ({
  before: delivery,
  delivery: fate(delivery, status, now),
});

/** Returns a delivery that became dead at noon. */
export const dead = (delivery: PendingDelivery): Delivery => fate(delivery, 410);

export const claimedIds = async (
  { queue }: QueueView,
  claim: EndpointQueueClaim,
): Promise<readonly string[]> =>
  (await queue.claimEndpointQueues(claim)).map(({ endpoint }) => endpoint.endpointId);

export const dueIds = async ({ queue }: QueueView, claim: EndpointQueueClaim): Promise<readonly string[]> =>
  (await queue.claimEndpointQueues(claim)).flatMap(({ due }) =>
    due.map(({ delivery }) => delivery.deliveryId),
  );

/** Returns all deliveries of an endpoint, newest first. */
export const logOf = async ({ queue }: QueueView, endpoint = 1): Promise<readonly Delivery[]> => {
  const filter = { platformId: platformId(endpoint), endpointId: endpointId(endpoint) };
  return (await queue.list(filter, { limit: 1_000 })).deliveries;
};

/** Settles a failed attempt, so that the endpoint counts as failing. */
export const letFail = async (view: QueueView, delivery: PendingDelivery, now = noon): Promise<void> => {
  await view.queue.claimEndpointQueues(aClaim('failing', now));
  await view.queue.settle({
    token: 'failing',
    ...settling(delivery, 500, now),
    health: { failingSince: now },
    effects: noEffects,
  });
  await view.queue.release(delivery.endpointId, 'failing');
};

export const idsOf = (deliveries: readonly Delivery[]): readonly string[] =>
  deliveries.map((delivery) => delivery.deliveryId);
