import { eventTypes, type DomainEvent } from '../../../src/domain/shared/event.ts';
import { eventIdBehind, type EventId } from '../../../src/domain/shared/ids.ts';
import type { Outbox } from '../../../src/ports/driven/webhooks/outbox.ts';
import { anEvent, contentId, eventId, platformId } from '../../support/builders/builders.ts';
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

/** Events stored at once: the platform's own first and last, another's, and those of the catalog, which belong to no platform. */
const mixed = (): readonly DomainEvent[] => {
  const { platformId: _, ...nobodys } = anEvent({ type: 'track.updated' }, 3);
  return [
    anEvent({}, 1),
    anEvent({ platformId: platformId(2) }, 2),
    nobodys,
    { ...nobodys, eventId: eventId(4), type: 'track.takedown' },
    anEvent({ type: 'license.revoked' }, 5),
    anEvent({}, 6),
  ];
};

const withEvents = async (view: LedgerView): Promise<Outbox> => {
  const { offer } = await stage(view);
  await view.ledger.open(offer(1, {}, { effects: { events: mixed() } }));
  return view.outbox;
};

const everything = { platformId: platformId(), types: eventTypes };

/** The promises of every outbox: see `Outbox`. Events are stored by commits of the ledger. */
export const outboxContract = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
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

    policy('continues after any ID, and repeats nothing', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2, 3, 4, 5]) await view.ledger.open(offer(n, { contentId: contentId(n) }));
      const all = await view.outbox.list({ limit: 10 });
      const page = (after: EventId, limit: number) => view.outbox.list({ after, limit });
      expect(await page(eventId(2), 10)).toEqual(all.slice(2));
      expect(await page(eventId(2), 1)).toEqual(all.slice(2, 3));
      expect(await page(eventId(5), 10)).toEqual([]);
    }),

    policy('shows a platform its own events and those that are nobody’s, the latest first', async (view) => {
      const outbox = await withEvents(view);
      const all = mixed();
      const { events, next } = await outbox.latest(everything, { limit: 10 });
      expect(events).toEqual([5, 4, 3, 2, 0].map((i) => all[i]));
      expect(next).toBeUndefined();
      const stranger = await outbox.latest({ ...everything, platformId: platformId(3) }, { limit: 10 });
      expect(stranger.events).toEqual([all[3], all[2]]);
    }),

    policy('shows of the latest events those of the types asked for', async (view) => {
      const outbox = await withEvents(view);
      const ids = async (...types: readonly DomainEvent['type'][]) =>
        (await outbox.latest({ ...everything, types }, { limit: 10 })).events.map((event) => event.eventId);
      expect(await ids('license.issued')).toEqual([6, 1].map(eventId));
      expect(await ids('track.updated', 'license.revoked')).toEqual([5, 3].map(eventId));
      expect(await ids('endpoint.test')).toEqual([]);
      expect(await ids()).toEqual([]);
    }),

    policy(
      'shows the latest events in pages, each event once, and says where there are more',
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
      expect(await ids(eventIdBehind(eventId(4)))).toEqual([4, 3].map(eventId));
      // Another platform's.
      expect(await ids(eventIdBehind(eventId(2)))).toEqual([1].map(eventId));
      expect(await ids(eventId(4))).toEqual([3, 1].map(eventId));
    }),

    policy('has the events of all concurrent writers', async (view, rivals) => {
      const { offer } = await stage(view);
      await rivals(100, ({ ledger }, n) => ledger.open(offer(n, { contentId: contentId(n) })));
      const expected = Array.from({ length: 100 }, (_, i) => eventId(i + 1));
      expect((await walk(view.outbox, 7)).map((event) => event.eventId)).toEqual(expected);
    }),
  ];
};
