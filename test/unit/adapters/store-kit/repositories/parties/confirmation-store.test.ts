import { confirmationStoreMutants } from '../../../../../contract/mutants/parties/confirmation-store.mutants.ts';
import { confirmationStoreContract } from '../../../../../contract/parties/confirmation-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ConfirmationStore of the store kit, in memory', confirmationStoreContract(storageInMemory));

describe('the suite of ConfirmationStore, on the store kit', () => {
  for (const { title, by, of } of confirmationStoreMutants)
    expectMutantRejected(title, confirmationStoreContract(mutating(storageInMemory, of)), by);
});
