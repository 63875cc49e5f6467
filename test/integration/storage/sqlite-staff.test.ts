import { auditLogContract } from '../../contract/audit-log.contract.ts';
import { mailQueueContract } from '../../contract/mail-queue.contract.ts';
import { staffRegistryContract } from '../../contract/staff-registry.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('AuditLog', auditLogContract, onFile);
describeInFile('MailQueue', mailQueueContract, onFile);
describeInFile('StaffRegistry', staffRegistryContract, onFile);
