import { contentBookMutants } from '../../../contract/mutants/content-book.mutants.ts';
import { contentBookContract } from '../../../contract/content-book.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('ContentBook of the store kit, in memory', contentBookContract(storageInMemory));

describe('the suite of ContentBook, on the store kit', () => {
  for (const { title, by, of } of contentBookMutants) {
    expectMutantRejected(title, contentBookContract(mutating(storageInMemory, of)), by);
  }
});
