import { moderationDocketMutants } from '../../../contract/mutants/moderation-docket.mutants.ts';
import { moderationDocketContract } from '../../../contract/moderation-docket.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('ModerationDocket of the store kit, in memory', moderationDocketContract(storageInMemory));

describe('the suite of ModerationDocket, on the store kit', () => {
  for (const { title, by, of } of moderationDocketMutants) {
    expectMutantRejected(title, moderationDocketContract(mutating(storageInMemory, of)), by);
  }
});
