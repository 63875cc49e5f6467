import { Gauge, type Registry } from 'prom-client';
import {
  workQueues,
  type Backlog,
  type WorkBacklog,
  type WorkQueue,
} from '../../ports/driven/monitoring/work-backlog.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

/** Reads the backlog of work once for all gauges when they are collected. If it cannot be read, they have no values. */
export const watchWork = (
  registry: Registry,
  { workBacklog, clock }: { readonly workBacklog: WorkBacklog; readonly clock: Clock },
): void => {
  type Found = Readonly<Record<WorkQueue, Backlog>>;
  let requested: Promise<Found | undefined> | undefined;
  const look = () =>
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
        const found = await look();
        this.reset();
        for (const queue of found ? workQueues : []) {
          const value = found && valueOf(found[queue]);
          if (value !== undefined) this.set({ queue }, value);
        }
      },
    });
  gauge('work_waiting', 'Work that waits for a worker or for staff.', ({ waiting }) => waiting);
  gauge(
    'work_oldest_seconds',
    'How long the oldest has waited, in seconds; absent for appeals.',
    ({ since, overdue }) =>
      overdue === undefined ? Math.max(0, clock.now() - (since ?? clock.now())) / 1_000 : undefined,
  );
  gauge(
    'work_overdue',
    'Work whose deadline has passed, where there is a deadline.',
    ({ overdue }) => overdue,
  );
};
