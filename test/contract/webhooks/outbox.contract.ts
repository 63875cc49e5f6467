import { eventTypes, type DomainEvent } from '../../../src/domain/shared/event.ts';
import { EventId, TrackId } from '../../../src/domain/shared/ids.ts';
import type { DeliveryQueue } from '../../../src/ports/driven/webhooks/delivery-queue.ts';
import type { EventFilter, Outbox } from '../../../src/ports/driven/webhooks/outbox.ts';
import {
  anEvent,
  contentId,
  eventId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { stage, type LedgerView } from '../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** Returns every stored event, read in pages. */
const walk = async (outbox: Outbox, limit: number) => {
  const events = [];
  let after: EventId | undefined;
  for (;;) {
    const page = await outbox.list({ limit, ...(after && { after }) });
    expect(page.length).toBeLessThanOrEqual(limit);
    events.push(...page);
    after = page.at(-1)?.eventId;
    if (!after) return events;
  }
};

/** Events stored together: the platform's own first and last, another's, and those of the catalog, which belong to no platform. */
const mixed = (): readonly DomainEvent[] => {
  const { platformId: _, ...catalogEvent } = anEvent({ type: 'track.updated' }, 3);
  return [
    anEvent({}, 1),
    anEvent({ platformId: platformId(2) }, 2),
    catalogEvent,
    { ...catalogEvent, eventId: eventId(4), type: 'track.takedown' },
    anEvent({ type: 'license.revoked' }, 5),
    anEvent({}, 6),
  ];
};

/** Events about licenses and tracks: the first license is of the first track, as is another platform's. */
const aboutRecords = (): readonly DomainEvent[] => {
  const first = { licenseId: licenseId(1), trackId: trackId(1) };
  const { platformId: _, ...catalogEvent } = anEvent(
    { type: 'track.takedown', data: { trackId: trackId(1) } },
    3,
  );
  return [
    anEvent({ data: first }, 1),
    anEvent({ platformId: platformId(2), data: { ...first, licenseId: licenseId(2) } }, 2),
    catalogEvent,
    anEvent({ type: 'license.revoked', data: first }, 4),
    anEvent({ data: { licenseId: licenseId(3), trackId: trackId(2) } }, 5),
    anEvent({ type: 'usage.quota_warning', data: { limit: 100 } }, 6),
  ];
};

/** The ledger, whose commits record events, and the queue, which fans them out. */
interface OutboxView extends LedgerView {
  readonly queue: DeliveryQueue;
}

const withEvents = async (view: LedgerView, events = mixed()): Promise<Outbox> => {
  const { offer } = await stage(view);
  await view.ledger.open(offer(1, {}, { effects: { events } }));
  return view.outbox;
};

const fanOutAll = async ({ queue }: OutboxView): Promise<void> => {
  const lease = { token: 'worker', now: noon, until: noon + 60_000 };
  for (;;) {
    const claimed = await queue.claimEvents(lease, 100);
    if (claimed.length === 0) return;
    const page = { token: lease.token, deliveries: [], mails: [], progress: 'done' as const };
    for (const { event } of claimed) await queue.fanOut({ eventId: event.eventId, ...page });
  }
};

const withFannedOut = async (view: OutboxView, events: readonly DomainEvent[]): Promise<Outbox> => {
  const outbox = await withEvents(view, events);
  await fanOutAll(view);
  return outbox;
};

const everything = { platformId: platformId(), types: eventTypes };

/** The promises of every outbox: see `Outbox`. Events are stored by commits of the ledger. */
export const outboxContract = (open: OpenWorld<OutboxView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('is empty until an event is stored', async ({ outbox }) => {
      expect(await outbox.list({ limit: 100 })).toEqual([]);
    }),

    policy('lists events as they were given, by id, each once', async (view) => {
      const { offer } = await stage(view);
      const events = [];
      for (const n of [3, 1, 2]) {
        const opening = offer(n, { contentId: contentId(n) });
        await view.ledger.open(opening);
        events.push(...opening.effects.events);
      }
      const [third, first, second] = events;
      expect(await walk(view.outbox, 2)).toEqual([first, second, third]);
    }),

    policy('finds an event of any platform by its ID, and no other', async (view) => {
      const outbox = await withEvents(view);
      for (const event of mixed()) expect(await outbox.find(event.eventId)).toEqual(event);
      expect(await outbox.find(eventId(99))).toBeUndefined();
    }),

    policy('continues after any ID, and repeats nothing', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2, 3, 4, 5]) await view.ledger.open(offer(n, { contentId: contentId(n) }));
      const all = await view.outbox.list({ limit: 10 });
      const page = (after: EventId, limit: number) => view.outbox.list({ after, limit });
      expect(await page(eventId(2), 10)).toEqual(all.slice(2));
      expect(await page(eventId(2), 1)).toEqual(all.slice(2, 3));
      expect(await page(eventId(5), 10)).toEqual([]);
    }),

    policy('shows a platform its own events and those for all platforms, the latest first', async (view) => {
      const outbox = await withEvents(view);
      const all = mixed();
      const { events, next } = await outbox.latest(everything, { limit: 10 });
      expect(events).toEqual([5, 4, 3, 2, 0].map((i) => all[i]));
      expect(next).toBeUndefined();
      const stranger = await outbox.latest({ ...everything, platformId: platformId(3) }, { limit: 10 });
      expect(stranger.events).toEqual([all[3], all[2]]);
    }),

    policy('shows the latest events of the requested types', async (view) => {
      const outbox = await withEvents(view);
      const ids = async (...types: readonly DomainEvent['type'][]) =>
        (await outbox.latest({ ...everything, types }, { limit: 10 })).events.map((event) => event.eventId);
      expect(await ids('license.issued')).toEqual([6, 1].map(eventId));
      expect(await ids('track.updated', 'license.revoked')).toEqual([5, 3].map(eventId));
      expect(await ids('endpoint.test')).toEqual([]);
      expect(await ids()).toEqual([]);
    }),

    policy(
      'shows the latest events in pages, each event once, and reports if there are more',
      async (view) => {
        const outbox = await withEvents(view);
        const seen = [];
        let next: EventId | undefined;
        do {
          const page = await outbox.latest(everything, { limit: 2, ...(next && { before: next }) });
          seen.push(page.events.map((event) => event.eventId));
          next = page.next;
        } while (next);
        expect(seen).toEqual([[6, 5].map(eventId), [4, 3].map(eventId), [eventId(1)]]);
        expect((await outbox.latest(everything, { limit: 5 })).next).toBeUndefined();
      },
    ),

    policy('begins the latest events before any text, whether or not it is the id of one', async (view) => {
      const outbox = await withEvents(view);
      const ids = async (before: EventId) =>
        (await outbox.latest(everything, { limit: 2, before })).events.map((event) => event.eventId);
      expect(await ids(EventId(`${eventId(4)}~`))).toEqual([4, 3].map(eventId));
      // Another platform's.
      expect(await ids(EventId(`${eventId(2)}~`))).toEqual([1].map(eventId));
      expect(await ids(eventId(4))).toEqual([3, 1].map(eventId));
    }),

    policy('finds the events about a license, about a track, and about both', async (view) => {
      const outbox = await withFannedOut(view, aboutRecords());
      const ids = async (changes: Partial<EventFilter> = {}) =>
        (await outbox.latest({ ...everything, ...changes }, { limit: 10 })).events.map(
          (event) => event.eventId,
        );
      expect(await ids({ licenseId: licenseId(1) })).toEqual([4, 1].map(eventId));
      expect(await ids({ trackId: trackId(1) })).toEqual([4, 3, 1].map(eventId));
      expect(await ids({ trackId: trackId(1), types: ['track.takedown', 'license.issued'] })).toEqual(
        [3, 1].map(eventId),
      );
      expect(await ids({ trackId: trackId(1), platformId: platformId(2) })).toEqual([3, 2].map(eventId));
      expect(await ids({ licenseId: licenseId(3), trackId: trackId(2) })).toEqual([eventId(5)]);
      expect(await ids({ licenseId: licenseId(1), trackId: trackId(2) })).toEqual([]);
      // A license is no track.
      expect(await ids({ trackId: TrackId(licenseId(1)) })).toEqual([]);
      // Another platform's license.
      expect(await ids({ licenseId: licenseId(2) })).toEqual([]);
      expect(await ids({ licenseId: licenseId(4) })).toEqual([]);
      expect(await ids()).toEqual([6, 5, 4, 3, 1].map(eventId));
    }),

    policy('shows events that are found by two records in pages, each once', async (view) => {
      const events = aboutRecords();
      const [one] = events;
      const more = [7, 8, 9].map((n) => ({ ...anEvent({}, n), data: one?.data ?? {} }));
      const others = [10, 11].map((n) => anEvent({ data: { ...one?.data, licenseId: licenseId(n) } }, n));
      const outbox = await withFannedOut(view, [...events, ...more, ...others]);
      const seen = [];
      let next: EventId | undefined;
      do {
        const page = { limit: 2, ...(next && { before: next }) };
        const both = { trackId: trackId(1), licenseId: licenseId(1) };
        const found = await outbox.latest({ ...everything, ...both }, page);
        seen.push(found.events.map((event) => event.eventId));
        next = found.next;
      } while (next);
      expect(seen).toEqual([[9, 8].map(eventId), [7, 4].map(eventId), [eventId(1)]]);
    }),

    policy(
      'finds an event by its license and track once it is fanned out, and by its id immediately',
      async (view) => {
        const [event] = aboutRecords();
        const outbox = await withEvents(view, aboutRecords().slice(0, 1));
        const found = async (by: Partial<EventFilter>) =>
          (await outbox.latest({ ...everything, ...by }, { limit: 10 })).events;
        expect(await found({ licenseId: licenseId(1) })).toEqual([]);
        expect(await found({ trackId: trackId(1) })).toEqual([]);
        expect(await found({ eventId: eventId(1) })).toEqual([event]);
        expect(await found({})).toEqual([event]);
        await fanOutAll(view);
        expect(await found({ licenseId: licenseId(1) })).toEqual([event]);
        expect(await found({ trackId: trackId(1) })).toEqual([event]);
      },
    ),

    policy('finds one event by its id, for those who may see it', async (view) => {
      const outbox = await withEvents(view, aboutRecords());
      const found = async (n: number, changes: Partial<EventFilter> = {}, before?: EventId) =>
        outbox.latest(
          { ...everything, ...changes, eventId: eventId(n) },
          { limit: 10, ...(before && { before }) },
        );
      const all = aboutRecords();
      expect(await found(4)).toEqual({ events: [all[3]] });
      expect(await found(3)).toEqual({ events: [all[2]] });
      const none = { events: [] };
      expect(await found(2)).toEqual(none);
      expect(await found(7)).toEqual(none);
      expect(await found(4, { types: ['license.issued'] })).toEqual(none);
      expect(await found(4, { licenseId: licenseId(1), trackId: trackId(1) })).toEqual({ events: [all[3]] });
      expect(await found(4, { licenseId: licenseId(1), trackId: trackId(2) })).toEqual(none);
      expect(await found(4, {}, eventId(5))).toEqual({ events: [all[3]] });
      expect(await found(4, {}, eventId(4))).toEqual(none);
    }),

    policy('has the events of all concurrent writers', async (view, concurrently) => {
      const { offer } = await stage(view);
      await concurrently(100, ({ ledger }, n) => ledger.open(offer(n, { contentId: contentId(n) })));
      const expected = Array.from({ length: 100 }, (_, i) => eventId(i + 1));
      expect((await walk(view.outbox, 7)).map((event) => event.eventId)).toEqual(expected);
    }),
  ];
};
