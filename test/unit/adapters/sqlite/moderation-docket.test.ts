import { moderationDocketContract } from '../../../contract/moderation-docket.contract.ts';
import { moderationDocketMutants } from '../../../contract/mutants/moderation-docket.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

describeContract('ModerationDocket in SQLite, in memory', moderationDocketContract(inMemory));

describe('the suite of ModerationDocket', () => {
  for (const { title, by, of } of moderationDocketMutants) {
    expectMutantRejected(title, moderationDocketContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of ModerationDocket, over broken statements', () => {
  const halved = tampered({ matching: /ROLLBACK TO command;?/, instead: 'nothing' });
  expectMutantRejected(
    'half commits: what was written before a guard failed stays',
    moderationDocketContract(halved),
    [
      'revises all appeals or none: one that has moved holds the others back',
      'leaves nothing of an appeal whose id is another one’s',
    ],
  );
  const kept = tampered({ matching: /DELETE FROM claims WHERE subject = \?$/, instead: 'nothing' });
  expectMutantRejected('claims that outlive their appeal', moderationDocketContract(kept), [
    'ends the claim of an appeal that has ended, and of no other',
  ]);
});
