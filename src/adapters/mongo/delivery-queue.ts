import type { DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import { deliveryLog } from './delivery-log.ts';
import { fanningOut } from './fan-out.ts';
import { laneService } from './lane-service.ts';
import { retention } from './retention.ts';
import type { Store } from './store.ts';

export const mongoDeliveryQueue = (store: Store): DeliveryQueue => ({
  ...fanningOut(store),
  ...laneService(store),
  ...deliveryLog(store),
  ...retention(store),
});
