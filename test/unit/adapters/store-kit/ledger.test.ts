import { auditLogContract } from '../../../contract/audit-log.contract.ts';
import { licenseLedgerContract } from '../../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../../contract/outbox.contract.ts';
import { receiptBookContract } from '../../../contract/receipt-book.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { licenseLedgerMutants } from '../../../contract/mutants/license-ledger.mutants.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { ledgerInMemory } from '../../../support/kit-worlds.ts';

describe('the store kit on SQLite, in memory', () => {
  describeContract('LicenseLedger', licenseLedgerContract(ledgerInMemory));
  describeContract('Outbox', outboxContract(ledgerInMemory));
  describeContract('ReceiptBook', receiptBookContract(ledgerInMemory));
  describeContract('AuditLog', auditLogContract(ledgerInMemory));
});

describe('the suite of LicenseLedger, on the store kit', () => {
  for (const { title, by, of } of licenseLedgerMutants) {
    expectMutantRejected(title, licenseLedgerContract(mutating(ledgerInMemory, of)), by);
  }
});
