import type { EventId } from '../../src/domain/shared/ids.ts';
import type { Outbox } from '../../src/ports/driven/outbox.ts';
import { contentId, eventId } from '../support/builders.ts';
import type { ContractCase } from '../support/contract.ts';
import { stage, type LedgerView } from './license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from './world.ts';

/** Every event told, read in pages. */
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

/** What every outbox promises: see `Outbox`. The ledger is how events get in. */
export const outboxContract = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('is empty until something is told', async ({ outbox }) => {
      expect(await outbox.list({ limit: 100 })).toEqual([]);
    }),

    policy('lists events as they were given, by id, each once', async (view) => {
      const { offer } = await stage(view);
      const told = [];
      for (const n of [3, 1, 2]) {
        const opening = offer(n, { contentId: contentId(n) });
        await view.ledger.open(opening);
        told.push(...opening.events);
      }
      const [third, first, second] = told;
      expect(await walk(view.outbox, 2)).toEqual([first, second, third]);
    }),

    policy('goes on after any id, and repeats nothing', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2, 3, 4, 5]) await view.ledger.open(offer(n, { contentId: contentId(n) }));
      const all = await view.outbox.list({ limit: 10 });
      const page = (after: EventId, limit: number) => view.outbox.list({ after, limit });
      expect(await page(eventId(2), 10)).toEqual(all.slice(2));
      expect(await page(eventId(2), 1)).toEqual(all.slice(2, 3));
      expect(await page(eventId(5), 10)).toEqual([]);
    }),

    policy('has the events of all who write at once', async (view, rivals) => {
      const { offer } = await stage(view);
      await rivals(100, ({ ledger }, n) => ledger.open(offer(n, { contentId: contentId(n) })));
      const expected = Array.from({ length: 100 }, (_, i) => eventId(i + 1));
      expect((await walk(view.outbox, 7)).map((event) => event.eventId)).toEqual(expected);
    }),
  ];
};
