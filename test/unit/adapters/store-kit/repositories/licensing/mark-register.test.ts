import { markRegisterMutants } from '../../../../../contract/mutants/licensing/mark-register.mutants.ts';
import { markRegisterContract } from '../../../../../contract/licensing/mark-register.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('MarkRegister of the store kit, in memory', markRegisterContract(storageInMemory));

describe('the suite of MarkRegister, on the store kit', () => {
  for (const { title, by, of } of markRegisterMutants) {
    expectMutantRejected(title, markRegisterContract(mutating(storageInMemory, of)), by);
  }
});
