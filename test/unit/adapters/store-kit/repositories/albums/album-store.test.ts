import { albumStoreContract } from '../../../../../contract/albums/album-store.contract.ts';
import { albumStoreMutants } from '../../../../../contract/mutants/albums/album-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('AlbumStore of the store kit, in memory', albumStoreContract(storageInMemory));

describe('the suite of AlbumStore, on the store kit', () => {
  for (const { title, by, of } of albumStoreMutants)
    expectMutantRejected(title, albumStoreContract(mutating(storageInMemory, of)), by);
});
