import { auditLogContract } from '../../contract/audit-log.contract.ts';
import { mailQueueContract } from '../../contract/mail-queue.contract.ts';
import { staffRegistryContract } from '../../contract/staff-registry.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`AuditLog in ${title}`, auditLogContract(onFile(stores)));
  describeContract(`MailQueue in ${title}`, mailQueueContract(onFile(stores)));
  describeContract(`StaffRegistry in ${title}`, staffRegistryContract(onFile(stores)));
}
