import {
  afterAttempt,
  type Delivery,
  type PendingDelivery,
} from '../../../../src/domain/webhooks/delivery.ts';
import type { EnabledEndpoint } from '../../../../src/domain/webhooks/endpoint.ts';
import type { EndpointQueueClaim, Lease } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import {
  aDelivery,
  anAttempt,
  anEndpoint,
  anEvent,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../builders/builders.ts';
import type { Stored } from './stage.ts';
import { effectsOf } from '../../effects.ts';

export const aLease = (token: string): Lease => ({ token, now: noon, until: noon + 60_000 });
export const aClaim = (token: string, endpointQueues: number): EndpointQueueClaim => ({
  lease: aLease(token),
  endpointQueues,
  failingEndpointQueues: endpointQueues,
  failingShare: 0,
  perEndpointQueue: 8,
});

export const eventOf = (n: number) => anEvent({}, n);
export const endpointOf = (n: number, changes: Partial<EnabledEndpoint> = {}) => anEndpoint(changes, n);

/** The delivery of the nth event to an endpoint. */
export const deliveryOf = (
  n: number,
  endpoint: number,
  changes: Partial<PendingDelivery> = {},
): PendingDelivery =>
  aDelivery(
    { eventId: eventId(n), endpointId: endpointId(endpoint), platformId: platformId(endpoint), ...changes },
    100_000 * endpoint + n,
  );
export const dead = (delivery: PendingDelivery): Delivery => afterAttempt(delivery, anAttempt(410), noon, 0);

export const enrolled = ({ endpointStore }: Stored, n: number) =>
  endpointStore.add(endpointOf(n), { count: 0 });
export const sent = ({ queue }: Stored, delivery: PendingDelivery) =>
  queue.sendTo(eventOf(Number(delivery.eventId.slice(4))), delivery, undefined, undefined);

/** Events, stored by a change of an endpoint of a version. */
export const enqueued = (
  { endpointStore }: Stored,
  endpoint: number,
  version: number,
  first: number,
  count: number,
) =>
  endpointStore.change({
    endpoint: endpointOf(endpoint, { version: version + 1 }),
    guards: { version },
    effects: effectsOf({ events: Array.from({ length: count }, (_, i) => eventOf(first + i)) }),
  });

/** Fans out what waits, to nobody. */
export const drain = async ({ queue }: Stored): Promise<void> => {
  for (;;) {
    const claimed = await queue.claimEvents(aLease('drain'), 1_000);
    if (claimed.length === 0) return;
    for (const { event } of claimed)
      await queue.fanOut({
        eventId: event.eventId,
        token: 'drain',
        deliveries: [],
        progress: 'done',
        mails: [],
      });
  }
};
