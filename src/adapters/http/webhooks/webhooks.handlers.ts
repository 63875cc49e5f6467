import type { EventType } from '../../../domain/shared/event.ts';
import { DeliveryId, EndpointId, EventId, LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { InboundEvents } from '../../../ports/driving/webhooks/inbound.ts';
import type { Webhooks } from '../../../ports/driving/webhooks/webhooks.ts';
import type * as webhooks from '../../../ports/driving/webhooks/webhooks.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf } from '../vocabulary/fields.ts';
import * as deliveries from './deliveries.contract.ts';
import { choosable } from './endpoint.schemas.ts';
import * as endpoints from './endpoints.contract.ts';
import { listEvents } from './events.contract.ts';
import { inboundOperations } from './inbound/inbound.handlers.ts';
import { readStats } from './stats.contract.ts';
import { deliveryView, endpointView, eventView, readerOf, statsView } from './webhooks.views.ts';

export interface WebhooksDependencies
  extends Omit<InboundEvents, 'authenticateMessage'>, Omit<Webhooks, 'fanOutEvents' | 'deliverDue'> {
  readonly clock: Clock;
  readonly baseUrl: string;
}

export const webhooksEndpoints = (dependencies: WebhooksDependencies): readonly Endpoint[] => [
  ...endpointOperations(dependencies),
  ...deliveryOperations(dependencies),
  ...inboundOperations(dependencies),
];

const endpointOperations = (dependencies: WebhooksDependencies): readonly Endpoint[] => {
  const { clock } = dependencies;
  const shown = (found: webhooks.EndpointWithHealth, caller: Caller) =>
    endpointView(found, clock.now(), readerOf(caller));
  const tagged = (found: webhooks.EndpointWithHealth, caller: Caller) => {
    const body = shown(found, caller);
    return { status: 200, body, etag: versionedTag(found.endpoint.version, body) } as const;
  };
  return [
    endpoint(endpoints.createEndpoint, async ({ caller, params: { slug }, body }) => {
      const created = await dependencies.createEndpoint({
        caller,
        slug,
        eventTypes: choosable,
        ...eachOnce(body),
      });
      return created.ok
        ? { status: 201, body: { ...shown(created.value, caller), secret: created.value.secret } }
        : created;
    }),

    endpoint(endpoints.listEndpoints, async ({ caller, params: { slug } }) => {
      const found = await dependencies.listEndpoints({ caller, slug });
      if (!found.ok) return found;
      const data = found.value.map((one) => shown(one, caller));
      return {
        status: 200,
        body: { data, pagination: { limit: 100, nextCursor: null, total: data.length } },
      };
    }),

    endpoint(endpoints.readEndpoint, async ({ caller, params }) => {
      const found = await dependencies.readEndpoint({ caller, ...named(params) });
      return found.ok ? tagged(found.value, caller) : found;
    }),

    endpoint(endpoints.changeEndpoint, async ({ caller, params, headers, body: edit }) => {
      const changed = await dependencies.changeEndpoint({
        caller,
        ...named(params),
        edit: eachOnce(edit),
        ...allowedBy(headers),
      });
      return changed.ok ? tagged(changed.value, caller) : changed;
    }),

    endpoint(endpoints.removeEndpoint, async ({ caller, params }) => {
      const gone = await dependencies.removeEndpoint({ caller, ...named(params) });
      return gone.ok ? { status: 204, empty: true } : gone;
    }),

    endpoint(endpoints.rotateSecret, async ({ caller, params }) => {
      const created = await dependencies.rotateEndpointSecret({ caller, ...named(params) });
      return created.ok
        ? { status: 200, body: { ...shown(created.value, caller), secret: created.value.secret } }
        : created;
    }),
  ];
};

const deliveryOperations = (dependencies: WebhooksDependencies): readonly Endpoint[] => [
  endpoint(listEvents, async ({ caller, params: { slug }, query }) => {
    const { type, eventId, limit, cursor } = query;
    const page = await dependencies.latestEvents({
      ...{ caller, slug, limit, ...idsIn(query) },
      ...(type && { type }),
      ...(eventId !== undefined && { eventId: EventId(eventId) }),
      ...(cursor !== undefined && { cursor }),
    });
    if (!page.ok) return page;
    const { events, nextCursor = null } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return {
      status: 200,
      body: { data: events.map((event) => eventView(event, readerOf(caller))), pagination },
    };
  }),

  endpoint(
    deliveries.testEndpoint,
    async ({ caller, params, idempotencyKey }) => {
      const begun = await dependencies.testEndpoint({
        caller,
        ...named(params),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return begun.ok ? { status: 202, body: deliveryView(begun.value, readerOf(caller)) } : begun;
    },
    async ({ caller, params }, { resourceId }) => {
      const deliveryId = DeliveryId(resourceId);
      const found = await dependencies.readDelivery({ caller, ...named(params), deliveryId });
      return found.ok ? { status: 202, body: deliveryView(found.value, readerOf(caller)) } : found;
    },
  ),

  endpoint(deliveries.listDeliveries, async ({ caller, params, query }) => {
    const { status, eventType, eventId, since, limit, cursor } = query;
    const page = await dependencies.listDeliveries({
      ...{ caller, ...named(params), limit, ...idsIn(query) },
      ...(status && { status }),
      ...(eventType && { eventType }),
      ...(eventId && { eventIds: eventId.map(EventId) }),
      ...(since !== undefined && { since: instantOf(since) }),
      ...(cursor !== undefined && { cursor }),
    });
    if (!page.ok) return page;
    const { nextCursor = null } = page.value;
    const data = page.value.deliveries.map((delivery) => deliveryView(delivery, readerOf(caller)));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(readStats, async ({ caller, params, query: { days } }) => {
    const found = await dependencies.readEndpointStats({ caller, ...named(params), days });
    return found.ok ? { status: 200, body: statsView(found.value) } : found;
  }),

  endpoint(deliveries.readDelivery, async ({ caller, params }) => {
    const deliveryId = DeliveryId(params.deliveryId);
    const found = await dependencies.readDelivery({ caller, ...named(params), deliveryId });
    if (!found.ok) return found;
    const { event } = found.value;
    const about = event && { event: eventView(event, readerOf(caller)) };
    return { status: 200, body: { ...deliveryView(found.value, readerOf(caller)), ...about } };
  }),

  endpoint(deliveries.resendDelivery, async ({ caller, params }) => {
    const deliveryId = DeliveryId(params.deliveryId);
    const begun = await dependencies.resendDelivery({ caller, ...named(params), deliveryId });
    return begun.ok ? { status: 202, body: deliveryView(begun.value, readerOf(caller)) } : begun;
  }),

  endpoint(deliveries.recoverDeliveries, async ({ caller, params, body }) => {
    const since = instantOf(body.since);
    const found = await dependencies.recoverDeliveries({ caller, ...named(params), since });
    if (!found.ok) return found;
    const { recovered, continueSince } = found.value;
    const more = continueSince === undefined ? {} : { continueSince: new Date(continueSince).toISOString() };
    return { status: 202, body: { recovered, ...more } };
  }),
];

/** Removes duplicate event types. */
const eachOnce = <Choice extends { readonly eventTypes?: readonly EventType[] }>(choice: Choice): Choice =>
  choice.eventTypes ? { ...choice, eventTypes: [...new Set(choice.eventTypes)] } : choice;

const named = ({ slug, endpointId }: { readonly slug: string; readonly endpointId: string }) => ({
  slug,
  endpointId: EndpointId(endpointId),
});

/** Returns the IDs of a query by which events and deliveries are found. */
const idsIn = ({
  deliveryId,
  licenseId,
  trackId,
}: {
  readonly [Name in 'deliveryId' | 'licenseId' | 'trackId']?: string;
}): webhooks.SearchedIds => ({
  ...(deliveryId !== undefined && { deliveryId: DeliveryId(deliveryId) }),
  ...(licenseId !== undefined && { licenseId: LicenseId(licenseId) }),
  ...(trackId !== undefined && { trackId: TrackId(trackId) }),
});
