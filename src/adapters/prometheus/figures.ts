import { collectDefaultMetrics, Registry } from 'prom-client';
import type { DeliveryMeter } from '../../ports/driven/webhooks/delivery-meter.ts';
import type { WorkBacklog } from '../../ports/driven/monitoring/work-backlog.ts';
import type { DeliveryQueue } from '../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { TrafficMeter } from '../../ports/driven/shared/traffic-meter.ts';
import { prometheusDeliveries, watchBacklog } from './deliveries.ts';
import { prometheusTraffic } from './traffic.ts';
import { watchWork } from './work.ts';

export interface Figures {
  readonly traffic: TrafficMeter;
  readonly deliveries: DeliveryMeter;
}

interface Watched {
  readonly queue: Pick<DeliveryQueue, 'backlog'>;
  readonly workBacklog: WorkBacklog;
  readonly clock: Clock;
}

/** Measures this process, and the queues in the store, which all processes share. */
export const prometheusFigures = (watched: Watched): Figures => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchBacklog(registry, watched);
  watchWork(registry, watched);
  return { traffic: prometheusTraffic(registry), deliveries: prometheusDeliveries(registry) };
};
