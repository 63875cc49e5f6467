import { ok } from '../../../domain/shared/result.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ListEndpoints, ReadEndpoint } from '../../../ports/driving/webhooks/webhooks.ts';
import { ownPlatform } from '../../platforms/own-platform.ts';
import { ownEndpoint } from './own-endpoint.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
}

export const listEndpoints =
  ({ registry, endpointStore }: Dependencies): ListEndpoints =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const endpoints = await endpointStore.list(found.value.platform.platformId);
    return ok(
      await Promise.all(
        endpoints.map(async (endpoint) => ({
          endpoint,
          health: await endpointStore.healthOf(endpoint.endpointId),
        })),
      ),
    );
  };

export const readEndpoint =
  (dependencies: Dependencies): ReadEndpoint =>
  async (own) => {
    const found = await ownEndpoint(dependencies, own);
    if (!found.ok) return found;
    const { endpoint } = found.value;
    return ok({ endpoint, health: await dependencies.endpointStore.healthOf(endpoint.endpointId) });
  };
