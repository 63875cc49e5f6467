import { deliveryQueueContract } from '../../../contract/delivery-queue.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describeContract('DeliveryQueue in SQLite, in memory', deliveryQueueContract(inMemory));
