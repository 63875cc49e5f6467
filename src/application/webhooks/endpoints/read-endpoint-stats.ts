import { ok } from '../../../domain/shared/result.ts';
import { medianLatencyOf, spanOf, stepsOf } from '../../../domain/webhooks/endpoint-stats.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ReadEndpointStats } from '../../../ports/driving/webhooks/webhooks.ts';
import { ownEndpoint } from './own-endpoint.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly clock: Clock;
}

/** The number of deliveries whose latency is evaluated. */
const sampled = 100;

export const readEndpointStats =
  ({ queue, clock, ...stores }: Dependencies): ReadEndpointStats =>
  async ({ days, ...own }) => {
    const found = await ownEndpoint(stores, own);
    if (!found.ok) return found;
    const { platformId, endpointId } = found.value.endpoint;
    const span = spanOf(days, clock.now());
    const delivered = { platformId, endpointId, status: 'delivered', since: span.from } as const;
    const [hours, { deliveries }] = await Promise.all([
      queue.attemptCounts(endpointId, span.from),
      queue.list(delivered, { limit: sampled }),
    ]);
    const medianLatencyMs = medianLatencyOf(deliveries);
    return ok({
      ...span,
      steps: stepsOf(span, hours),
      ...(medianLatencyMs !== undefined && { medianLatencyMs }),
    });
  };
