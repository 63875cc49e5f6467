import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventWorker } from '../../../../../src/main/processes/workers/event-worker.ts';
import type { DeliverDue, FanOutEvents } from '../../../../../src/ports/driving/webhooks/webhooks.ts';
import { seenSoon } from '../../../../support/eventually.ts';

interface Waiting {
  readonly failing: boolean;
  readonly end: (error?: Error) => void;
}

/** Endpoints at which something is always due, each served until the test ends it. */
const endlessWork = () => {
  const served: Waiting[] = [];
  const seen = { max: 0, maxFailing: 0, claims: 0, under: 0, failing: 0 };
  const begin = (failing: boolean) => {
    const done = new Promise<void>((resolve, reject) => {
      const end = (error?: Error) => {
        seen.under -= 1;
        if (failing) seen.failing -= 1;
        if (error) reject(error);
        else resolve();
      };
      served.push({ failing, end });
    });
    seen.under += 1;
    if (failing) seen.failing += 1;
    seen.max = Math.max(seen.max, seen.under);
    seen.maxFailing = Math.max(seen.maxFailing, seen.failing);
    return { failing, done };
  };
  const deliverDue: DeliverDue = async ({ endpointQueues, failingEndpointQueues }) => {
    seen.claims += 1;
    const failing = Array.from({ length: Math.min(failingEndpointQueues, endpointQueues) }, () =>
      begin(true),
    );
    return [...failing, ...Array.from({ length: endpointQueues - failing.length }, () => begin(false))];
  };
  return { deliverDue, served, seen };
};

const recordingLog = () => {
  const lines: string[] = [];
  const line = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  return { lines, log: { info: line('info'), warn: line('warn'), error: line('error') } };
};

const nothing: FanOutEvents = async () => 0;

describe('the worker', () => {
  it('serves a limited number of endpoints at a time, at most half of them failing ones', async () => {
    const { deliverDue, served, seen } = endlessWork();
    const worker = eventWorker({ fanOutEvents: nothing, deliverDue, log: recordingLog().log });
    await seenSoon(
      async () => seen.under,
      (under) => under === 512,
    );
    const claims = seen.claims;
    await sleep(300);
    expect([seen.under, seen.failing, seen.claims]).toEqual([512, 256, claims]);
    for (let round = 0; round < 5; round++) {
      for (const { end } of served.splice(0, 100)) end();
      await seenSoon(
        async () => seen.under,
        (under) => under === 512,
      );
    }
    expect(seen).toMatchObject({ max: 512, maxFailing: 256 });
    const closed = worker.close();
    while (seen.under > 0) for (const { end } of served.splice(0)) end();
    await closed;
  });

  it('closes when its running work has ended, and starts nothing new', async () => {
    const { deliverDue, served, seen } = endlessWork();
    const worker = eventWorker({ fanOutEvents: nothing, deliverDue, log: recordingLog().log });
    await seenSoon(
      async () => seen.under,
      (under) => under === 512,
    );
    let closed = false;
    const closing = worker.close().then(() => (closed = true));
    for (const { end } of served.splice(0, 511)) end();
    await sleep(150);
    expect([closed, seen.under]).toEqual([false, 1]);
    const { claims } = seen;
    for (const { end } of served) end();
    await closing;
    await sleep(150);
    expect(seen.claims).toBe(claims);
  });

  it('continues after a failure, and logs once that it began and once that it is over', async () => {
    const { lines, log } = recordingLog();
    let claims = 0;
    let fannedOut = 0;
    const worker = eventWorker({
      log,
      fanOutEvents: async () => {
        if (++fannedOut <= 2) throw new Error('the store is away');
        return 0;
      },
      deliverDue: async () => {
        if (++claims <= 2) throw new Error('the store is away');
        return claims === 3 ? [{ failing: false, done: Promise.reject(new Error('lost')) }] : [];
      },
    });
    await seenSoon(
      async () => Math.min(claims, fannedOut),
      (min) => min > 3,
      6_000,
    );
    await worker.close();
    const of = (name: string) => lines.filter((line) => line.includes(name));
    expect(of('fanning out events')).toEqual([
      'warn fanning out events failed and will be retried',
      'info fanning out events succeeded again',
    ]);
    expect(of('claiming deliveries')).toEqual([
      'warn claiming deliveries failed and will be retried',
      'info claiming deliveries succeeded again',
    ]);
    expect(of('delivering')).toEqual(['warn delivering failed and will be retried']);
  });

  it('sends new deliveries immediately after the fan-out', async () => {
    // Without a wake-up, no pause of a loop ends.
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const idle = Promise.withResolvers<undefined>();
      let [waiting, sent] = [0, 0];
      let fannedOut = false;
      const worker = eventWorker({
        log: recordingLog().log,
        fanOutEvents: async (_limit, onDelivered) => {
          if (fannedOut) return 0;
          fannedOut = true;
          await idle.promise;
          waiting = 1;
          onDelivered?.(1);
          return 1;
        },
        deliverDue: async () => {
          // By then this turn is over, and the loop pauses.
          setImmediate(() => idle.resolve(undefined));
          if (waiting === 0) return [];
          waiting = 0;
          sent += 1;
          return [{ failing: false, done: Promise.resolve() }];
        },
      });
      for (let turns = 0; sent === 0 && turns < 100; turns++)
        await new Promise((resolve) => void setImmediate(resolve));
      await worker.close();
      expect(sent).toBe(1);
    } finally {
      mock.timers.reset();
    }
  });

  it('claims events while emails about earlier ones are written, and waits for these emails when it closes', async () => {
    const { promise: mailed, resolve } = Promise.withResolvers<undefined>();
    let claims = 0;
    const fanOutEvents: FanOutEvents = async (_limit, onDelivered) => {
      claims += 1;
      if (claims > 20) return 0;
      onDelivered?.(1);
      await mailed;
      return 1;
    };
    const worker = eventWorker({ fanOutEvents, deliverDue: async () => [], log: recordingLog().log });
    const seen = await seenSoon(
      async () => claims,
      (count) => count > 20,
    );
    expect(seen).toBeGreaterThan(20);
    let isClosed = false;
    const closed = worker.close().then(() => {
      isClosed = true;
    });
    await sleep(50);
    expect(isClosed).toBe(false);
    resolve(undefined);
    await closed;
  });

  it('reports emails that cannot be written', async () => {
    const { lines, log } = recordingLog();
    let claims = 0;
    const fanOutEvents: FanOutEvents = async (_limit, onDelivered) => {
      claims += 1;
      if (claims > 1) return 0;
      onDelivered?.(1);
      await sleep(20);
      throw new Error('the store is away');
    };
    const worker = eventWorker({ fanOutEvents, deliverDue: async () => [], log });
    await seenSoon(
      async () => lines,
      (seen) => seen.length > 0,
    );
    expect(lines[0]).toBe('warn fanning out events failed and will be retried');
    await worker.close();
  });
});
