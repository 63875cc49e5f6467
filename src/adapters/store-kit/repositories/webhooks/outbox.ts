import { isAbout, type DomainEvent } from '../../../../domain/shared/event.ts';
import type { EventId } from '../../../../domain/shared/ids.ts';
import type { EventFilter, Outbox } from '../../../../ports/driven/webhooks/outbox.ts';
import { outbox } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';

const { key, ofOwner, ofSubject } = outbox.indexes;

type LatestPage = Parameters<Outbox['latest']>[1];

const latestFirst = (one: DomainEvent, other: DomainEvent): number => (one.eventId < other.eventId ? 1 : -1);

/** Returns the event with an ID, if it matches and is before the place. */
const single = async (
  kernel: Kernel,
  eventId: EventId,
  filter: EventFilter,
  { before }: LatestPage,
): Promise<readonly DomainEvent[]> => {
  const { platformId, types } = filter;
  const event = (await kernel.read(get(outbox, eventId)))?.event;
  const isFound =
    event !== undefined &&
    (event.platformId ?? platformId) === platformId &&
    types.includes(event.type) &&
    isAbout(event, filter) &&
    (before === undefined || event.eventId < before);
  return isFound ? [event] : [];
};

/** Returns more events than a page has, if there are more. Each type has a range of its own in the index. */
const several = async (
  kernel: Kernel,
  filter: EventFilter,
  { limit, before }: LatestPage,
): Promise<readonly DomainEvent[]> => {
  const { platformId, types, licenseId, trackId } = filter;
  // A license has fewer events than its track.
  const subject = licenseId ?? trackId;
  const pages = await Promise.all(
    [platformId, ''].flatMap((owner) =>
      types.map((type) =>
        walk(
          kernel,
          subject === undefined ? ofOwner : ofSubject,
          {
            equal: subject === undefined ? [owner, type] : [subject, owner, type],
            limit: limit + 1,
            descending: true,
          },
          ({ event: { eventId } }) => [eventId],
          {
            wanted: ({ event }) => isAbout(event, filter),
            ...(before !== undefined && { begin: [before] }),
          },
        ),
      ),
    ),
  );
  return pages
    .flat()
    .map(({ event }) => event)
    .toSorted(latestFirst);
};

export const eventOutbox = (kernel: Kernel): Outbox => ({
  list: async ({ after, limit }) => {
    const found = await kernel.read(page(key, { limit, ...(after !== undefined && { after: [after] }) }));
    return found.map(({ event }) => event);
  },
  find: async (eventId) => (await kernel.read(get(outbox, eventId)))?.event,
  latest: async (filter, requested) => {
    const { eventId } = filter;
    const found = await (eventId === undefined
      ? several(kernel, filter, requested)
      : single(kernel, eventId, filter, requested));
    const events = found.slice(0, requested.limit);
    const last = events.at(-1);
    return { events, ...(found.length > requested.limit && last && { next: last.eventId }) };
  },
});
