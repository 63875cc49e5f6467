import type { EndpointId } from '../../../../domain/shared/ids.ts';
import { bearsLastOf, settledOver } from '../../../../domain/webhooks/delivery.ts';
import { afterWork, afterEdit, released } from '../../../../domain/webhooks/endpoint-queue.ts';
import { attemptSince, hourCountsOf, type HourCounts } from '../../../../domain/webhooks/endpoint-stats.ts';
import type { DeliveryQueue, Settlement } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import { deliveries, attemptCounts, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import { all, endLease, get, holdLease, page, program, replace, type Steps } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { changeEndpoint } from './webhook-endpoint-store.ts';
import { claimEndpointQueues } from './endpoint-queue-claims.ts';
import { put } from '../shared/put.ts';

/** Counts an attempt at an endpoint whose queue is locked. */
function* countAttempt({ endpointId, hour, succeeded, failed }: HourCounts): Steps<void> {
  const [counted] = yield* all(get(attemptCounts, endpointId, hour));
  yield* put(attemptCounts, {
    endpointId,
    hour,
    succeeded: (counted?.succeeded ?? 0) + succeeded,
    failed: (counted?.failed ?? 0) + failed,
  });
}

const settle = program<Settlement, 'settled' | 'lease-lost'>(
  'delivery-queue.settle',
  ({ effects }) => locksOf(effects),
  function* ({ token, before, delivery, health, disable, effects }, attempt) {
    const { endpointId, eventId } = delivery;
    const [held] = yield* all(holdLease(endpointQueues, [endpointId], token));
    if (!held) return 'lease-lost';
    const [endpointQueue, stored] = yield* all(
      get(endpointQueues, endpointId),
      get(deliveries, endpointId, eventId),
    );
    const isNew = stored !== undefined && !bearsLastOf(stored, delivery);
    // An attempt with an unknown outcome has committed it.
    if (attempt > 1 && stored && !isNew) return 'settled';
    if (stored) yield* all(replace(deliveries, settledOver(stored, before, delivery)));
    const sent = attemptSince(before, delivery);
    if (sent && isNew) yield* countAttempt(hourCountsOf(endpointId, sent));
    const follows = !disable || (yield* changeEndpoint(disable.endpoint, disable.guards.version));
    if (endpointQueue) {
      const worked = afterWork(endpointQueue, token, health);
      yield* all(replace(endpointQueues, disable && follows ? afterEdit(worked, disable.endpoint) : worked));
    }
    if (follows) yield* conclude(effects);
    return 'settled';
  },
);

interface Leaving {
  readonly endpointId: EndpointId;
  readonly token: string;
}

/**
 * Finds the next due delivery under the lock of the queue: deliveries that arrive meanwhile are either seen
 * or wait for the lock.
 */
const release = program<Leaving, undefined>(
  'delivery-queue.release',
  () => [],
  function* ({ endpointId, token }) {
    const [held] = yield* all(endLease(endpointQueues, [endpointId], token));
    if (!held) return undefined;
    const [endpointQueue, [next]] = yield* all(
      get(endpointQueues, endpointId),
      page(deliveries.indexes.pending, { equal: [endpointId], limit: 1 }),
    );
    if (endpointQueue)
      yield* all(
        replace(endpointQueues, released(endpointQueue, next?.status === 'pending' ? next.dueAt : undefined)),
      );
    return undefined;
  },
);

export const endpointQueueServicePrograms = [settle, release];

export const endpointQueueService = (
  kernel: Kernel,
): Pick<DeliveryQueue, 'claimEndpointQueues' | 'settle' | 'release'> => {
  const leave = async (endpointId: EndpointId, token: string): Promise<void> => {
    await kernel.run(release, { endpointId, token });
  };
  return {
    claimEndpointQueues: (claim) =>
      claimEndpointQueues(kernel, claim, (endpointId) => leave(endpointId, claim.lease.token)),
    settle: (settlement) => kernel.run(settle, settlement),
    release: leave,
  };
};
