import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps the moderation docket', () => {
  const inMongo = mongoWorlds();
  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    describeContract(`ModerationDocket with ${title}`, moderationDocketContract(inMongo(stores)));
  }
});
