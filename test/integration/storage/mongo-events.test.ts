import { contentBookContract } from '../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps endpoints and what is on its way to them', () => {
  const inMongo = mongoWorlds();
  for (const [stores, title] of [
    [1, 'one client'],
    [2, 'two clients'],
  ] as const) {
    describeContract(`EndpointRoll with ${title}`, endpointRollContract(inMongo(stores)));
    describeContract(`DeliveryQueue with ${title}`, deliveryQueueContract(inMongo(stores)));
    describeContract(`ContentBook with ${title}`, contentBookContract(inMongo(stores)));
  }
});
