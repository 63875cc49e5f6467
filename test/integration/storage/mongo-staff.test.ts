import { auditLogContract } from '../../contract/audit-log.contract.ts';
import { mailQueueContract } from '../../contract/mail-queue.contract.ts';
import { staffRegistryContract } from '../../contract/staff-registry.contract.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';
import { aMail, aNote, aStaffMember } from '../../support/staff-builders.ts';

needing('mongo', 'MongoDB keeps staff, what they did, and mails', () => {
  const inMongo = mongoWorlds();
  describeInMongo('AuditLog', auditLogContract, inMongo);
  describeInMongo('MailQueue', mailQueueContract, inMongo);
  describeInMongo('StaffRegistry', staffRegistryContract, inMongo);

  it('adds a member once that was added although the outcome was lost', async () => {
    const { views, close } = await inMongo(1)();
    const [{ staffRegistry, auditLog }] = views;
    const entry = { member: aStaffMember(), onlyIfEmpty: true, audit: aNote(), mails: [aMail()] } as const;
    expect(await staffRegistry.add(entry)).toBe('added');
    expect(await staffRegistry.add(entry)).toBe('added');
    expect(await auditLog.entries({ after: 0, limit: 9 })).toHaveLength(1);
    await close();
  });
});
