import type { DeliveryQueue } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import type { Kernel } from '../../kernel.ts';
import { deliveryLog, deliveryLogPrograms } from './delivery-log.ts';
import { deliveryRetention, deliveryRetentionPrograms } from './delivery-retention.ts';
import { fanningOut, fanOutPrograms } from './fan-out.ts';
import { endpointQueueService, endpointQueueServicePrograms } from './endpoint-queue-service.ts';

export const deliveryQueuePrograms = [
  ...fanOutPrograms,
  ...endpointQueueServicePrograms,
  ...deliveryLogPrograms,
  ...deliveryRetentionPrograms,
];

export const deliveryQueue = (kernel: Kernel): DeliveryQueue => ({
  ...fanningOut(kernel),
  ...endpointQueueService(kernel),
  ...deliveryLog(kernel),
  ...deliveryRetention(kernel),
});
