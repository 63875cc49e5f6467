import { contentBookContract } from '../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`EndpointRoll in ${title}`, endpointRollContract(onFile(stores)));
  describeContract(`DeliveryQueue in ${title}`, deliveryQueueContract(onFile(stores)));
  describeContract(`ContentBook in ${title}`, contentBookContract(onFile(stores)));
}
