import { journalInterleavingContract } from '../../contract/usage-journal/interleaving.ts';
import { usageJournalContract } from '../../contract/usage-journal.contract.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'usage in MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();
  describeInMongoKit('UsageJournal', usageJournalContract, worlds.storages);
  describeContract('UsageJournal among rivals', journalInterleavingContract(worlds.storages(2)));

  describe('the suite of UsageJournal', () => {
    // Only what is decided by records that a program does not write itself: snapshots conflict over the others.
    expectMutantRejected('a journal without locks', journalInterleavingContract(worlds.unlocked(2)), [
      'keeps no use of a credential that is removed meanwhile, at step 3',
    ]);
  });
});
