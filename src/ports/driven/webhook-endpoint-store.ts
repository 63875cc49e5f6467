import type { DomainEvent, EventType } from '../../domain/shared/event.ts';
import type { EndpointId, PlatformId } from '../../domain/shared/ids.ts';
import type { Endpoint, EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import type { OriginEnded, OriginGuard } from './origin-guard.ts';

export interface EndpointChange {
  /** With the next version. */
  readonly endpoint: Endpoint;
  readonly guards: { readonly version: number } & OriginGuard;
  readonly events: readonly DomainEvent[];
  /** Its failures are forgotten: it was enabled again, or moved. */
  readonly freshStart?: boolean;
}

/** Who hears of events, and where. */
export interface WebhookEndpointStore {
  /** Atomic: where the platform still has just `guards.count` endpoints. */
  add(
    endpoint: EnabledEndpoint,
    guards: { readonly count: number } & OriginGuard,
  ): Promise<'added' | 'guard-failed' | OriginEnded>;
  /** Atomic: record and events, where the version is still the one decided on. */
  change(change: EndpointChange): Promise<'changed' | 'guard-failed' | OriginEnded>;
  /** Nothing is sent to it from now on; what was sent stays in the delivery log. */
  remove(
    platformId: PlatformId,
    endpointId: EndpointId,
    guards?: OriginGuard,
  ): Promise<'removed' | 'absent' | OriginEnded>;
  find(platformId: PlatformId, endpointId: EndpointId): Promise<Endpoint | undefined>;
  healthOf(endpointId: EndpointId): Promise<EndpointHealth>;
  /** All of a platform, by id. */
  list(platformId: PlatformId): Promise<readonly Endpoint[]>;
  /** Enabled ones that chose the type, by id, those after `after`; of one platform, where it is named. */
  hearing(
    type: EventType,
    page: { readonly platformId?: PlatformId; readonly after?: EndpointId; readonly limit: number },
  ): Promise<readonly EnabledEndpoint[]>;
}
