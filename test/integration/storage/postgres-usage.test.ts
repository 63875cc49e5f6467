import { journalInterleavingContract } from '../../contract/usage-journal/interleaving.ts';
import { usageJournalContract } from '../../contract/usage-journal.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'usage in PostgreSQL', () => {
  const worlds = postgresWorlds();
  describeContract('UsageJournal with one pool', usageJournalContract(worlds.storages(1)));
  describeContract('UsageJournal with two pools', amongViews(usageJournalContract(worlds.storages(2))));
  describeContract('UsageJournal among rivals', journalInterleavingContract(worlds.storages(2)));

  describe('the suite of UsageJournal', () => {
    expectMutantRejected('a journal without locks', journalInterleavingContract(worlds.unlocked(2)), [
      'counts a batch once that is run again under its key, at step 2',
      'counts a flush once that comes twice, at step 2',
      'keeps no use of a credential that is removed meanwhile, at step 3',
    ]);
  });
});
