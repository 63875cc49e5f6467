import {
  evidenceStoreContract,
  interleavedEvidenceContract,
} from '../../contract/evidence-store.contract.ts';
import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { trackLibraryContract } from '../../contract/track-library.contract.ts';
import { interleavedLibraryContract } from '../../contract/track-library/interleaving.ts';
import { staffSearchContract } from '../../contract/staff-search.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'the catalog in PostgreSQL', () => {
  const { storages, unlocked } = postgresWorlds();

  describeContract('TrackLibrary with one pool', trackLibraryContract(storages(1)));
  describeContract('TrackLibrary with two pools', amongViews(trackLibraryContract(storages(2))));
  describeContract('ModerationDocket with one pool', moderationDocketContract(storages(1)));
  describeContract('ModerationDocket with two pools', amongViews(moderationDocketContract(storages(2))));
  describeContract('TrackLibrary among rivals', interleavedLibraryContract(storages(2)));
  describeContract('EvidenceStore with one pool', evidenceStoreContract(storages(1)));
  describeContract('EvidenceStore with two pools', amongViews(evidenceStoreContract(storages(2))));
  describeContract('EvidenceStore among rivals', interleavedEvidenceContract(storages(2)));
  describeContract('text search for staff', staffSearchContract(storages(1)));

  describe('the suite of EvidenceStore', () => {
    expectMutantRejected('a store without locks', interleavedEvidenceContract(unlocked(2)), [
      'counts a file that comes in meanwhile, at step 2',
    ]);
  });

  describe('the suite of TrackLibrary', () => {
    expectMutantRejected('a library without locks', interleavedLibraryContract(unlocked(2)), [
      'leaves no appeal open against a decision that is lifted meanwhile, at step 6',
      'commits no decision about a track that somebody else claims meanwhile, at step 6',
    ]);
  });
});
