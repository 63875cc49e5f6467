import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { trackLibraryContract } from '../../contract/track-library.contract.ts';
import { interleavedLibraryContract } from '../../contract/track-library/interleaving.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'the catalog in MongoDB under the store kit', () => {
  const { storages, unlocked } = mongoKitWorlds();

  describeInMongoKit('TrackLibrary', trackLibraryContract, storages);
  describeInMongoKit('ModerationDocket', moderationDocketContract, storages);
  describeContract('TrackLibrary among rivals', interleavedLibraryContract(storages(2)));

  describe('the suite of TrackLibrary', () => {
    expectMutantRejected('a library without locks', interleavedLibraryContract(unlocked(2)), [
      'leaves no appeal open against a decision that is lifted meanwhile, at step 6',
      'commits no decision about a track that somebody else claims meanwhile, at step 6',
    ]);
  });
});
