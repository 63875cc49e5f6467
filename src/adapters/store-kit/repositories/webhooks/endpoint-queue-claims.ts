import type { EndpointId } from '../../../../domain/shared/ids.ts';
import { furthestAheadMs } from '../../../../domain/webhooks/delivery.ts';
import {
  isFailing,
  servedEndpointQueues,
  type EndpointQueue,
} from '../../../../domain/webhooks/endpoint-queue.ts';
import type {
  ClaimedEndpointQueue,
  DueDelivery,
  EndpointQueueClaim,
} from '../../../../ports/driven/webhooks/delivery-queue.ts';
import { isUnavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { outbox } from '../../collections/effects.ts';
import { deliveries, endpoints, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page } from '../../program.ts';
import { claiming } from '../shared/claiming.ts';

const { due } = endpointQueues.indexes;
const { pending } = deliveries.indexes;

/** Returns free queues, the longest due first; then those with a lease of a clock that was later set back. */
const dueEndpointQueues = async (
  kernel: Kernel,
  failing: 0 | 1,
  { lease }: EndpointQueueClaim,
  limit: number,
): Promise<readonly EndpointQueue[]> => {
  if (limit <= 0) return [];
  const range = { equal: [failing], limit, free: lease };
  const [now, putOff] = await Promise.all([
    kernel.read(page(due, { ...range, until: lease.now })),
    kernel.read(page(due, { ...range, from: lease.now + furthestAheadMs + 1 })),
  ]);
  return [...now, ...putOff].slice(0, limit);
};

const look = async (kernel: Kernel, claim: EndpointQueueClaim): Promise<readonly EndpointId[]> => {
  const [healthy, failing] = await Promise.all([
    dueEndpointQueues(kernel, 0, claim, claim.endpointQueues),
    dueEndpointQueues(kernel, 1, claim, Math.min(claim.endpointQueues, claim.failingEndpointQueues)),
  ]);
  return servedEndpointQueues(healthy, failing, claim).map(({ endpointId }) => endpointId);
};

/** Returns the due deliveries of a claimed queue. */
const loaded = async (
  kernel: Kernel,
  endpointQueue: EndpointQueue,
  { lease: { now }, perEndpointQueue }: EndpointQueueClaim,
): Promise<ClaimedEndpointQueue | undefined> => {
  const { endpointId, health } = endpointQueue;
  const range = {
    equal: [endpointId],
    limit: isFailing(endpointQueue) ? Math.min(1, perEndpointQueue) : perEndpointQueue,
  };
  const [endpoint, soon] = await Promise.all([
    kernel.read(get(endpoints, endpointId)),
    kernel.read(page(pending, { ...range, until: now })),
  ]);
  if (endpoint?.status !== 'enabled') return undefined;
  const found =
    soon.length > 0 ? soon : await kernel.read(page(pending, { ...range, from: now + furthestAheadMs + 1 }));
  const all = await Promise.all(
    found.map(async (delivery): Promise<DueDelivery | undefined> => {
      const record = await kernel.read(get(outbox, delivery.eventId));
      return record && delivery.status === 'pending' ? { delivery, event: record.event } : undefined;
    }),
  );
  const loadedWith = all.filter((each) => each !== undefined);
  return loadedWith.length > 0 ? { endpoint, health, due: loadedWith } : undefined;
};

/**
 * Claims queues; one without due deliveries, or whose endpoint was disabled or removed, is released. A queue that could not
 * be read in time waits until its lease ends: the others are served, and a slow store gets no further work.
 */
export const claimEndpointQueues = (
  kernel: Kernel,
  claim: EndpointQueueClaim,
  release: (endpointId: EndpointId) => Promise<void>,
): Promise<readonly ClaimedEndpointQueue[]> =>
  claiming<EndpointId, ClaimedEndpointQueue>({
    look: () => look(kernel, claim),
    take: async (ids) => {
      const won = await kernel.claim(
        endpointQueues,
        ids.map((id) => [id]),
        claim.lease,
      );
      const served = await Promise.allSettled(
        won.map(async (endpointQueue) => {
          const claimed =
            endpointQueue.state === 'open' ? await loaded(kernel, endpointQueue, claim) : undefined;
          if (!claimed) await release(endpointQueue.endpointId);
          return [endpointQueue.endpointId, claimed] as const;
        }),
      );
      const byId = new Map(served.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
      const failed = served.filter((each) => each.status === 'rejected');
      const broken = failed.find(({ reason }) => !isUnavailable(reason));
      const claimed = ids.flatMap((id) => byId.get(id) ?? []);
      const fatal = broken ?? (claimed.length === 0 ? failed[0] : undefined);
      if (fatal) throw fatal.reason;
      return claimed;
    },
  });
