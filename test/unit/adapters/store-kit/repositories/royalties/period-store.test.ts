import { periodStoreContract } from '../../../../../contract/royalties/period-store.contract.ts';
import { periodStoreMutants } from '../../../../../contract/mutants/royalties/period-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('PeriodStore of the store kit, in memory', periodStoreContract(storageInMemory));

describe('the suite of PeriodStore, on the store kit', () => {
  for (const { title, by, of } of periodStoreMutants) {
    expectMutantRejected(title, periodStoreContract(mutating(storageInMemory, of)), by);
  }
});
