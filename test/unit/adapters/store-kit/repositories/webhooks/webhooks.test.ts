import { deliveryQueueContract } from '../../../../../contract/webhooks/delivery-queue.contract.ts';
import { webhookEndpointStoreContract } from '../../../../../contract/webhooks/webhook-endpoint-store.contract.ts';
import { deliveryMailMutants } from '../../../../../contract/mutants/webhooks/delivery-mails.mutants.ts';
import { deliveryQueueMutants } from '../../../../../contract/mutants/webhooks/delivery-queue.mutants.ts';
import { attemptCountMutants } from '../../../../../contract/mutants/webhooks/attempt-counts.mutants.ts';
import { webhookEndpointStoreMutants } from '../../../../../contract/mutants/webhooks/webhook-endpoint-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describe('webhooks of the store kit, in memory', () => {
  describeContract('WebhookEndpointStore', webhookEndpointStoreContract(storageInMemory));
  describeContract('DeliveryQueue', deliveryQueueContract(storageInMemory));
});

describe('suites of webhooks, on the store kit', () => {
  for (const { title, by, of } of webhookEndpointStoreMutants)
    expectMutantRejected(title, webhookEndpointStoreContract(mutating(storageInMemory, of)), by);
  for (const { title, by, of } of [...deliveryQueueMutants, ...deliveryMailMutants, ...attemptCountMutants])
    expectMutantRejected(title, deliveryQueueContract(mutating(storageInMemory, of)), by);
});
