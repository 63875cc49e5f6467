import { Gauge, type Registry } from 'prom-client';
import {
  workQueues,
  type Backlog,
  type WorkBacklog,
  type WorkQueue,
} from '../../ports/driven/monitoring/work-backlog.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

/** Registers gauges of the work queues. A scrape reads the queues once for all gauges; if they cannot be read, the gauges have no values. */
export const watchWork = (
  registry: Registry,
  { workBacklog, clock }: { readonly workBacklog: WorkBacklog; readonly clock: Clock },
): void => {
  type Found = Readonly<Record<WorkQueue, Backlog>>;
  let requested: Promise<Found | undefined> | undefined;
  const readOnce = () =>
    (requested ??= workBacklog
      .read(clock.now())
      .catch(() => undefined)
      .finally(() => {
        requested = undefined;
      }));
  const gauge = (name: string, help: string, valueOf: (backlog: Backlog) => number | undefined) =>
    new Gauge({
      ...{ name, help, labelNames: ['queue'], registers: [registry] },
      collect: async function () {
        const found = await readOnce();
        this.reset();
        for (const queue of found ? workQueues : []) {
          const value = found && valueOf(found[queue]);
          if (value !== undefined) this.set({ queue }, value);
        }
      },
    });
  gauge('work_waiting', 'Items that wait for a worker or for staff, by queue.', ({ waiting }) => waiting);
  gauge(
    'work_oldest_seconds',
    'Age of the oldest item in seconds; absent for appeals.',
    ({ since, overdue }) =>
      overdue === undefined ? Math.max(0, clock.now() - (since ?? clock.now())) / 1_000 : undefined,
  );
  gauge(
    'work_overdue',
    'Items whose deadline has passed; only for queues with deadlines.',
    ({ overdue }) => overdue,
  );
};
