import { usageJournalMutants } from '../../../contract/mutants/usage-journal.mutants.ts';
import { usageJournalContract } from '../../../contract/usage-journal.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('UsageJournal in SQLite, in memory', usageJournalContract(inMemory));

describe('the suite of UsageJournal', () => {
  for (const { title, by, of } of usageJournalMutants) {
    expectMutantRejected(title, usageJournalContract(mutating(inMemory, of)), by);
  }
});
