import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import { queueInterleavingContract } from '../../contract/delivery-queue/interleaving.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { mailQueueContract } from '../../contract/mail-queue.contract.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInPostgres, postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'webhooks and mails in PostgreSQL', () => {
  const worlds = postgresWorlds();

  describeInPostgres('MailQueue', mailQueueContract, worlds.storages);
  describeInPostgres('EndpointRoll', endpointRollContract, worlds.storages);
  describeInPostgres('DeliveryQueue', deliveryQueueContract, worlds.storages);

  describeContract('DeliveryQueue among rivals', queueInterleavingContract(worlds.storages(2)));

  describe('the suite of DeliveryQueue', () => {
    expectMutantRejected('a queue without locks', queueInterleavingContract(worlds.unlocked(2)), [
      'finds what arrived while a worker released the endpoint, at step 2',
      'leaves nothing that waits for an endpoint removed at step 2',
      'keeps the event of a delivery that is sent again at step 2',
    ]);
  });
});
