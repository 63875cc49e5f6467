import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { DeliveryId, EventId } from '../../../domain/shared/ids.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Delivery } from '../../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../../domain/webhooks/endpoint.ts';
import type { UseCase } from '../use-case.ts';
import type { DeliveryNotFound } from './webhooks.ts';

export type EventNotFound = { readonly kind: 'event-not-found' };

/** A delivery with its endpoint, which is absent once it was removed. */
export interface EndpointDelivery {
  readonly delivery: Delivery;
  readonly endpoint?: Endpoint;
}

/** Returns a delivery of any platform, with its event as long as that is stored. */
export type ReadDeliveryForStaff = UseCase<
  { readonly deliveryId: DeliveryId },
  EndpointDelivery & { readonly platform: Platform; readonly event?: DomainEvent },
  DeliveryNotFound
>;

/** Returns an event, and, if it is for one platform, that platform and its deliveries by the ID of the endpoint. */
export type ReadEventForStaff = UseCase<
  { readonly eventId: EventId },
  {
    readonly event: DomainEvent;
    readonly recipient?: { readonly platform: Platform; readonly deliveries: readonly EndpointDelivery[] };
  },
  EventNotFound
>;

/** Events and deliveries of all platforms, for staff. */
export interface WebhookRecords {
  readonly readDeliveryForStaff: ReadDeliveryForStaff;
  readonly readEventForStaff: ReadEventForStaff;
}
