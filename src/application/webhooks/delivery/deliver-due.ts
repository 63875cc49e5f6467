import type { Instant } from '../../../domain/shared/calendar.ts';
import { EventId } from '../../../domain/shared/ids.ts';
import { afterAttempt, withheld, type Attempt } from '../../../domain/webhooks/delivery.ts';
import { mayReceive } from '../../../domain/webhooks/endpoint.ts';
import { nextClaim } from '../../../domain/shared/claims/claim-size.ts';
import { firstClaim } from '../../../domain/webhooks/endpoint-queue.ts';
import { afterAttemptOn } from '../../../domain/webhooks/health.ts';
import { consequencesOf } from '../../../domain/webhooks/verdict.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { DeliveryMeter } from '../../../ports/driven/webhooks/delivery-meter.ts';
import type {
  ClaimedEndpointQueue,
  DeliveryQueue,
  DueDelivery,
  Settlement,
} from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock, Delay, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { WebhookSender } from '../../../ports/driven/webhooks/webhook-sender.ts';
import type { DeliverDue } from '../../../ports/driving/webhooks/webhooks.ts';
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

/** Twice as long as sending a message may take. */
const leaseMs = 30_000;
const concurrentDeliveries = 8;
const onePlaceIn = 8;
/**
 * Returns how many places of a claim are reserved for failing endpoints, which would otherwise never be tried if all are
 * busy: one of eight, and one of fewer.
 */
const failingShareOf = (requested: number): number =>
  Math.max(requested > 1 ? 1 : 0, Math.floor(requested / onePlaceIn));
/**
 * How long an endpoint waits after an outage of the store or the catalog, because it is still due and would
 * be claimed immediately.
 */
const breakMs = 1_000;

/** Sends deliveries of one endpoint, whose health each attempt changes. */
const sender = (
  { queue, registry, webhookSender, compose, meter, randomness, clock, ids }: Dependencies,
  { endpoint, ...endpointQueue }: ClaimedEndpointQueue,
  token: string,
) => {
  let { health } = endpointQueue;

  /** Evaluates the endpoint after an attempt, and returns that part of the settlement. */
  const judge = (attempt: Attempt, now: Instant): Pick<Settlement, 'health' | 'disable' | 'effects'> => {
    const judged = afterAttemptOn(health, attempt, now);
    health = judged.health;
    const newEventId = () => EventId(ids.next('event'));
    const { disabled, events } = consequencesOf(judged.verdict, endpoint, health, now, newEventId);
    return {
      health,
      ...(disabled && { disable: { endpoint: disabled, guards: { version: endpoint.version } } }),
      effects: { ...noEffects, events },
    };
  };

  return async ({ delivery, event }: DueDelivery): Promise<void> => {
    const { dueAt, tries } = delivery;
    const claimed = { token, before: { dueAt, tries } };
    const platform = (await registry.find(endpoint.platformId))?.platform;
    if (!platform || !mayReceive(platform, event.type)) {
      const unsent = withheld(delivery, clock.now());
      await queue.settle({ ...claimed, delivery: unsent, health, effects: noEffects });
      return;
    }
    const message = await compose(endpoint, event);
    const attempt: Attempt = { at: clock.now(), ...(await webhookSender.send(message)) };
    const now = clock.now();
    meter.attempted({ ...attempt, lagMs: now - dueAt });
    const tried = afterAttempt(delivery, attempt, now, randomness.fraction());
    await queue.settle({ ...claimed, delivery: tried, ...judge(attempt, now) });
  };
};

/**
 * Sends all due deliveries of an endpoint in parallel. Each is settled alone, so that a slow response delays
 * no other.
 */
const serve = async (
  dependencies: Dependencies,
  endpointQueue: ClaimedEndpointQueue,
  token: string,
): Promise<void> => {
  const { queue, delay } = dependencies;
  const sent = await Promise.allSettled(endpointQueue.due.map(sender(dependencies, endpointQueue, token)));
  const broken = sent.find((one) => one.status === 'rejected');
  if (broken) await delay.after(breakMs);
  await queue.release(endpointQueue.endpoint.endpointId, token);
  if (broken) throw broken.reason;
};

export const deliverDue = (dependencies: Dependencies): DeliverDue => {
  const { queue, clock, ids } = dependencies;
  let max = firstClaim;
  return async ({ endpointQueues, failingEndpointQueues }) => {
    const now = clock.now();
    const token = ids.next('lease');
    const lease = { token, now, until: now + leaseMs };
    const requested = Math.min(max, endpointQueues);
    try {
      const claimed = await queue.claimEndpointQueues({
        ...{ lease, endpointQueues: requested, failingEndpointQueues },
        failingShare: failingShareOf(requested),
        perEndpointQueue: concurrentDeliveries,
      });
      const isFull = 2 * claimed.length >= max;
      max = nextClaim(max, { requested, tookMs: clock.now() - now, isFull });
      return claimed.map((endpointQueue) => ({
        failing: endpointQueue.health.failingSince !== undefined,
        done: serve(dependencies, endpointQueue, token),
      }));
    } catch (error) {
      max = nextClaim(max, { requested, isFull: false });
      throw error;
    }
  };
};
