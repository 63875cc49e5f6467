import { usageJournalContract } from '../../contract/usage-journal.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('UsageJournal', usageJournalContract, onFile);
