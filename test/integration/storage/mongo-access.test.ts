import { platformRegistryContract } from '../../contract/platform-registry.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps platforms', () => {
  const inMongo = mongoWorlds();
  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    describeContract(`PlatformRegistry with ${title}`, platformRegistryContract(inMongo(stores)));
  }
});
