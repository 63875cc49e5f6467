import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import type { DisabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import type {
  DisabledByService,
  EndpointForStaff,
  Webhooks,
} from '../../../ports/driving/webhooks/webhooks.ts';
import { endpoint as served, type Endpoint } from '../kernel/route.ts';
import { listDisabledEndpoints, listWebhookHealth } from './webhook-health.contract.ts';

const moment = <Name extends string>(name: Name, at: Instant | undefined) =>
  (at === undefined ? {} : { [name]: timestamp(at) }) as Partial<Record<Name, string>>;

const hostOf = (url: string): string => new URL(url).host;
const disablingOf = ({ disabled: { reason, at } }: DisabledEndpoint) => ({ reason, at: timestamp(at) });

const healthView = ({ endpoint, health, attempts, dead }: EndpointForStaff) => ({
  endpointId: endpoint.endpointId,
  host: hostOf(endpoint.url),
  status: endpoint.status,
  ...(endpoint.status === 'disabled' && { disabled: disablingOf(endpoint) }),
  ...moment('failingSince', health.failingSince),
  ...moment('lastSuccessAt', health.lastSuccessAt),
  ...attempts,
  dead,
});

const disabledView = ({ endpoint, platform }: DisabledByService) => ({
  endpointId: endpoint.endpointId,
  host: hostOf(endpoint.url),
  platformId: platform.platformId,
  slug: platform.slug,
  platformName: platform.name,
  disabled: disablingOf(endpoint),
});

export type WebhookHealth = Pick<Webhooks, 'listEndpointsForStaff' | 'listDisabledEndpoints'>;

export const webhookHealthEndpoints = (dependencies: WebhookHealth): readonly Endpoint[] => [
  served(listWebhookHealth, async ({ params }) => {
    const listed = await dependencies.listEndpointsForStaff(params);
    return listed.ok ? { status: 200, body: { data: listed.value.map(healthView) } } : listed;
  }),

  served(listDisabledEndpoints, async ({ query }) => {
    const page = await dependencies.listDisabledEndpoints(query);
    if (!page.ok) return page;
    const { endpoints, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return { status: 200, body: { data: endpoints.map(disabledView), pagination } };
  }),
];
