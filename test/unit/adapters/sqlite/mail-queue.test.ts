import { mailQueueContract } from '../../../contract/mail-queue.contract.ts';
import { mailQueueMutants } from '../../../contract/mutants/mail-queue.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('MailQueue in SQLite, in memory', mailQueueContract(inMemory));

describe('the suite of MailQueue', () => {
  for (const { title, by, of } of mailQueueMutants) {
    expectMutantRejected(title, mailQueueContract(mutating(inMemory, of)), by);
  }
});
