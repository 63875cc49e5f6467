import { staffSearchMutants } from '../../../../../contract/mutants/staff/staff-search.mutants.ts';
import { staffSearchContract } from '../../../../../contract/staff/staff-search.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('text search for staff, in memory', staffSearchContract(storageInMemory));

describe('the suite of text search for staff', () => {
  for (const { title, by, of } of staffSearchMutants)
    expectMutantRejected(title, staffSearchContract(mutating(storageInMemory, of)), by);
});
