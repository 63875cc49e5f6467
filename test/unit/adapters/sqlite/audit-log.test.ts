import { auditLogContract } from '../../../contract/audit-log.contract.ts';
import { auditLogMutants } from '../../../contract/mutants/audit-log.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

describeContract('AuditLog in SQLite, in memory', auditLogContract(inMemory));

describe('the suite of AuditLog', () => {
  for (const { title, by, of } of auditLogMutants) {
    expectMutantRejected(title, auditLogContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of AuditLog, over broken statements', () => {
  const forgetful = tampered({ matching: /INSERT INTO audit_subjects/, instead: 'nothing' });
  expectMutantRejected('subjects that are not kept', auditLogContract(forgetful), [
    'tells those that name a subject, first or later, and no others',
  ]);
  const unkept = tampered(
    { matching: /INSERT INTO audit_entries/, instead: 'nothing' },
    'PRAGMA foreign_keys = OFF',
  );
  expectMutantRejected('entries that are not kept', auditLogContract(unkept), [
    'stays one whole chain while fifty append at once',
  ]);
});
