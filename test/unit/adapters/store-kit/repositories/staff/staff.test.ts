import { staffRegistryMutants } from '../../../../../contract/mutants/staff/staff-registry.mutants.ts';
import { staffRegistryContract } from '../../../../../contract/staff/staff-registry.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('StaffRegistry of the store kit, in memory', staffRegistryContract(storageInMemory));

describe('the suite of StaffRegistry, on the store kit', () => {
  for (const { title, by, of } of staffRegistryMutants)
    expectMutantRejected(title, staffRegistryContract(mutating(storageInMemory, of)), by);
});
