import { usageJournalContract } from '../../contract/usage-journal.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`UsageJournal in ${title}`, usageJournalContract(onFile(stores)));
}
