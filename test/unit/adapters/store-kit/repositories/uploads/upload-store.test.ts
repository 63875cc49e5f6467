import { uploadStoreContract } from '../../../../../contract/uploads/upload-store.contract.ts';
import { uploadStoreMutants } from '../../../../../contract/mutants/uploads/upload-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('UploadStore of the store kit, in memory', uploadStoreContract(storageInMemory));

describe('the suite of UploadStore, on the store kit', () => {
  for (const { title, by, of } of uploadStoreMutants)
    expectMutantRejected(title, uploadStoreContract(mutating(storageInMemory, of)), by);
});
