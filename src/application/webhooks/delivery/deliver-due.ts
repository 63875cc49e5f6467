import { EventId } from '../../../domain/shared/ids.ts';
import { afterAttempt, withheld, type Attempt } from '../../../domain/webhooks/delivery.ts';
import { disabledBy, mayHear, type EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import { endpointDisabled, endpointFailing } from '../../../domain/webhooks/events.ts';
import { afterAttemptOn, type EndpointHealth, type Verdict } from '../../../domain/webhooks/health.ts';
import type { DeliveryMeter } from '../../../ports/driven/delivery-meter.ts';
import type {
  ClaimedLane,
  DeliveryQueue,
  DueDelivery,
  Settlement,
} from '../../../ports/driven/delivery-queue.ts';
import type { Clock, Delay, Ids, Randomness } from '../../../ports/driven/environment.ts';
import type { PlatformRegistry } from '../../../ports/driven/platform-registry.ts';
import type { WebhookSender } from '../../../ports/driven/webhook-sender.ts';
import type { DeliverDue } from '../../../ports/driving/webhooks.ts';
import type { ComposeMessage } from './compose-message.ts';

interface Dependencies {
  readonly queue: DeliveryQueue;
  readonly registry: PlatformRegistry;
  readonly webhookSender: WebhookSender;
  readonly compose: ComposeMessage;
  readonly meter: DeliveryMeter;
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** Twice as long as a message may take. */
const leaseMs = 30_000;
const deliveriesAtOnce = 8;
/** Of the places of a claim one in so many is kept for endpoints that fail: where all are busy they would never be tried. */
const onePlaceIn = 8;
/** Where the store or the catalog was away the endpoint is kept back so long: it is still due, and would come at once. */
const troubledMs = 1_000;

export const deliverDue = (dependencies: Dependencies): DeliverDue => {
  const { queue, registry, webhookSender, compose, meter, randomness, clock, delay, ids } = dependencies;
  const newEventId = () => EventId(ids.next('event'));

  /** What a verdict does to the endpoint, and what is told of it. */
  const consequences = (
    verdict: Verdict,
    endpoint: EnabledEndpoint,
    { failingSince }: EndpointHealth,
  ): Pick<Settlement, 'disable' | 'events'> => {
    const now = clock.now();
    switch (verdict) {
      case 'goes-on':
        return { events: [] };
      case 'warn':
        return { events: [endpointFailing(endpoint, failingSince ?? now, now, newEventId())] };
      case 'disable-failing':
      case 'disable-gone': {
        const disabled = disabledBy(endpoint, verdict === 'disable-gone' ? 'gone' : 'failing', now);
        return {
          disable: { endpoint: disabled, guards: { version: endpoint.version } },
          events: [endpointDisabled(disabled, newEventId())],
        };
      }
    }
  };

  /** All that is due there at once; each is settled by itself, so that a slow answer keeps no other waiting. */
  const serve = async ({ endpoint, due, ...lane }: ClaimedLane, token: string): Promise<void> => {
    let { health } = lane;
    const send = async ({ delivery, event }: DueDelivery): Promise<void> => {
      const { dueAt, tries } = delivery;
      const claimed = { token, before: { dueAt, tries } };
      const platform = (await registry.find(endpoint.platformId))?.platform;
      if (!platform || !mayHear(platform, event.type)) {
        await queue.settle({ ...claimed, delivery: withheld(delivery, clock.now()), health, events: [] });
        return;
      }
      const message = await compose(endpoint, event);
      const attempt: Attempt = { at: clock.now(), ...(await webhookSender.send(message)) };
      const now = clock.now();
      meter.attempted({ ...attempt, lagMs: now - dueAt });
      const fared = afterAttemptOn(health, attempt, now);
      health = fared.health;
      await queue.settle({
        ...claimed,
        delivery: afterAttempt(delivery, attempt, now, randomness.fraction()),
        health,
        ...consequences(fared.verdict, endpoint, health),
      });
    };
    const sent = await Promise.allSettled(due.map(send));
    const broken = sent.find((one) => one.status === 'rejected');
    if (broken) await delay.after(troubledMs);
    await queue.release(endpoint.endpointId, token);
    if (broken) throw broken.reason;
  };

  return async ({ lanes, failingLanes }) => {
    const now = clock.now();
    const token = ids.next('lease');
    const lease = { token, now, until: now + leaseMs };
    const claimed = await queue.claimLanes({
      lease,
      lanes,
      failingLanes,
      failingShare: Math.floor(lanes / onePlaceIn),
      perLane: deliveriesAtOnce,
    });
    return claimed.map((lane) => ({
      failing: lane.health.failingSince !== undefined,
      done: serve(lane, token),
    }));
  };
};
