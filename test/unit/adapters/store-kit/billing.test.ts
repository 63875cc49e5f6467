import { billingBookContract } from '../../../contract/billing-book.contract.ts';
import { billingBookMutants } from '../../../contract/mutants/billing-book.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('BillingBook of the store kit, in memory', billingBookContract(storageInMemory));

describe('the suite of BillingBook, on the store kit', () => {
  for (const { title, by, of } of billingBookMutants) {
    expectMutantRejected(title, billingBookContract(mutating(storageInMemory, of)), by);
  }
});
