import { DeliveryId, EventId } from '../../../domain/shared/ids.ts';
import type { EndpointDelivery, WebhookRecords } from '../../../ports/driving/webhooks/webhook-records.ts';
import { endpoint as served, type Endpoint } from '../kernel/route.ts';
import { deliveryView, eventView } from '../webhooks/webhooks.views.ts';
import { readDelivery, readEvent } from './webhook-records.contract.ts';

const staff = { isStaff: true };

const endpointDeliveryView = ({ delivery, endpoint }: EndpointDelivery) => ({
  ...deliveryView(delivery, staff),
  ...(endpoint && { host: new URL(endpoint.url).host }),
});

const platformView = ({ platformId, name }: { readonly platformId: string; readonly name: string }) => ({
  platformId,
  platformName: name,
});

export const webhookRecordEndpoints = (dependencies: WebhookRecords): readonly Endpoint[] => [
  served(readDelivery, async ({ params: { deliveryId } }) => {
    const found = await dependencies.readDeliveryForStaff({ deliveryId: DeliveryId(deliveryId) });
    if (!found.ok) return found;
    const { platform, event } = found.value;
    return {
      status: 200,
      body: {
        ...endpointDeliveryView(found.value),
        ...platformView(platform),
        ...(event && { event: eventView(event, staff) }),
      },
    };
  }),

  served(readEvent, async ({ params: { eventId } }) => {
    const found = await dependencies.readEventForStaff({ eventId: EventId(eventId) });
    if (!found.ok) return found;
    const { event, recipient } = found.value;
    return {
      status: 200,
      body: {
        ...eventView(event, staff),
        ...(recipient && {
          ...platformView(recipient.platform),
          deliveries: recipient.deliveries.map(endpointDeliveryView),
        }),
      },
    };
  }),
];
