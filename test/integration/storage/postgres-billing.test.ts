import { billingInterleavingContract } from '../../contract/billing-book/interleaving.ts';
import { billingBookContract } from '../../contract/billing-book.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'billing in PostgreSQL', () => {
  const worlds = postgresWorlds();
  describeContract('BillingBook with one pool', billingBookContract(worlds.storages(1)));
  describeContract('BillingBook with two pools', amongViews(billingBookContract(worlds.storages(2))));
  describeContract('BillingBook among rivals', billingInterleavingContract(worlds.storages(2)));

  describe('the suite of BillingBook', () => {
    expectMutantRejected('a billing book without locks', billingInterleavingContract(worlds.unlocked(2)), [
      'settles an account or changes its platform, if both were decided on the same version, at step 2',
      'keeps an account due whose platform asks for it, at step 2',
    ]);
  });
});
