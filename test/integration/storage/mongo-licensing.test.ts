import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps licenses and what is told of them', () => {
  const inMongo = mongoWorlds();
  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    describeContract(`LicenseLedger with ${title}`, licenseLedgerContract(inMongo(stores)));
    describeContract(`Outbox with ${title}`, outboxContract(inMongo(stores)));
  }
});
