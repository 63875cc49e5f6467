import { contentStoreMutants } from '../../../../../contract/mutants/webhooks/content-store.mutants.ts';
import { contentStoreContract } from '../../../../../contract/webhooks/content-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ContentStore of the store kit, in memory', contentStoreContract(storageInMemory));

describe('the suite of ContentStore, on the store kit', () => {
  for (const { title, by, of } of contentStoreMutants) {
    expectMutantRejected(title, contentStoreContract(mutating(storageInMemory, of)), by);
  }
});
