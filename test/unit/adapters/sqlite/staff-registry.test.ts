import { staffRegistryMutants } from '../../../contract/mutants/staff-registry.mutants.ts';
import { staffRegistryContract } from '../../../contract/staff-registry.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

describeContract('StaffRegistry in SQLite, in memory', staffRegistryContract(inMemory));

describe('the suite of StaffRegistry', () => {
  for (const { title, by, of } of staffRegistryMutants) {
    expectMutantRejected(title, staffRegistryContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of StaffRegistry, over broken statements', () => {
  const halved = tampered({ matching: /ROLLBACK TO command;?/, instead: 'nothing' });
  expectMutantRejected(
    'half commits: what was written before a failure stays',
    staffRegistryContract(halved),
    ['leaves nothing of an addition or a change that breaks off half-way'],
  );
  const unnoted = tampered({ matching: /INSERT INTO (audit_entries|audit_subjects)/, instead: 'nothing' });
  expectMutantRejected('notes that are not kept', staffRegistryContract(unnoted), [
    'keeps note and mails of a new member in one commit with it',
    'ends a session of the member that is named once, and notes that once',
  ]);
});
