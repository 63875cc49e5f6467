import { expiryScheduleMutants } from '../../../contract/mutants/expiry-schedule.mutants.ts';
import { expiryScheduleContract } from '../../../contract/expiry-schedule.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('ExpirySchedule of the store kit, in memory', expiryScheduleContract(storageInMemory));

describe('the suite of ExpirySchedule, on the store kit', () => {
  for (const { title, by, of } of expiryScheduleMutants) {
    expectMutantRejected(title, expiryScheduleContract(mutating(storageInMemory, of)), by);
  }
});
