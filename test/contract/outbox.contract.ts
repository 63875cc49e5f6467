import type { Outbox, OutboxEntry } from '../../src/ports/driven/outbox.ts';
import { contentId, licenseId } from '../support/builders.ts';
import type { ContractCase } from '../support/contract.ts';
import { stage, type LedgerView } from './license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from './world.ts';

/** Every event told, read in pages. */
const walk = async (outbox: Outbox, limit: number, from = 0) => {
  const pages = [];
  let position = from;
  for (;;) {
    const page = await outbox.after(position, limit);
    expect(page.length).toBeLessThanOrEqual(limit);
    pages.push(...page);
    const last = page.at(-1);
    if (!last) return pages;
    position = last.position;
  }
};

/** What every outbox promises: see `Outbox`. The ledger is how events get in. */
export const outboxContract = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('is empty until something is told', async ({ outbox }) => {
      expect(await outbox.after(0, 100)).toEqual([]);
    }),

    policy('tells events as they were given, in the order of commits, each once', async (view) => {
      const { offer } = await stage(view);
      const offers = [3, 1, 2].map((n) => offer(n, { contentId: contentId(n) }));
      for (const opening of offers) await view.ledger.open(opening);
      const entries = await walk(view.outbox, 2);
      expect(entries.map(({ event }) => event)).toEqual(offers.flatMap(({ events }) => events));
      const positions = entries.map(({ position }) => position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      expect(new Set(positions).size).toBe(3);
      expect(positions[0]).toBeGreaterThan(0);
    }),

    policy('goes on after any position, and repeats nothing', async (view) => {
      const { offer } = await stage(view);
      for (const n of [1, 2, 3, 4, 5]) await view.ledger.open(offer(n, { contentId: contentId(n) }));
      const all = await view.outbox.after(0, 10);
      const second = all[1]?.position ?? 0;
      expect(await view.outbox.after(second, 10)).toEqual(all.slice(2));
      expect(await view.outbox.after(second, 1)).toEqual(all.slice(2, 3));
      expect(await view.outbox.after(all.at(-1)?.position ?? 0, 10)).toEqual([]);
    }),

    policy('shows a follower every event, whoever else is writing', async (view, rivals) => {
      const { offer } = await stage(view);
      const heard: OutboxEntry[] = [];
      const listen = async (): Promise<number> => {
        const page = await view.outbox.after(heard.at(-1)?.position ?? 0, 7);
        heard.push(...page);
        return page.length;
      };
      const ledgers = rivals(100, ({ ledger }, n) => ledger.open(offer(n, { contentId: contentId(n) })));
      const silent = new AbortController();
      const writing = ledgers.finally(() => silent.abort());
      while (!silent.signal.aborted) {
        await listen();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await writing;
      while ((await listen()) > 0);
      const expected = Array.from({ length: 100 }, (_, i) => licenseId(i + 1));
      expect(heard.map(({ event }) => event.data['licenseId']).sort()).toEqual(expected);
    }),
  ];
};
