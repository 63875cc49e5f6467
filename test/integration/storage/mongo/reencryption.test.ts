import { lostMasterKeyContract } from '../../../contract/access/lost-master-key.contract.ts';
import { reencryptionContract } from '../../../contract/access/reencryption.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';

needing('mongo', 'MongoDB', () => {
  const inMongo = mongoWorlds().served;
  describeContract('a change of the master key', [
    ...reencryptionContract(inMongo(1)),
    ...lostMasterKeyContract(inMongo(1)),
  ]);
});
