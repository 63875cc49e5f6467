import type { DomainEvent } from '../../../../domain/shared/event.ts';
import type { Outbox } from '../../../../ports/driven/webhooks/outbox.ts';
import { outbox } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';

const { key, ofOwner } = outbox.indexes;

const latestFirst = (one: DomainEvent, other: DomainEvent): number => (one.eventId < other.eventId ? 1 : -1);

/** The number of owners and types that are read at once: a list of events takes few connections of a database. */
const readAtOnce = 4;

export const eventOutbox = (kernel: Kernel): Outbox => ({
  list: async ({ after, limit }) => {
    const found = await kernel.read(page(key, { limit, ...(after !== undefined && { after: [after] }) }));
    return found.map(({ event }) => event);
  },
  latest: async ({ platformId, types }, { limit, before }) => {
    const after = before === undefined ? {} : { after: [before] };
    const shelves = [platformId, ''].flatMap((owner) => types.map((type) => [owner, type]));
    let found: readonly DomainEvent[] = [];
    for (let at = 0; at < shelves.length; at += readAtOnce) {
      // The page is full of later events: an earlier one is not in it.
      const earliest = found[limit];
      const from = earliest === undefined ? {} : { from: earliest.eventId };
      const pages = await Promise.all(
        shelves
          .slice(at, at + readAtOnce)
          .map((equal) =>
            kernel.read(page(ofOwner, { equal, limit: limit + 1, descending: true, ...after, ...from })),
          ),
      );
      const read = pages.flat().map(({ event }) => event);
      found = [...found, ...read].toSorted(latestFirst).slice(0, limit + 1);
    }
    const events = found.slice(0, limit);
    const last = events.at(-1);
    return { events, ...(found.length > limit && last && { next: last.eventId }) };
  },
});
