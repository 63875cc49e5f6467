import { contentBookContract } from '../../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../../contract/endpoint-roll.contract.ts';
import { contentBookMutants } from '../../../contract/mutants/content-book.mutants.ts';
import { deliveryQueueMutants } from '../../../contract/mutants/delivery-queue.mutants.ts';
import { endpointRollMutants } from '../../../contract/mutants/endpoint-roll.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

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

describe('the suites, over half commits: what was written before a failure stays', () => {
  const halved = tampered({ matching: /ROLLBACK TO command;?/, instead: 'nothing' });
  expectMutantRejected('them in EndpointRoll', endpointRollContract(halved), [
    'leaves nothing of a change whose event cannot be told',
  ]);
  expectMutantRejected('them in DeliveryQueue', deliveryQueueContract(halved), [
    'leaves nothing of a page that breaks off half-way',
    'leaves nothing of a settlement that breaks off half-way',
    'tells nothing where its one delivery cannot be made',
  ]);
  expectMutantRejected('them in ContentBook', contentBookContract(halved), [
    'leaves nothing of a commit that breaks off half-way',
    'does nothing where one of the bindings is held by now',
    'does nothing where one of the licenses to end has ended',
  ]);
});
