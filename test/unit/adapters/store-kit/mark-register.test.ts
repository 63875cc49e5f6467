import { markRegisterMutants } from '../../../contract/mutants/mark-register.mutants.ts';
import { markRegisterContract } from '../../../contract/mark-register.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('MarkRegister of the store kit, in memory', markRegisterContract(storageInMemory));

describe('the suite of MarkRegister, on the store kit', () => {
  for (const { title, by, of } of markRegisterMutants) {
    expectMutantRejected(title, markRegisterContract(mutating(storageInMemory, of)), by);
  }
});
