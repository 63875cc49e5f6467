import type { DeliveryQueue } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { endpointId, platformId } from '../../../support/builders/builders.ts';
import type { QueueView } from '../../webhooks/delivery-queue/stage.ts';

const queue =
  (break_: (real: DeliveryQueue) => Partial<DeliveryQueue>) =>
  (view: QueueView): QueueView => ({ ...view, queue: { ...view.queue, ...break_(view.queue) } });

const ofEvents = 'returns the deliveries of events to one endpoint alone, newest event first';

/** Broken logs of deliveries, by what they do wrong, each with the cases that must catch it. */
export const deliveryLogMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: QueueView) => QueueView;
}[] = [
  {
    title: 'a log that begins with the oldest',
    by: ['lists an endpoint’s own deliveries newest first, each once, by every filter'],
    of: queue((real) => ({
      list: async (filter, page) => {
        const { deliveries, ...rest } = await real.list(filter, page);
        return { ...rest, deliveries: [...deliveries].reverse() };
      },
    })),
  },
  {
    title: 'a delivery of no platform',
    by: ['finds a delivery of any platform by its ID'],
    of: queue((real) => ({ findOfAny: (deliveryId) => real.find(platformId(2), deliveryId) })),
  },
  {
    title: 'deliveries of events in the order of their storage',
    by: [ofEvents],
    of: queue((real) => ({
      ofEvents: async (...requested) => [...(await real.ofEvents(...requested))].reverse(),
    })),
  },
  {
    title: 'deliveries of events to any endpoint of anyone',
    by: [ofEvents],
    of: queue((real) => ({
      ofEvents: async (_, __, eventIds) =>
        (
          await Promise.all(
            [1, 2].map(async (n) => {
              const { deliveries } = await real.list(
                { platformId: platformId(n), endpointId: endpointId(n) },
                { limit: 100 },
              );
              return deliveries.filter(({ eventId }) => eventIds.includes(eventId));
            }),
          )
        )
          .flat()
          .sort((one, other) => (one.eventId < other.eventId ? 1 : -1)),
    })),
  },
  {
    title: 'the deliveries of the first few events',
    by: [ofEvents],
    of: queue((real) => ({
      ofEvents: (platform, endpoint, eventIds) => real.ofEvents(platform, endpoint, eventIds.slice(0, 3)),
    })),
  },
];
