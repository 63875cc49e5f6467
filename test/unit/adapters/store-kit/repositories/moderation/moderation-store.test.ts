import { moderationStoreMutants } from '../../../../../contract/mutants/moderation/moderation-store.mutants.ts';
import { moderationStoreContract } from '../../../../../contract/moderation/moderation-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('ModerationStore of the store kit, in memory', moderationStoreContract(storageInMemory));

describe('the suite of ModerationStore, on the store kit', () => {
  for (const { title, by, of } of moderationStoreMutants) {
    expectMutantRejected(title, moderationStoreContract(mutating(storageInMemory, of)), by);
  }
});
