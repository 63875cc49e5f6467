import { ledgerStoreContract } from '../../../../../contract/ledger/ledger-store.contract.ts';
import { ledgerStoreMutants } from '../../../../../contract/mutants/ledger/ledger-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('LedgerStore of the store kit, in memory', ledgerStoreContract(storageInMemory));

describe('the suite of LedgerStore, on the store kit', () => {
  for (const { title, by, of } of ledgerStoreMutants) {
    expectMutantRejected(title, ledgerStoreContract(mutating(storageInMemory, of)), by);
  }
});
