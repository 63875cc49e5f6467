import { draftStoreContract } from '../../../../../contract/drafts/draft-store.contract.ts';
import { draftStoreMutants } from '../../../../../contract/mutants/drafts/draft-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('DraftStore of the store kit, in memory', draftStoreContract(storageInMemory));

describe('the suite of DraftStore, on the store kit', () => {
  for (const { title, by, of } of draftStoreMutants)
    expectMutantRejected(title, draftStoreContract(mutating(storageInMemory, of)), by);
});
