import { claimStoreContract } from '../../../../../contract/artists/claim-store.contract.ts';
import { claimStoreMutants } from '../../../../../contract/mutants/artists/claim-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ClaimStore of the store kit, in memory', claimStoreContract(storageInMemory));

describe('the suite of ClaimStore, on the store kit', () => {
  for (const { title, by, of } of claimStoreMutants)
    expectMutantRejected(title, claimStoreContract(mutating(storageInMemory, of)), by);
});
