import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { masterKeyStoreContract } from '../../contract/master-keys.contract.ts';
import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { registryInterleavingContract } from '../../contract/platform-registry/interleaving.ts';
import { staffRegistryContract } from '../../contract/staff-registry.contract.ts';
import { staffInterleavingContract } from '../../contract/staff-registry/interleaving.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInPostgres, postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'access, staff and keys in PostgreSQL', () => {
  const worlds = postgresWorlds();

  describeInPostgres('PlatformRegistry', platformRegistryContract, worlds.storages);
  describeInPostgres('StaffRegistry', staffRegistryContract, worlds.storages);
  describeInPostgres('KeyRing', keyRingContract, worlds.storages);
  describeInPostgres('MasterKeyStore', masterKeyStoreContract, worlds.storages);

  describeContract('PlatformRegistry among rivals', registryInterleavingContract(worlds.storages(2)));
  describeContract('StaffRegistry among rivals', staffInterleavingContract(worlds.storages(2)));

  describe('suites of access', () => {
    expectMutantRejected(
      'a registry of platforms without locks',
      registryInterleavingContract(worlds.unlocked(2)),
      ['makes one of two changes that were decided on the same version, at step 2'],
    );
    expectMutantRejected('a registry of staff without locks', staffInterleavingContract(worlds.unlocked(2)), [
      'counts two attempts that meet, at step 2',
      'leaves one admin of two who step down, at step 2',
    ]);
  });
});
