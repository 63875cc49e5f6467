import { usageJournalMutants } from '../../../../../contract/mutants/usage/usage-journal.mutants.ts';
import { usageJournalContract } from '../../../../../contract/usage/usage-journal.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { aBatch, begun, idempotency, totals } from '../../../../../contract/usage/usage-journal/stage.ts';
import { aUsageEvent, noon, platformId } from '../../../../../support/builders/builders.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('UsageJournal of the store kit, in memory', usageJournalContract(storageInMemory));

describe('the suite of UsageJournal, on the store kit', () => {
  for (const { title, by, of } of usageJournalMutants) {
    expectMutantRejected(title, usageJournalContract(mutating(storageInMemory, of)), by);
  }
});

describe('a batch of the store kit that was committed although its outcome was lost', () => {
  const worlds = [
    { title: 'without IDs', events: [1, 2].map((n) => aUsageEvent({ unlicensed: true }, n)) },
    { title: 'with IDs', events: [1, 2].map((n) => aUsageEvent({ eventId: `${n}` }, n)) },
    { title: 'with an ID and one without', events: [aUsageEvent({ eventId: 'a' }, 1), aUsageEvent({}, 2)] },
  ];
  it.each(worlds)('returns the same when it is run again: events $title', async ({ events }) => {
    const { views, close } = await storageInMemory();
    const [{ journal }] = views;
    const first = await journal.record(aBatch(1, events));
    expect(await journal.record(aBatch(1, events))).toEqual(first);
    expect(await totals(journal)).toEqual({ plays: 2, impressions: 0 });
    await close();
  });

  it('returns what it stored with its idempotency record', async () => {
    const { views, close } = await storageInMemory();
    const [{ journal, idempotencyStore }] = views;
    await begun(idempotencyStore);
    const batch = aBatch(1, [aUsageEvent({}, 1)], { effects: { idempotency } });
    const first = await journal.record(batch);
    expect(await journal.record(batch)).toEqual(first);
    expect(await totals(journal)).toEqual({ plays: 1, impressions: 0 });
    await close();
  });
});

describe('a page of usage events of the store kit', () => {
  it('ends after a bounded number of events, whether or not they match', async () => {
    const { views, close } = await storageInMemory();
    const [{ journal }] = views;
    const licensed = aUsageEvent({ occurredAt: noon - 1 }, 1);
    const others = Array.from({ length: 6_000 }, (_, n) => aUsageEvent({ unlicensed: true }, 2 + n));
    await journal.record(aBatch(1, [licensed, ...others]));
    const filter = { platformId: platformId(), unlicensed: false };
    const first = await journal.list(filter, { limit: 10 });
    expect(first).toMatchObject({ events: [], next: { occurredAt: noon } });
    const rest = await journal.list(filter, { limit: 10, ...(first.next && { after: first.next }) });
    expect(rest).toEqual({ events: [licensed] });
    await close();
  });
});
