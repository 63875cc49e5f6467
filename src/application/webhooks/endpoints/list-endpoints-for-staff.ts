import { fail, ok } from '../../../domain/shared/result.ts';
import { maxDeadCounted, spanOf } from '../../../domain/webhooks/endpoint-stats.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { EndpointForStaff, ListEndpointsForStaff } from '../../../ports/driving/webhooks/webhooks.ts';
import { namedPlatform } from '../../platforms/named-platform.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
  readonly queue: DeliveryQueue;
  readonly clock: Clock;
}

export const listEndpointsForStaff =
  ({ registry, endpointStore, queue, clock }: Dependencies): ListEndpointsForStaff =>
  async ({ platform }) => {
    const named = await namedPlatform(registry, platform);
    if (!named) return fail({ kind: 'platform-not-found' });
    const { platformId } = named.platform;
    const { from } = spanOf(7, clock.now());
    const shown = async (endpoint: Endpoint): Promise<EndpointForStaff> => {
      const { endpointId } = endpoint;
      const hours = await queue.attemptCounts(endpointId, from);
      const total = (of: 'succeeded' | 'failed') => hours.reduce((sum, counts) => sum + counts[of], 0);
      const dead = await queue.list({ platformId, endpointId, status: 'dead' }, { limit: maxDeadCounted });
      return {
        endpoint,
        health: await endpointStore.healthOf(endpointId),
        attempts: { succeeded: total('succeeded'), failed: total('failed') },
        dead: dead.deliveries.length,
      };
    };
    return ok(await Promise.all((await endpointStore.list(platformId)).map(shown)));
  };
