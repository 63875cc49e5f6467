import { trackLibraryMutants } from '../../../contract/mutants/track-library.mutants.ts';
import { trackLibraryContract } from '../../../contract/track-library.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('TrackLibrary in SQLite, in memory', trackLibraryContract(inMemory));

describe('the suite of TrackLibrary', () => {
  for (const { title, by, of } of trackLibraryMutants) {
    expectMutantRejected(title, trackLibraryContract(mutating(inMemory, of)), by);
  }
});
