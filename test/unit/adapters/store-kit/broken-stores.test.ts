import { auditLogContract } from '../../../contract/staff/audit-log.contract.ts';
import { contentStoreContract } from '../../../contract/webhooks/content-store.contract.ts';
import { deliveryQueueContract } from '../../../contract/webhooks/delivery-queue.contract.ts';
import { webhookEndpointStoreContract } from '../../../contract/webhooks/webhook-endpoint-store.contract.ts';
import { enrichmentJobStoreContract } from '../../../contract/enrichment/enrichment-job-store.contract.ts';
import { expiryScheduleContract } from '../../../contract/licensing/expiry-schedule.contract.ts';
import { licenseLedgerContract } from '../../../contract/licensing/license-ledger.contract.ts';
import { moderationStoreContract } from '../../../contract/moderation/moderation-store.contract.ts';
import { staffRegistryContract } from '../../../contract/staff/staff-registry.contract.ts';
import { expectMutantRejected } from '../../../support/contract.ts';
import { halfCommits, operation, tampered } from '../../../support/stores/tampered.ts';

const without = (...[op, collection]: Parameters<typeof operation>) =>
  tampered({ matching: operation(op, collection), instead: 'nothing' });

describe('the suites of the ports, over a store that never rolls back', () => {
  const kept = 'what was written before a failure stays';
  expectMutantRejected(`LicenseLedger: ${kept}`, licenseLedgerContract(halfCommits), [
    'leaves nothing of an opening that fails halfway',
    'leaves nothing of a revocation that fails halfway',
    'fails only the opening that is broken, of those committed together',
  ]);
  expectMutantRejected(`WebhookEndpointStore: ${kept}`, webhookEndpointStoreContract(halfCommits), [
    'stores nothing of a change whose event cannot be stored',
  ]);
  expectMutantRejected(`DeliveryQueue: ${kept}`, deliveryQueueContract(halfCommits), [
    'leaves nothing of a page that fails halfway',
    'leaves nothing of a settlement that fails halfway',
    'stores no event when its one delivery cannot be stored',
  ]);
  expectMutantRejected(`ContentStore: ${kept}`, contentStoreContract(halfCommits), [
    'leaves nothing of a commit that fails halfway',
  ]);
  expectMutantRejected(`ExpirySchedule: ${kept}`, expiryScheduleContract(halfCommits), [
    'leaves nothing of a commit that fails midway',
  ]);
  expectMutantRejected(`StaffRegistry: ${kept}`, staffRegistryContract(halfCommits), [
    'leaves nothing of an addition or a change that fails halfway',
  ]);
});

describe('the suites of the ports, over a store that leaves something out', () => {
  expectMutantRejected(
    'bindings that nothing keeps unique',
    licenseLedgerContract(
      tampered({ matching: () => false, instead: 'nothing' }, 'DROP INDEX licenses_held'),
    ),
    [
      'grants one license when twenty concurrent callers race for a binding',
      'never has two active licenses while fifty workers issue and revoke one binding',
    ],
  );
  const firstOfMonth = tampered({
    matching: operation('add', 'license_months'),
    instead: () => ({ issued: 1 }),
  });
  expectMutantRejected('issued licenses that are counted one by one', licenseLedgerContract(firstOfMonth), [
    'grants exactly a hundred when two hundred concurrent callers share a quota of a hundred',
  ]);
  const neverEnded = tampered({
    matching: (requested, program) =>
      program === 'license-ledger.close' && operation('add', 'license_months')(requested, program),
    instead: 'nothing',
  });
  expectMutantRejected('licenses whose end is not counted', licenseLedgerContract(neverEnded), [
    'counts what was issued each day of a month, and what was active at its end or is now',
  ]);
  const overwriting = tampered({
    matching: (requested, program) =>
      program === 'license-ledger.close' && operation('get', 'licenses')(requested, program),
    instead: (license) => license && { ...license, status: 'active' },
  });
  expectMutantRejected('a second revocation that overwrites the first', licenseLedgerContract(overwriting), [
    'revokes once when twenty concurrent callers revoke, and all see the first',
  ]);
  expectMutantRejected(
    'subjects of the audit log that are not stored',
    auditLogContract(without('insert', 'audit_subjects')),
    ['returns the entries that name a subject, first or later, and no others'],
  );
  const unlogged = without('insert', 'audit_entries');
  expectMutantRejected('audit entries that are not stored', auditLogContract(unlogged), [
    'stays one unbroken chain while fifty append concurrently',
  ]);
  expectMutantRejected('audit entries of staff that are not stored', staffRegistryContract(unlogged), [
    'keeps note and emails of a new member in one commit with it',
    'ends a session of the given member once, with one audit entry',
  ]);
  const uncounted = tampered({
    matching: operation('add', 'enrichment_days'),
    instead: () => ({ rows: 1, seconds: 1 }),
  });
  expectMutantRejected('rows that are counted one by one', enrichmentJobStoreContract(uncounted), [
    'accepts as many of twenty concurrent callers as fit the day, and no more rows than that',
  ]);
  const endless = tampered({
    matching: (requested, program) =>
      program === 'enrichment-job-store.settle' && operation('remove', 'enrichment_work')(requested, program),
    instead: 'nothing',
  });
  expectMutantRejected('a request that is never done', enrichmentJobStoreContract(endless), [
    'keeps every row that is settled at the same time as others, and is done with the last',
  ]);
  expectMutantRejected(
    'claims that outlive their appeal',
    moderationStoreContract(without('remove', 'claims')),
    ['ends the claim of an appeal that has ended, and of no other'],
  );
});
