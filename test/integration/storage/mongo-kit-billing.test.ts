import { billingInterleavingContract } from '../../contract/billing-book/interleaving.ts';
import { billingBookContract } from '../../contract/billing-book.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'billing in MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();
  describeInMongoKit('BillingBook', billingBookContract, worlds.storages);
  describeContract('BillingBook among rivals', billingInterleavingContract(worlds.storages(2)));
});
