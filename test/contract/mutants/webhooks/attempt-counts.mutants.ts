import type { EndpointId } from '../../../../src/domain/shared/ids.ts';
import { hourCountsOf, type HourCounts } from '../../../../src/domain/webhooks/endpoint-stats.ts';
import type { DeliveryQueue, Settlement } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { endpointId } from '../../../support/builders/builders.ts';
import type { QueueView } from '../../webhooks/delivery-queue/stage.ts';

const queue =
  (break_: (real: DeliveryQueue) => Partial<DeliveryQueue>) =>
  (view: QueueView): QueueView => ({ ...view, queue: { ...view.queue, ...break_(view.queue) } });

const added = (hours: readonly HourCounts[], one: HourCounts): readonly HourCounts[] => {
  const before = hours.find(({ hour }) => hour === one.hour) ?? { ...one, succeeded: 0, failed: 0 };
  const sum = {
    ...one,
    succeeded: before.succeeded + one.succeeded,
    failed: before.failed + one.failed,
  };
  return [...hours.filter(({ hour }) => hour !== one.hour), sum].toSorted((a, b) => a.hour - b.hour);
};

/** Counts beside the commit, what `counts` says. */
const besideTheCommit = (counts: (settlement: Settlement, outcome: string) => boolean) =>
  queue((real) => {
    const kept = new Map<EndpointId, readonly HourCounts[]>();
    return {
      settle: async (settlement) => {
        const outcome = await real.settle(settlement).catch((error: unknown) => {
          if (counts(settlement, 'broken')) note(settlement);
          throw error;
        });
        if (counts(settlement, outcome)) note(settlement);
        return outcome;
        function note({ delivery: { endpointId: id, attempts } }: Settlement) {
          const last = attempts.at(-1);
          if (last) kept.set(id, added(kept.get(id) ?? [], hourCountsOf(id, last)));
        }
      },
      attemptCounts: async (id, from) => (kept.get(id) ?? []).filter(({ hour }) => hour >= from),
    };
  });

/** Queues that count wrongly. */
export const attemptCountMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: QueueView) => QueueView;
}[] = [
  {
    title: 'every settlement counted, however often it comes',
    by: ['counts an attempt once, however often it is settled, also if it was requested again'],
    of: besideTheCommit((_, outcome) => outcome === 'settled'),
  },
  {
    title: 'attempts counted before the commit is sure',
    by: ['counts nothing that was not settled, and no delivery that was given up untried'],
    of: besideTheCommit(() => true),
  },
  {
    title: 'hours from the first on, whatever is requested',
    by: ['counts attempts at an endpoint by the hour in which they were sent, oldest first'],
    of: queue((real) => ({ attemptCounts: (id) => real.attemptCounts(id, 0) })),
  },
  {
    title: 'the counts of one endpoint returned for all',
    by: ['counts attempts at an endpoint by the hour in which they were sent, oldest first'],
    of: queue((real) => ({ attemptCounts: (_, from) => real.attemptCounts(endpointId(), from) })),
  },
  {
    title: 'the newest hour first',
    by: ['counts attempts at an endpoint by the hour in which they were sent, oldest first'],
    of: queue((real) => ({
      attemptCounts: async (id, from) => [...(await real.attemptCounts(id, from))].reverse(),
    })),
  },
  {
    title: 'counts that are never deleted',
    by: ['deletes the counts of past hours, and no others'],
    of: queue((real) => ({
      deleteExpired: (before, limit) => real.deleteExpired({ ...before, deliveries: 0 }, limit),
    })),
  },
];
