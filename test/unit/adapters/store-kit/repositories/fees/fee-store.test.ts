import { feeStoreContract } from '../../../../../contract/fees/fee-store.contract.ts';
import { feeStoreMutants } from '../../../../../contract/mutants/fees/fee-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('FeeStore of the store kit, in memory', feeStoreContract(storageInMemory));

describe('the suite of FeeStore, on the store kit', () => {
  for (const { title, by, of } of feeStoreMutants) {
    expectMutantRejected(title, feeStoreContract(mutating(storageInMemory, of)), by);
  }
});
