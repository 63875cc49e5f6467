import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { AttemptResult } from '../../domain/webhooks/delivery.ts';
import type { DeliveryMeter } from '../../ports/driven/webhooks/delivery-meter.ts';
import type { DeliveryQueue } from '../../ports/driven/webhooks/delivery-queue.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

const outcomeOf = (result: AttemptResult): string =>
  result.kind === 'failed' ? result.fault : `${Math.floor(result.status / 100)}xx`;

/** Measures messages by outcome, their delay and their duration. */
export const prometheusDeliveries = (registry: Registry): DeliveryMeter => {
  const registers = [registry];
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Delivery attempts, by status class or fault.',
    labelNames: ['outcome'],
    registers,
  });
  const lags = new Histogram({
    name: 'webhook_lag_seconds',
    help: 'Time from when a delivery was due to the end of its attempt, in seconds.',
    buckets,
    registers,
  });
  const latencies = new Histogram({
    name: 'webhook_latency_seconds',
    help: 'Duration of a delivery attempt, in seconds.',
    buckets,
    registers,
  });
  return {
    attempted: ({ result, latencyMs, lagMs }) => {
      attempts.labels({ outcome: outcomeOf(result) }).inc();
      latencies.observe(latencyMs / 1_000);
      lags.observe(lagMs / 1_000);
    },
  };
};

/** Reads the queue once for all three gauges when they are collected. */
export const watchBacklog = (
  registry: Registry,
  { queue, clock }: { readonly queue: Pick<DeliveryQueue, 'backlog'>; readonly clock: Clock },
): void => {
  type Backlog = Awaited<ReturnType<DeliveryQueue['backlog']>>;
  let requested: Promise<Backlog | undefined> | undefined;
  const look = () =>
    (requested ??= queue
      .backlog(clock.now())
      .catch(() => undefined)
      .finally(() => {
        requested = undefined;
      }));
  const gauge = (name: string, help: string, valueOf: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect: async function () {
        const backlog = await look();
        if (backlog) this.set(valueOf(backlog));
      },
    });
  gauge('webhook_events_waiting', 'Events that wait to be fanned out.', ({ events }) => events);
  gauge('webhook_deliveries_due', 'Deliveries that wait and are due.', ({ due }) => due);
  gauge('webhook_oldest_due_seconds', 'Age of the oldest due delivery, in seconds.', ({ oldestDueAt }) =>
    oldestDueAt === undefined ? 0 : (clock.now() - oldestDueAt) / 1_000,
  );
};
