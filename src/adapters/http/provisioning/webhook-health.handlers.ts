import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import type { EndpointForStaff, Webhooks } from '../../../ports/driving/webhooks/webhooks.ts';
import { endpoint as served, type Endpoint } from '../kernel/route.ts';
import { listWebhookHealth } from './webhook-health.contract.ts';

const moment = <Name extends string>(name: Name, at: Instant | undefined) =>
  (at === undefined ? {} : { [name]: timestamp(at) }) as Partial<Record<Name, string>>;

const healthView = ({ endpoint, health, attempts, dead }: EndpointForStaff) => ({
  endpointId: endpoint.endpointId,
  host: new URL(endpoint.url).host,
  status: endpoint.status,
  ...(endpoint.status === 'disabled' && {
    disabled: { reason: endpoint.disabled.reason, at: timestamp(endpoint.disabled.at) },
  }),
  ...moment('failingSince', health.failingSince),
  ...moment('lastSuccessAt', health.lastSuccessAt),
  ...attempts,
  dead,
});

export type WebhookHealth = Pick<Webhooks, 'listEndpointsForStaff'>;

export const webhookHealthEndpoints = (dependencies: WebhookHealth): readonly Endpoint[] => [
  served(listWebhookHealth, async ({ params }) => {
    const listed = await dependencies.listEndpointsForStaff(params);
    return listed.ok ? { status: 200, body: { data: listed.value.map(healthView) } } : listed;
  }),
];
