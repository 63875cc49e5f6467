import { billingBookContract } from '../../../contract/billing-book.contract.ts';
import { billingBookMutants } from '../../../contract/mutants/billing-book.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('BillingBook in SQLite, in memory', billingBookContract(inMemory));

describe('the suite of BillingBook', () => {
  for (const { title, by, of } of billingBookMutants) {
    expectMutantRejected(title, billingBookContract(mutating(inMemory, of)), by);
  }
});
