import { expiryScheduleMutants } from '../../../../../contract/mutants/licensing/expiry-schedule.mutants.ts';
import { expiryScheduleContract } from '../../../../../contract/licensing/expiry-schedule.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ExpirySchedule of the store kit, in memory', expiryScheduleContract(storageInMemory));

describe('the suite of ExpirySchedule, on the store kit', () => {
  for (const { title, by, of } of expiryScheduleMutants) {
    expectMutantRejected(title, expiryScheduleContract(mutating(storageInMemory, of)), by);
  }
});
