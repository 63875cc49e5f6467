import { artistStoreContract } from '../../../../../contract/artists/artist-store.contract.ts';
import { artistStoreMutants } from '../../../../../contract/mutants/artists/artist-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ArtistStore of the store kit, in memory', artistStoreContract(storageInMemory));

describe('the suite of ArtistStore, on the store kit', () => {
  for (const { title, by, of } of artistStoreMutants)
    expectMutantRejected(title, artistStoreContract(mutating(storageInMemory, of)), by);
});
