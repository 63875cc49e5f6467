import { mediaStoreContract } from '../../contract/media/media-store.contract.ts';
import { mediaStoreMutants } from '../../contract/mutants/media/media-store.mutants.ts';
import { mutating } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { mediaStoresInFolder } from '../../support/worlds/media-store-worlds.ts';

describeContract('MediaStore in a folder', mediaStoreContract(mediaStoresInFolder(1)));
describeContract('MediaStore in a folder of two processes', mediaStoreContract(mediaStoresInFolder(2)));

describe('the suite of MediaStore', () => {
  for (const { title, by, of } of mediaStoreMutants) {
    expectMutantRejected(title, mediaStoreContract(mutating(mediaStoresInFolder(2), of)), by);
  }
});
