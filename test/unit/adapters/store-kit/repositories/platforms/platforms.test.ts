import { platformRegistryMutants } from '../../../../../contract/mutants/platforms/platform-registry.mutants.ts';
import { platformRegistryContract } from '../../../../../contract/platforms/platform-registry.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('PlatformRegistry of the store kit, in memory', platformRegistryContract(storageInMemory));

describe('the suite of PlatformRegistry, on the store kit', () => {
  for (const { title, by, of } of platformRegistryMutants)
    expectMutantRejected(title, platformRegistryContract(mutating(storageInMemory, of)), by);
});
