import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`LicenseLedger in ${title}`, licenseLedgerContract(onFile(stores)));
  describeContract(`Outbox in ${title}`, outboxContract(onFile(stores)));
}
