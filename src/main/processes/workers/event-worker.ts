import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../../ports/driven/shared/log.ts';
import type { DeliverDue, FanOutEvents } from '../../../ports/driving/webhooks/webhooks.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops } from './loops.ts';

interface Dependencies {
  readonly fanOutEvents: FanOutEvents;
  readonly deliverDue: DeliverDue;
  readonly log: Log;
  readonly runTurn?: RunTurn;
}

/**
 * The number of endpoints that a process serves at the same time, and of failing ones among them, which can
 * occupy a place for 15 s.
 */
const endpointQueues = 512;
const failingEndpointQueues = 256;
/** The number of free places at full load before a process claims more: there are few claims, and none is late. */
const minFree = 32;
/**
 * The number of events that are fanned out together, and of such batches that can continue beside the next one:
 * one may contain an event for thousands of endpoints.
 */
const eventsPerBatch = 50;
const batches = 4;
/** The time after which other batches no longer wait for a batch. */
const slowBatchMs = 25;

/** Fans events out and delivers them to their endpoints until it is closed. */
export const eventWorker = ({ fanOutEvents, deliverDue, log, runTurn }: Dependencies) => {
  const { forever, recordOutcome, close } = loops(log, runTurn);
  const busy = { all: 0, failing: 0 };
  const fanning = new Set<Promise<boolean>>();
  /** Batches whose deliveries are written, but possibly not their emails. */
  const mailing = new Set<Promise<void>>();
  const served = new Set<Promise<void>>();

  const fanOut = async (): Promise<boolean> => {
    if (fanning.size >= batches) await Promise.race(fanning);
    const delivered = Promise.withResolvers<boolean>();
    const whole = fanOutEvents(eventsPerBatch, (count) => {
      if (count > 0) delivering.wake();
      delivered.resolve(count > 0);
    })
      .then(
        (count) => delivered.resolve(count > 0),
        (error: unknown) => {
          recordOutcome('fanning out events', error);
          delivered.reject(error);
        },
      )
      .finally(() => mailing.delete(whole));
    mailing.add(whole);
    const batch = delivered.promise.finally(() => fanning.delete(batch));
    fanning.add(batch);
    const slow = pause(slowBatchMs, true, { ref: false });
    // `recordOutcome` has reported it.
    batch.catch(() => undefined);
    return Promise.race([batch, slow]);
  };

  const deliver = async (): Promise<boolean> => {
    const room = {
      endpointQueues: endpointQueues - busy.all,
      failingEndpointQueues: failingEndpointQueues - busy.failing,
    };
    if (room.endpointQueues < minFree) return false;
    const taken = await deliverDue(room);
    for (const { failing, done } of taken) {
      busy.all += 1;
      if (failing) busy.failing += 1;
      const finished = done
        .then(
          () => recordOutcome('delivering'),
          (error: unknown) => recordOutcome('delivering', error),
        )
        .finally(() => {
          busy.all -= 1;
          if (endpointQueues - busy.all === minFree) delivering.wake();
          if (failing) busy.failing -= 1;
          served.delete(finished);
        });
      served.add(finished);
    }
    return taken.length > 0;
  };

  const delivering = forever('claiming deliveries', deliver);
  forever('fanning out events', fanOut);
  return {
    /** Claims nothing further, and waits for deliveries in progress. */
    close: async () => {
      await close();
      await Promise.allSettled([...fanning, ...mailing]);
      await Promise.all(served);
    },
  };
};
