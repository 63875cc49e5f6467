import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps the moderation docket', () => {
  const inMongo = mongoWorlds();
  describeInMongo('ModerationDocket', moderationDocketContract, inMongo);
});
