import { contentBookContract } from '../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../contract/endpoint-roll.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('EndpointRoll', endpointRollContract, onFile);
describeInFile('DeliveryQueue', deliveryQueueContract, onFile);
describeInFile('ContentBook', contentBookContract, onFile);
