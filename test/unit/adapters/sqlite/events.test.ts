import { contentBookContract } from '../../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../../contract/endpoint-roll.contract.ts';
import { contentBookMutants } from '../../../contract/mutants/content-book.mutants.ts';
import { deliveryQueueMutants } from '../../../contract/mutants/delivery-queue.mutants.ts';
import { endpointRollMutants } from '../../../contract/mutants/endpoint-roll.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('EndpointRoll in SQLite, in memory', endpointRollContract(inMemory));
describeContract('DeliveryQueue in SQLite, in memory', deliveryQueueContract(inMemory));
describeContract('ContentBook in SQLite, in memory', contentBookContract(inMemory));

describe('the suite of EndpointRoll', () => {
  for (const { title, by, of } of endpointRollMutants) {
    expectMutantRejected(title, endpointRollContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of DeliveryQueue', () => {
  for (const { title, by, of } of deliveryQueueMutants) {
    expectMutantRejected(title, deliveryQueueContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of ContentBook', () => {
  for (const { title, by, of } of contentBookMutants) {
    expectMutantRejected(title, contentBookContract(mutating(inMemory, of)), by);
  }
});
