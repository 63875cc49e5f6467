import { originGuardMutants } from '../../../../../contract/mutants/platforms/origin-guard.mutants.ts';
import { originGuardContract } from '../../../../../contract/platforms/origin-guard.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('OriginGuard of the store kit, in memory', originGuardContract(storageInMemory));

describe('the suite of OriginGuard, on the store kit', () => {
  for (const { title, by, of } of originGuardMutants)
    expectMutantRejected(title, originGuardContract(mutating(storageInMemory, of)), by);
});
