import { keyRingContract } from '../../../../../contract/access/key-ring.contract.ts';
import { masterKeyStoreContract } from '../../../../../contract/access/master-keys.contract.ts';
import { keyRingMutants } from '../../../../../contract/mutants/access/key-ring.mutants.ts';
import { masterKeyStoreMutants } from '../../../../../contract/mutants/access/master-keys.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

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
