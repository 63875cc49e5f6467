import { collectionStoreContract } from '../../../../../contract/collections/collection-store.contract.ts';
import { collectionStoreMutants } from '../../../../../contract/mutants/collections/collection-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('CollectionStore of the store kit, in memory', collectionStoreContract(storageInMemory));

describe('the suite of CollectionStore, on the store kit', () => {
  for (const { title, by, of } of collectionStoreMutants)
    expectMutantRejected(title, collectionStoreContract(mutating(storageInMemory, of)), by);
});
