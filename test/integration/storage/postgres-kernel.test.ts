import { auditLogContract } from '../../contract/audit-log.contract.ts';
import { kernelContract } from '../../contract/kernel.contract.ts';
import { lockMutants, readCommittedMutants } from '../../contract/mutants/kernel.mutants.ts';
import { interleavingContract } from '../../contract/license-ledger/interleaving.ts';
import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { interleavedAmendmentsContract } from '../../contract/license-amendments/interleaving.ts';
import { licenseAmendmentsContract } from '../../contract/license-amendments.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { receiptsInterleavingContract } from '../../contract/receipt-book/interleaving.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { mutating } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInPostgres, postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'PostgreSQL under the store kit', () => {
  const worlds = postgresWorlds();

  describeInPostgres('Kernel', kernelContract, worlds.kernels);
  describeInPostgres('LicenseLedger', licenseLedgerContract, worlds.storages);
  describeInPostgres('LicenseAmendments', licenseAmendmentsContract, worlds.storages);
  describeInPostgres('Outbox', outboxContract, worlds.storages);
  describeInPostgres('ReceiptBook', receiptBookContract, worlds.storages);
  describeInPostgres('AuditLog', auditLogContract, worlds.storages);

  describeContract('LicenseLedger among rivals', interleavingContract(worlds.storages(2)));
  describeContract('LicenseAmendments among rivals', interleavedAmendmentsContract(worlds.storages(2)));
  describeContract('ReceiptBook among rivals', receiptsInterleavingContract(worlds.storages(2)));

  describe('the suite of LicenseLedger', () => {
    expectMutantRejected('a ledger without locks', interleavingContract(worlds.unlocked(2)), [
      'issues no license whose track changes before its commit, at step 2',
      'issues no license whose platform changes before its commit, at step 2',
    ]);
    expectMutantRejected('amendments without locks', interleavedAmendmentsContract(worlds.unlocked(2)), [
      'amends no license if its track is taken down before the commit, at step 2',
      'amends no license if its platform is suspended before the commit, at step 2',
      'amends no license if it is revoked before the commit, at step 2',
      'revokes no version that is replaced before the commit, at step 2',
    ]);
  });

  describe('the suite of Kernel', () => {
    for (const { title, by, of } of [...lockMutants, ...readCommittedMutants])
      expectMutantRejected(title, kernelContract(mutating(worlds.kernels(2), of)), by);
  });
});
