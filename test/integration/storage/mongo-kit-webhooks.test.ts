import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import { queueInterleavingContract } from '../../contract/delivery-queue/interleaving.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { mailQueueContract } from '../../contract/mail-queue.contract.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'webhooks and mails in MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();

  describeInMongoKit('MailQueue', mailQueueContract, worlds.storages);
  describeInMongoKit('EndpointRoll', endpointRollContract, worlds.storages);
  describeInMongoKit('DeliveryQueue', deliveryQueueContract, worlds.storages);

  describeContract('DeliveryQueue among rivals', queueInterleavingContract(worlds.storages(2)));

  describe('the suite of DeliveryQueue', () => {
    // Only what is decided by records that a program does not write itself: snapshots conflict over the others.
    expectMutantRejected('a queue without locks', queueInterleavingContract(worlds.unlocked(2)), [
      'finds what arrived while a worker released the endpoint, at step 2',
      'recovers no delivery without its event at step 2',
      'keeps the event of a delivery that is sent again at step 2',
    ]);
  });
});
