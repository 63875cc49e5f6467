import type { EventType } from '../../../domain/shared/event.ts';
import type { EndpointId, PlatformId } from '../../../domain/shared/ids.ts';
import type { DisabledEndpoint, Endpoint, EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { OriginEnded, OriginGuard } from '../platforms/origin-guard.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface EndpointChange {
  /** The endpoint with its next version. */
  readonly endpoint: Endpoint;
  readonly guards: { readonly version: number } & OriginGuard;
  readonly effects: Effects;
  /** Resets its failures, because it was enabled again or its URL changed. */
  readonly freshStart?: boolean;
}

/** The endpoints of platforms. */
export interface WebhookEndpointStore {
  /** Atomic: adds an endpoint if the platform still has `guards.count` endpoints. */
  add(
    endpoint: EnabledEndpoint,
    guards: { readonly count: number } & OriginGuard,
  ): Promise<'added' | 'guard-failed' | OriginEnded>;
  /** Atomic: stores record and events if the version has not changed since the decision. */
  change(change: EndpointChange): Promise<'changed' | 'guard-failed' | OriginEnded>;
  /** Removes an endpoint, which receives nothing from then on; its deliveries stay in the log. */
  remove(
    platformId: PlatformId,
    endpointId: EndpointId,
    guards: OriginGuard | undefined,
  ): Promise<'removed' | 'absent' | OriginEnded>;
  find(platformId: PlatformId, endpointId: EndpointId): Promise<Endpoint | undefined>;
  healthOf(endpointId: EndpointId): Promise<EndpointHealth>;
  /** Returns all endpoints of a platform, by ID. */
  list(platformId: PlatformId): Promise<readonly Endpoint[]>;
  /** Returns the endpoints of all platforms that the service disabled, the latest first. */
  listDisabled(page: {
    readonly limit: number;
    readonly after?: ListPlace;
  }): Promise<ListPage<DisabledEndpoint>>;
  /**
   * Returns enabled endpoints that receive the type after `after`, by ID; only those of one platform if it is
   * given.
   */
  subscribed(
    type: EventType,
    page: { readonly platformId?: PlatformId; readonly after?: EndpointId; readonly limit: number },
  ): Promise<readonly EnabledEndpoint[]>;
}
