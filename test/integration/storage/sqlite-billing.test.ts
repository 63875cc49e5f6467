import { billingBookContract } from '../../contract/billing-book.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`BillingBook in ${title}`, billingBookContract(onFile(stores)));
}
