import { keyRingContract } from '../../../contract/key-ring.contract.ts';
import { licenseLedgerContract } from '../../../contract/license-ledger.contract.ts';
import { keyRingMutants } from '../../../contract/mutants/key-ring.mutants.ts';
import { licenseLedgerMutants } from '../../../contract/mutants/license-ledger.mutants.ts';
import { masterKeyStoreMutants } from '../../../contract/mutants/master-keys.mutants.ts';
import { markRegisterMutants } from '../../../contract/mutants/mark-register.mutants.ts';
import { outboxMutants } from '../../../contract/mutants/outbox.mutants.ts';
import { platformRegistryMutants } from '../../../contract/mutants/platform-registry.mutants.ts';
import { receiptBookMutants } from '../../../contract/mutants/receipt-book.mutants.ts';
import { markRegisterContract } from '../../../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../../../contract/master-keys.contract.ts';
import { outboxContract } from '../../../contract/outbox.contract.ts';
import { platformRegistryContract } from '../../../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../../../contract/receipt-book.contract.ts';
import { mutating } from '../../../contract/world.ts';
import { expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { brokenStatements, tampered } from './tampered.ts';

describe('the suite of LicenseLedger', () => {
  for (const { title, by, of } of licenseLedgerMutants) {
    expectMutantRejected(title, licenseLedgerContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of LicenseLedger, over broken statements', () => {
  for (const { title, by, tampering, schema } of brokenStatements) {
    expectMutantRejected(title, licenseLedgerContract(tampered(tampering, schema)), by);
  }
});

describe('the suite of Outbox', () => {
  for (const { title, by, of } of outboxMutants) {
    expectMutantRejected(title, outboxContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of ReceiptBook', () => {
  for (const { title, by, of } of receiptBookMutants) {
    expectMutantRejected(title, receiptBookContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of PlatformRegistry', () => {
  for (const { title, by, of } of platformRegistryMutants) {
    expectMutantRejected(title, platformRegistryContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of KeyRing', () => {
  for (const { title, by, of } of keyRingMutants) {
    expectMutantRejected(title, keyRingContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of MasterKeyStore', () => {
  for (const { title, by, of } of masterKeyStoreMutants) {
    expectMutantRejected(title, masterKeyStoreContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of MarkRegister', () => {
  for (const { title, by, of } of markRegisterMutants) {
    expectMutantRejected(title, markRegisterContract(mutating(inMemory, of)), by);
  }
});
