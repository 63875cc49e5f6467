import { contentBookContract } from '../../contract/content-book.contract.ts';
import { interleavedBookContract } from '../../contract/content-book/interleaving.ts';
import { expiryScheduleContract } from '../../contract/expiry-schedule.contract.ts';
import { markRegisterContract } from '../../contract/mark-register.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'content, notices of expiry and marks in PostgreSQL', () => {
  const { storages, unlocked } = postgresWorlds();

  describeContract('ContentBook with one pool', contentBookContract(storages(1)));
  describeContract('ContentBook with two pools', amongViews(contentBookContract(storages(2))));
  describeContract('ExpirySchedule with one pool', expiryScheduleContract(storages(1)));
  describeContract('ExpirySchedule with two pools', amongViews(expiryScheduleContract(storages(2))));
  describeContract('MarkRegister with one pool', markRegisterContract(storages(1)));
  describeContract('MarkRegister with two pools', amongViews(markRegisterContract(storages(2))));
  describeContract('ContentBook among rivals', interleavedBookContract(storages(2)));

  describe('the suite of ContentBook', () => {
    expectMutantRejected('a book without locks', interleavedBookContract(unlocked(2)), [
      'commits nothing of a message if the track is taken down meanwhile, at step 5',
      'commits nothing of a message if the platform is suspended meanwhile, at step 5',
      'commits nothing of a message if the license to end is revoked meanwhile, at step 7',
    ]);
  });
});
