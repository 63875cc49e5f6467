import { lostMasterKeyContract } from '../../../contract/access/lost-master-key.contract.ts';
import { resealingContract } from '../../../contract/access/resealing.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';

needing('mongo', 'MongoDB', () => {
  const inMongo = mongoWorlds().served;
  describeContract('a change of the master key', [
    ...resealingContract(inMongo(1)),
    ...lostMasterKeyContract(inMongo(1)),
  ]);
});
