import { auditLogContract } from '../../../../../contract/staff/audit-log.contract.ts';
import { licenseLedgerContract } from '../../../../../contract/licensing/license-ledger.contract.ts';
import { licenseAmendmentsContract } from '../../../../../contract/licensing/license-amendments.contract.ts';
import { outboxContract } from '../../../../../contract/webhooks/outbox.contract.ts';
import { idempotencyStoreContract } from '../../../../../contract/idempotency/idempotency-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { licenseAmendmentsMutants } from '../../../../../contract/mutants/licensing/license-amendments.mutants.ts';
import { auditLogMutants } from '../../../../../contract/mutants/staff/audit-log.mutants.ts';
import { licenseLedgerMutants } from '../../../../../contract/mutants/licensing/license-ledger.mutants.ts';
import { outboxMutants } from '../../../../../contract/mutants/webhooks/outbox.mutants.ts';
import { idempotencyStoreMutants } from '../../../../../contract/mutants/idempotency/idempotency-store.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describe('the store kit on SQLite, in memory', () => {
  describeContract('LicenseLedger', licenseLedgerContract(storageInMemory));
  describeContract('LicenseAmendments', licenseAmendmentsContract(storageInMemory));
  describeContract('Outbox', outboxContract(storageInMemory));
  describeContract('IdempotencyStore', idempotencyStoreContract(storageInMemory));
  describeContract('AuditLog', auditLogContract(storageInMemory));
});

describe('the suite of LicenseLedger, on the store kit', () => {
  for (const { title, by, of } of licenseLedgerMutants) {
    expectMutantRejected(title, licenseLedgerContract(mutating(storageInMemory, of)), by);
  }
});

describe('the suite of LicenseAmendments, on the store kit', () => {
  for (const { title, by, of } of licenseAmendmentsMutants) {
    expectMutantRejected(title, licenseAmendmentsContract(mutating(storageInMemory, of)), by);
  }
});

describe('the suite of Outbox, on the store kit', () => {
  for (const { title, by, of } of outboxMutants)
    expectMutantRejected(title, outboxContract(mutating(storageInMemory, of)), by);
});

describe('the suite of IdempotencyStore, on the store kit', () => {
  for (const { title, by, of } of idempotencyStoreMutants)
    expectMutantRejected(title, idempotencyStoreContract(mutating(storageInMemory, of)), by);
});

describe('the suite of AuditLog, on the store kit', () => {
  for (const { title, by, of } of auditLogMutants)
    expectMutantRejected(title, auditLogContract(mutating(storageInMemory, of)), by);
});
