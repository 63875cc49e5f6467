import { contentStoreMutants } from '../../../contract/mutants/content-store.mutants.ts';
import { contentStoreContract } from '../../../contract/content-store.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('ContentStore of the store kit, in memory', contentStoreContract(storageInMemory));

describe('the suite of ContentStore, on the store kit', () => {
  for (const { title, by, of } of contentStoreMutants) {
    expectMutantRejected(title, contentStoreContract(mutating(storageInMemory, of)), by);
  }
});
