import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { aBatch, begun, receipt, totals } from '../../contract/usage-journal/stage.ts';
import { usageJournalContract } from '../../contract/usage-journal.contract.ts';
import { aUsageEvent, noon } from '../../support/builders.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps the usage journal', () => {
  const inMongo = mongoWorlds();
  describeInMongo('UsageJournal', usageJournalContract, inMongo);

  it('has no effect for a request that was let go of meanwhile, which may have begun anew', async () => {
    const { views, close } = await inMongo(1)();
    const [{ journal, receipts }] = views;
    const late = { ...aBatch(1, [aUsageEvent({ quantity: 2 }, 1)]), receipt };
    await begun(receipts);
    await receipts.abandon({ key: receipt.key, leaseUntil: noon + 60_000 });
    await expect(journal.record(late)).rejects.toThrow(Unavailable);
    await begun(receipts);
    await journal.record({ ...aBatch(2, [aUsageEvent({ quantity: 2 }, 2)]), receipt });
    expect(await totals(journal)).toEqual({ plays: 2, impressions: 0 });
    await close();
  });

  describe('a batch that was committed although its outcome was lost', () => {
    const [named, unnamed, again] = [
      aUsageEvent({ eventId: 'a', quantity: 2 }, 1),
      aUsageEvent({ quantity: 3 }, 2),
      aUsageEvent({ eventId: 'a', quantity: 2 }, 3),
    ];
    const other = aUsageEvent({ eventId: 'a', quantity: 9 }, 4);
    const outcome = {
      accepted: 2,
      duplicates: 1,
      rejected: [{ index: 3, reason: 'event-id-reused' }],
      unlicensed: [],
    };
    const batch = aBatch(1, [named, unnamed, again, other]);

    it('is neither counted twice nor called a duplicate of itself when it is run again', async () => {
      const { views, close } = await inMongo(1)();
      const [{ journal }] = views;
      expect(await journal.record(batch)).toEqual(outcome);
      expect(await journal.record(batch)).toEqual(outcome);
      expect(await totals(journal)).toEqual({ plays: 5, impressions: 0 });
      const next = aBatch(2, [{ ...named, usageId: other.usageId }]);
      expect(await journal.record(next)).toMatchObject({ accepted: 0, duplicates: 1 });
      await close();
    });

    it('answers the outcome that it left with its receipt', async () => {
      const { views, close } = await inMongo(1)();
      const [{ journal, receipts }] = views;
      await begun(receipts);
      expect(await journal.record({ ...batch, receipt })).toEqual(outcome);
      expect(await journal.record({ ...batch, receipt })).toEqual(outcome);
      expect(await totals(journal)).toEqual({ plays: 5, impressions: 0 });
      await close();
    });
  });
});
