import type { Delivery } from '../../../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../../../domain/webhooks/endpoint.ts';
import { endpointQueueOf } from '../../../../domain/webhooks/endpoint-queue.ts';
import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { deliveries, attemptCounts, endpoints, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insertIfAbsent, peek } from '../../program.ts';
import { kindOf, sameAs, type Archived, type KitKind } from '../kind.ts';

const readEndpoint = async (endpoint: Endpoint, kernel: Kernel): Promise<Archived<'endpoints'>> => {
  const { health = {}, nextDue } = (await kernel.read(get(endpointQueues, endpoint.endpointId))) ?? {};
  return { endpoint, health, ...(nextDue !== undefined && { nextDue }) };
};

/** Deliveries of a removed endpoint are deleted later and not moved. */
const readDelivery = async (delivery: Delivery, kernel: Kernel): Promise<Delivery | undefined> => {
  if (delivery.status !== 'pending') return delivery;
  const endpointQueue = await kernel.read(peek(endpointQueues, [delivery.endpointId], 'state'));
  return endpointQueue === undefined || endpointQueue.state === 'removed' ? undefined : delivery;
};

/** Endpoints and their deliveries. */
export const webhookKinds = {
  endpoints: kindOf<'endpoints', Endpoint>({
    index: endpoints.indexes.key,
    others: [endpointQueues],
    record: readEndpoint,
    write: (records) =>
      all(
        ...records.flatMap(({ endpoint, health, nextDue }) => [
          insertIfAbsent(endpoints, endpoint),
          insertIfAbsent(endpointQueues, {
            ...endpointQueueOf(endpoint),
            health,
            ...(nextDue !== undefined && { nextDue }),
          }),
        ]),
      ),
  }),
  'event-deliveries': kindOf<'event-deliveries', Delivery>({
    index: deliveries.indexes.key,
    partial: true,
    record: readDelivery,
    write: (records) => all(...records.map((delivery) => insertIfAbsent(deliveries, delivery))),
  }),
  'delivery-tallies': sameAs<'delivery-tallies'>(attemptCounts),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
