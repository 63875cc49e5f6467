import { kernelContract } from '../../../contract/storage/kernel.contract.ts';
import { kernelMutants } from '../../../contract/mutants/storage/kernel.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { kernelInMemory } from '../../../support/worlds/kit-worlds.ts';

describeContract('Kernel of SQLite, in memory', kernelContract(kernelInMemory));

describe('the suite of Kernel', () => {
  for (const { title, by, of } of kernelMutants) {
    expectMutantRejected(title, kernelContract(mutating(kernelInMemory, of)), by);
  }
});
