import { licenseLedgerContract } from '../../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../../contract/outbox.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('LicenseLedger in SQLite, in memory', licenseLedgerContract(inMemory));
describeContract('Outbox in SQLite, in memory', outboxContract(inMemory));
