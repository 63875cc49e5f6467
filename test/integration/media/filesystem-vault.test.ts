import { mediaStoreContract } from '../../contract/media-store.contract.ts';
import { mediaStoreMutants } from '../../contract/mutants/media-store.mutants.ts';
import { mutating } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { vaultsInFolder } from '../../support/vault-worlds.ts';

describeContract('MediaStore in a folder', mediaStoreContract(vaultsInFolder(1)));
describeContract('MediaStore in a folder of two processes', mediaStoreContract(vaultsInFolder(2)));

describe('the suite of MediaStore', () => {
  for (const { title, by, of } of mediaStoreMutants) {
    expectMutantRejected(title, mediaStoreContract(mutating(vaultsInFolder(2), of)), by);
  }
});
