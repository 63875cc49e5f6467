import type { DomainEvent } from '../../../../domain/shared/event.ts';
import type { Outbox } from '../../../../ports/driven/webhooks/outbox.ts';
import { outbox } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';

const { key, ofOwner } = outbox.indexes;

const latestFirst = (one: DomainEvent, other: DomainEvent): number => (one.eventId < other.eventId ? 1 : -1);

export const eventOutbox = (kernel: Kernel): Outbox => ({
  list: async ({ after, limit }) => {
    const found = await kernel.read(page(key, { limit, ...(after !== undefined && { after: [after] }) }));
    return found.map(({ event }) => event);
  },
  latest: async ({ platformId, types }, { limit, before }) => {
    const after = before === undefined ? {} : { after: [before] };
    const pages = await Promise.all(
      [platformId, ''].flatMap((owner) =>
        types.map((type) =>
          kernel.read(page(ofOwner, { equal: [owner, type], limit: limit + 1, descending: true, ...after })),
        ),
      ),
    );
    const found = pages
      .flat()
      .map(({ event }) => event)
      .toSorted(latestFirst);
    const events = found.slice(0, limit);
    const last = events.at(-1);
    return { events, ...(found.length > limit && last && { next: last.eventId }) };
  },
});
