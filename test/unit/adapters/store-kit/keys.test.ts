import { keyRingContract } from '../../../contract/key-ring.contract.ts';
import { masterKeyStoreContract } from '../../../contract/master-keys.contract.ts';
import { keyRingMutants } from '../../../contract/mutants/key-ring.mutants.ts';
import { masterKeyStoreMutants } from '../../../contract/mutants/master-keys.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describe('the store kit on SQLite, in memory', () => {
  describeContract('KeyRing', keyRingContract(storageInMemory));
  describeContract('MasterKeyStore', masterKeyStoreContract(storageInMemory));
});

describe('the suite of KeyRing, on the store kit', () => {
  for (const { title, by, of } of keyRingMutants)
    expectMutantRejected(title, keyRingContract(mutating(storageInMemory, of)), by);
});

describe('the suite of MasterKeyStore, on the store kit', () => {
  for (const { title, by, of } of masterKeyStoreMutants)
    expectMutantRejected(title, masterKeyStoreContract(mutating(storageInMemory, of)), by);
});
