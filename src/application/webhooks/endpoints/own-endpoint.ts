import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { EndpointId } from '../../../domain/shared/ids.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../../../ports/driving/platforms.ts';
import type { EndpointNotFound } from '../../../ports/driving/webhooks/webhooks.ts';
import { currentlyManagedPlatform, ownPlatform } from '../../platforms/own-platform.ts';

/** The purpose of encrypting a secret that signs outbound messages, or verifies inbound ones. */
export const secretPurpose = 'webhook';
/**
 * Returns the purpose of encrypting the headers of an endpoint, so that a writer to the store cannot have
 * them sent to another one.
 */
export const headerPurpose = (endpointId: EndpointId): string => `webhook-header:${endpointId}`;

interface Stores {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
}
type OwnEndpoint = OwnPlatform & { readonly endpointId: EndpointId };
interface Found {
  readonly platform: Platform;
  readonly endpoint: Endpoint;
}

/** Returns an endpoint of the caller's own platform; any other returns the same as a missing one. */
export const ownEndpoint = async (
  { registry, endpointStore }: Stores,
  { endpointId, ...own }: OwnEndpoint,
): Promise<Result<Found, PlatformNotFound | EndpointNotFound>> => {
  const found = await ownPlatform(registry, own);
  if (!found.ok) return found;
  const { platform } = found.value;
  const endpoint = await endpointStore.find(platform.platformId, endpointId);
  return endpoint ? ok({ platform, endpoint }) : fail({ kind: 'endpoint-not-found' });
};

/**
 * Returns the same for callers with every scope of the registry, whose credential or session has not ended
 * since they were authenticated.
 */
export const managedEndpoint = async (
  stores: Stores,
  own: OwnEndpoint,
): Promise<Result<Found, PlatformNotFound | EndpointNotFound | ScopesMissing | GrantEnded>> => {
  const found = await currentlyManagedPlatform(stores.registry, own);
  return found.ok ? ownEndpoint(stores, own) : found;
};
