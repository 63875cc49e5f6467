import { everyUploadContract } from '../../../../../contract/uploads/upload-store.contract.ts';
import { uploadProcessingMutants } from '../../../../../contract/mutants/uploads/upload-processing.mutants.ts';
import { uploadStoreMutants } from '../../../../../contract/mutants/uploads/upload-store.mutants.ts';
import { uploadStemsMutants } from '../../../../../contract/mutants/uploads/upload-stems.mutants.ts';
import { uploadTracksMutants } from '../../../../../contract/mutants/uploads/upload-tracks.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('UploadStore of the store kit, in memory', everyUploadContract(storageInMemory));

describe('the suite of UploadStore, on the store kit', () => {
  for (const { title, by, of } of [
    ...[...uploadStoreMutants, ...uploadProcessingMutants],
    ...[...uploadTracksMutants, ...uploadStemsMutants],
  ])
    expectMutantRejected(title, everyUploadContract(mutating(storageInMemory, of)), by);
});
