import type { DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import { deliveryLog, deliveryLogCommands } from './delivery-log.ts';
import { fanningOut, fanOutCommands } from './fan-out.ts';
import { laneService, laneServiceCommands } from './lane-service.ts';
import type { Store } from './store.ts';

export const deliveryQueueCommands = [...fanOutCommands, ...laneServiceCommands, ...deliveryLogCommands];

export const sqliteDeliveryQueue = (store: Store): DeliveryQueue => ({
  ...fanningOut(store),
  ...laneService(store),
  ...deliveryLog(store),
});
