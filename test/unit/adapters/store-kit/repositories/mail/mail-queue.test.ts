import { mailQueueContract } from '../../../../../contract/mail/mail-queue.contract.ts';
import { mailQueueMutants } from '../../../../../contract/mutants/mail/mail-queue.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('MailQueue of the store kit, in memory', mailQueueContract(storageInMemory));

describe('the suite of MailQueue, on the store kit', () => {
  for (const { title, by, of } of mailQueueMutants)
    expectMutantRejected(title, mailQueueContract(mutating(storageInMemory, of)), by);
});
