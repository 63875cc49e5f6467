import { expiryScheduleContract } from '../../../contract/expiry-schedule.contract.ts';
import { expiryScheduleMutants } from '../../../contract/mutants/expiry-schedule.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

describeContract('ExpirySchedule in SQLite, in memory', expiryScheduleContract(inMemory));

describe('the suite of ExpirySchedule', () => {
  for (const { title, by, of } of expiryScheduleMutants) {
    expectMutantRejected(title, expiryScheduleContract(mutating(inMemory, of)), by);
  }

  expectMutantRejected(
    'half commits: what was written before a conflict stays',
    expiryScheduleContract(tampered({ matching: /ROLLBACK TO command;?/, instead: 'nothing' })),
    ['leaves nothing of a commit that fails midway'],
  );
});
