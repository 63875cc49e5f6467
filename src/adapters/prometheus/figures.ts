import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DeliveryMeter } from '../../ports/driven/webhooks/delivery-meter.ts';
import type { DeliveryQueue } from '../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrafficMeter } from '../../ports/driven/shared/traffic-meter.ts';
import { prometheusDeliveries, watchBacklog } from './deliveries.ts';
import { prometheusTraffic } from './traffic.ts';

export interface Figures {
  readonly traffic: TrafficMeter;
  readonly deliveries: DeliveryMeter;
}

interface Watched {
  readonly queue: Pick<DeliveryQueue, 'backlog'>;
  readonly clock: Clock;
}

/** Measures this process, and the backlog of the queue that it shares with others. */
export const prometheusFigures = (watched: Watched): Figures => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchBacklog(registry, watched);
  return { traffic: prometheusTraffic(registry), deliveries: prometheusDeliveries(registry) };
};
