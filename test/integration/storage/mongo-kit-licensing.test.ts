import { contentBookContract } from '../../contract/content-book.contract.ts';
import { interleavedBookContract } from '../../contract/content-book/interleaving.ts';
import { expiryScheduleContract } from '../../contract/expiry-schedule.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'content, notices of expiry and marks in MongoDB under the store kit', () => {
  const { storages, unlocked } = mongoKitWorlds();

  describeInMongoKit('ContentBook', contentBookContract, storages);
  describeInMongoKit('ExpirySchedule', expiryScheduleContract, storages);
  describeInMongoKit('MarkRegister', markRegisterContract, storages);
  describeContract('ContentBook among rivals', interleavedBookContract(storages(2)));

  describe('the suite of ContentBook', () => {
    // Only what is decided by records that a program does not write itself: snapshots conflict over the others.
    expectMutantRejected('a book without locks', interleavedBookContract(unlocked(2)), [
      'commits nothing of a message if the track is taken down meanwhile, at step 5',
      'commits nothing of a message if the platform is suspended meanwhile, at step 5',
    ]);
  });
});
