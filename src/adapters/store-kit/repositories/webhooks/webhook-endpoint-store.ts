import type { EndpointId, PlatformId } from '../../../../domain/shared/ids.ts';
import type { DisabledEndpoint, EnabledEndpoint, Endpoint } from '../../../../domain/webhooks/endpoint.ts';
import { afterEdit, endpointQueueOf, withoutFailures } from '../../../../domain/webhooks/endpoint-queue.ts';
import type {
  EndpointChange,
  WebhookEndpointStore,
} from '../../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { OriginEnded, OriginGuard } from '../../../../ports/driven/platforms/origin-guard.ts';
import { endpoints, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  getForUpdate,
  insert,
  page,
  peek,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { originHolds, originLocks } from '../shared/origin.ts';

// A program that changes a queue reads it for update before any other record of its endpoint.

const { ofPlatform, byTopic, disabledByService } = endpoints.indexes;

interface Addition {
  readonly endpoint: EnabledEndpoint;
  readonly guards: { readonly count: number } & OriginGuard;
}

const add = program<Addition, 'added' | 'guard-failed' | OriginEnded>(
  'webhook-endpoint-store.add',
  ({ endpoint: { platformId }, guards }) => [
    exclusive('endpoints of platform', platformId),
    ...originLocks(platformId, guards.origin),
  ],
  function* ({ endpoint, guards }) {
    const { endpointId, platformId } = endpoint;
    const [kept, others] = yield* all(get(endpoints, endpointId), count(ofPlatform, { equal: [platformId] }));
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (others !== guards.count) return 'guard-failed';
    if (!(yield* originHolds(platformId, guards.origin))) return 'origin-ended';
    yield* all(insert(endpoints, endpoint), insert(endpointQueues, endpointQueueOf(endpoint)));
    return 'added';
  },
);

/**
 * Replaces an endpoint whose queue is locked, if it still has the version on which the decision was based.
 */
export function* changeEndpoint(endpoint: Endpoint, version: number): Steps<boolean> {
  const [changed] = yield* all(replace(endpoints, endpoint, { version }));
  return changed;
}

const change = program<EndpointChange, 'changed' | 'guard-failed' | OriginEnded>(
  'webhook-endpoint-store.change',
  ({ endpoint, guards, effects }) => [
    ...originLocks(endpoint.platformId, guards.origin),
    ...locksOf(effects),
  ],
  function* ({ endpoint, guards, effects, freshStart = false }) {
    const { endpointId, platformId } = endpoint;
    if (!(yield* originHolds(platformId, guards.origin))) return 'origin-ended';
    const [endpointQueue, leased] = yield* all(
      getForUpdate(endpointQueues, endpointId),
      peek(endpointQueues, [endpointId], 'leaseToken'),
    );
    if (!endpointQueue || !(yield* changeEndpoint(endpoint, guards.version))) return 'guard-failed';
    const followed = afterEdit(endpointQueue, endpoint);
    const worker = leased?.leaseToken;
    yield* all(
      replace(
        endpointQueues,
        freshStart ? withoutFailures(followed, worker ? String(worker) : undefined) : followed,
      ),
    );
    yield* conclude(effects);
    return 'changed';
  },
);

type Named = Pick<Endpoint, 'platformId' | 'endpointId'> & { readonly guards: OriginGuard };

const removal = program<Named, 'removed' | 'absent' | OriginEnded>(
  'webhook-endpoint-store.remove',
  ({ platformId, guards }) => originLocks(platformId, guards.origin),
  function* ({ platformId, endpointId, guards }) {
    if (!(yield* originHolds(platformId, guards.origin))) return abort('origin-ended' as const);
    const [endpointQueue] = yield* all(getForUpdate(endpointQueues, endpointId));
    const [removed] = yield* all(remove(endpoints, [endpointId], { platformId }));
    if (!removed) return abort('absent' as const);
    if (endpointQueue) yield* all(replace(endpointQueues, { ...endpointQueue, state: 'removed' }));
    return 'removed';
  },
);

export const webhookEndpointStorePrograms = [add, change, removal];

/** Returns all endpoints of a platform, of at most sixteen. */
const listOf = (kernel: Kernel, platformId: PlatformId): Promise<readonly Endpoint[]> =>
  kernel.read(page(ofPlatform, { equal: [platformId], limit: 1_000 }));

const subscribed = async (
  kernel: Kernel,
  ...[type, { platformId, after, limit }]: Parameters<WebhookEndpointStore['subscribed']>
): Promise<readonly EnabledEndpoint[]> => {
  if (platformId === undefined) {
    const range = { equal: [type], limit, ...(after !== undefined && { after: [after] }) };
    return (await kernel.read(page(byTopic, range))).filter(
      ({ status }) => status === 'enabled',
    ) as readonly EnabledEndpoint[];
  }
  const own = await listOf(kernel, platformId);
  return own
    .filter((endpoint): endpoint is EnabledEndpoint => endpoint.status === 'enabled')
    .filter(({ endpointId, eventTypes }) => eventTypes.includes(type) && endpointId > (after ?? ''))
    .slice(0, limit);
};

const listDisabled = async (
  kernel: Kernel,
  ...[{ limit, after }]: Parameters<WebhookEndpointStore['listDisabled']>
): ReturnType<WebhookEndpointStore['listDisabled']> => {
  const range = { limit, descending: true, ...(after && { after: [after.at, after.id] }) };
  const found = await kernel.read(page(disabledByService, range));
  const items = found.filter((endpoint): endpoint is DisabledEndpoint => endpoint.status === 'disabled');
  const last = found.length === limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: last.disabled.at, id: last.endpointId } }) };
};

export const webhookEndpointStore = (kernel: Kernel): WebhookEndpointStore => ({
  add: (endpoint, guards) => kernel.run(add, { endpoint, guards }),
  change: (changed) => kernel.run(change, changed),
  remove: (platformId, endpointId, guards = {}) => kernel.run(removal, { platformId, endpointId, guards }),
  find: async (platformId, endpointId: EndpointId) => {
    const found = await kernel.read(get(endpoints, endpointId));
    return found?.platformId === platformId ? found : undefined;
  },
  healthOf: async (endpointId) => (await kernel.read(get(endpointQueues, endpointId)))?.health ?? {},
  list: (platformId) => listOf(kernel, platformId),
  listDisabled: (requested) => listDisabled(kernel, requested),
  subscribed: (type, requested) => subscribed(kernel, type, requested),
});
