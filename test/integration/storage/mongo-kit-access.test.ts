import { keyRingContract } from '../../contract/key-ring.contract.ts';
import { masterKeyStoreContract } from '../../contract/master-keys.contract.ts';
import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { registryInterleavingContract } from '../../contract/platform-registry/interleaving.ts';
import { staffRegistryContract } from '../../contract/staff-registry.contract.ts';
import { staffInterleavingContract } from '../../contract/staff-registry/interleaving.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'access, staff and keys in MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();

  describeInMongoKit('PlatformRegistry', platformRegistryContract, worlds.storages);
  describeInMongoKit('StaffRegistry', staffRegistryContract, worlds.storages);
  describeInMongoKit('KeyRing', keyRingContract, worlds.storages);
  describeInMongoKit('MasterKeyStore', masterKeyStoreContract, worlds.storages);

  describeContract('PlatformRegistry among rivals', registryInterleavingContract(worlds.storages(2)));
  describeContract('StaffRegistry among rivals', staffInterleavingContract(worlds.storages(2)));

  describe('suites of access', () => {
    // All others write what they decide by: their snapshots conflict without locks, too.
    expectMutantRejected('a registry of staff without locks', staffInterleavingContract(worlds.unlocked(2)), [
      'leaves one admin of two who step down, at step 2',
    ]);
  });
});
