import { roundRobinLater } from '../../../../domain/shared/fairness/round-robin.ts';
import { EventId } from '../../../../domain/shared/ids.ts';
import type { ClaimedEvent, Lease } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import { outbox, type OutboxRecord } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { peekPage, type PageRange } from '../../program.ts';
import { claiming } from '../shared/claiming.ts';

const { waiting, waitingOfOwner } = outbox.indexes;

interface WaitingEvent {
  readonly eventId: EventId;
  readonly owner: string;
}

/** Reads IDs and owners alone, because a claim returns the events that it leases. */
const waitingIn = async (
  kernel: Kernel,
  index: typeof waiting,
  range: PageRange,
): Promise<readonly WaitingEvent[]> =>
  (await kernel.read(peekPage(index, range, 'eventId', 'owner'))).map(({ eventId, owner }) => ({
    eventId: EventId(String(eventId)),
    owner: String(owner),
  }));

/**
 * Returns free events that wait, longest first. If one platform has more than its share of them, platforms
 * take turns.
 */
const freeBatch = async (kernel: Kernel, lease: Lease, limit: number, last: string) =>
  roundRobinLater<WaitingEvent>(
    {
      limit,
      last,
      idOf: ({ eventId }) => eventId,
      ownerOf: ({ owner }) => owner,
    },
    {
      oldest: (max) => waitingIn(kernel, waiting, { limit: max, free: lease }),
      oldestOf: (owner, max) =>
        waitingIn(kernel, waitingOfOwner, { equal: [owner], limit: max, free: lease }),
      ownerAfter: async (owner) => {
        const [next] = await waitingIn(kernel, waitingOfOwner, { after: [owner], limit: 1 });
        return next?.owner;
      },
    },
  );

const byId = (one: OutboxRecord, other: OutboxRecord): number =>
  one.event.eventId < other.event.eventId ? -1 : 1;

export const claimEvents = (kernel: Kernel) => {
  /** The platform that was served last. */
  let last = '';
  return (lease: Lease, limit: number): Promise<readonly ClaimedEvent[]> =>
    claiming<EventId, ClaimedEvent>({
      look: async () => {
        const batch = await freeBatch(kernel, lease, limit, last);
        last = batch.last;
        return batch.items.map(({ eventId }) => eventId);
      },
      take: async (ids) => {
        const won = await kernel.claim(
          outbox,
          ids.map((id) => [id]),
          lease,
        );
        return won
          .filter((each) => each.waiting === 1)
          .toSorted(byId)
          .map(({ event, after }) => ({ event, ...(after !== undefined && { after }) }));
      },
    });
};
