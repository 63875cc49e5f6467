import { takeTurnsLater } from '../../../../domain/shared/fair-turns.ts';
import type { EventId } from '../../../../domain/shared/ids.ts';
import type { ClaimedEvent, Lease } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import { outbox, type OutboxRecord } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';
import { claiming } from '../shared/claiming.ts';

const { waiting, waitingOfOwner } = outbox.indexes;

/**
 * Returns free events that wait, longest first. If one platform has more than its share of them, platforms
 * take turns.
 */
const freeInTurn = async (kernel: Kernel, lease: Lease, limit: number, last: string) =>
  takeTurnsLater<OutboxRecord>(
    {
      limit,
      last,
      idOf: ({ event }) => event.eventId,
      ownerOf: ({ event }) => event.platformId ?? '',
    },
    {
      oldest: (most) => kernel.read(page(waiting, { limit: most, free: lease })),
      oldestOf: (owner, most) =>
        kernel.read(page(waitingOfOwner, { equal: [owner], limit: most, free: lease })),
      ownerAfter: async (owner) => {
        const [next] = await kernel.read(page(waitingOfOwner, { after: [owner], limit: 1 }));
        return next?.event.platformId;
      },
    },
  );

const byId = (one: OutboxRecord, other: OutboxRecord): number =>
  one.event.eventId < other.event.eventId ? -1 : 1;

export const claimEvents = (kernel: Kernel) => {
  /** The platform whose turn was last. */
  let last = '';
  return (lease: Lease, limit: number): Promise<readonly ClaimedEvent[]> =>
    claiming<EventId, ClaimedEvent>({
      look: async () => {
        const turns = await freeInTurn(kernel, lease, limit, last);
        last = turns.last;
        return turns.items.map(({ event }) => event.eventId);
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
