import { billingStoreContract } from '../../../../../contract/billing/billing-store.contract.ts';
import { billingStoreMutants } from '../../../../../contract/mutants/billing/billing-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('BillingStore of the store kit, in memory', billingStoreContract(storageInMemory));

describe('the suite of BillingStore, on the store kit', () => {
  for (const { title, by, of } of billingStoreMutants) {
    expectMutantRejected(title, billingStoreContract(mutating(storageInMemory, of)), by);
  }
});
