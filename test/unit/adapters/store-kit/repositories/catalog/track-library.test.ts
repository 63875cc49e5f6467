import { trackLibraryMutants } from '../../../../../contract/mutants/catalog/track-library.mutants.ts';
import { trackLibraryContract } from '../../../../../contract/catalog/track-library.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('TrackLibrary of the store kit, in memory', trackLibraryContract(storageInMemory));

describe('the suite of TrackLibrary, on the store kit', () => {
  for (const { title, by, of } of trackLibraryMutants) {
    expectMutantRejected(title, trackLibraryContract(mutating(storageInMemory, of)), by);
  }
});
