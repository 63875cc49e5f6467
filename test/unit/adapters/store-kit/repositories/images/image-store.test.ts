import { imageStoreContract } from '../../../../../contract/images/image-store.contract.ts';
import { imageStoreMutants } from '../../../../../contract/mutants/images/image-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ImageStore of the store kit, in memory', imageStoreContract(storageInMemory));

describe('the suite of ImageStore, on the store kit', () => {
  for (const { title, by, of } of imageStoreMutants)
    expectMutantRejected(title, imageStoreContract(mutating(storageInMemory, of)), by);
});
