import type { DeliveryQueue } from '../../../ports/driven/delivery-queue.ts';
import type { Kernel } from '../kernel.ts';
import { deliveryLog, deliveryLogPrograms } from './delivery-log.ts';
import { deliveryRetention, deliveryRetentionPrograms } from './delivery-retention.ts';
import { fanningOut, fanOutPrograms } from './fan-out.ts';
import { laneService, laneServicePrograms } from './lane-service.ts';

export const deliveryQueuePrograms = [
  ...fanOutPrograms,
  ...laneServicePrograms,
  ...deliveryLogPrograms,
  ...deliveryRetentionPrograms,
];

export const deliveryQueue = (kernel: Kernel): DeliveryQueue => ({
  ...fanningOut(kernel),
  ...laneService(kernel),
  ...deliveryLog(kernel),
  ...deliveryRetention(kernel),
});
