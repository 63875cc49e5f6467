import fc from 'fast-check';
import {
  afterWork,
  afterEdit,
  woken,
  isFailing,
  endpointQueueOf,
  released,
  servedEndpointQueues,
  withoutFailures,
} from '../../../../src/domain/webhooks/endpoint-queue.ts';
import { anEndpoint, noon } from '../../../support/builders/builders.ts';

const endpointQueue = endpointQueueOf(anEndpoint());
const failing = { failingSince: noon };
const moments = fc.integer({ min: -1_000, max: 1_000 });

describe('the queue of an endpoint', () => {
  it('is open while its endpoint is enabled', () => {
    expect(endpointQueue.state).toBe('open');
    const closed = afterEdit(endpointQueue, { status: 'disabled' });
    expect([closed.state, afterEdit(closed, { status: 'enabled' }).state]).toEqual(['closed', 'open']);
  });

  it('has the earliest due time, in whatever order deliveries arrive', () => {
    fc.assert(
      fc.property(fc.array(moments, { minLength: 1 }), (due) => {
        expect(due.reduce(woken, endpointQueue).nextDue).toBe(Math.min(...due));
      }),
    );
  });

  it('does not change if nothing earlier arrives', () => {
    fc.assert(
      fc.property(moments, fc.nat(1_000), (first, later) => {
        const before = woken(endpointQueue, first);
        expect(woken(before, first + later)).toBe(before);
      }),
    );
  });

  it('is due when its worker says on release, or not at all', () => {
    const worked = withoutFailures(woken(endpointQueue, 1), 'worker');
    expect(released(worked, 7)).toEqual({ ...endpointQueue, nextDue: 7 });
    expect(released(worked, undefined)).toEqual(endpointQueue);
  });

  it('records the result of a worker, unless failures were cleared since that worker started', () => {
    expect(isFailing(afterWork(endpointQueue, 'worker', failing))).toBe(true);
    const fresh = withoutFailures(afterWork(endpointQueue, 'worker', failing), 'worker');
    expect(isFailing(fresh)).toBe(false);
    expect(afterWork(fresh, 'worker', failing)).toBe(fresh);
    expect(isFailing(afterWork(fresh, 'next', failing))).toBe(true);
    expect(isFailing(afterWork(withoutFailures(fresh, undefined), 'worker', failing))).toBe(true);
  });
});

describe('the queues that are served', () => {
  const due = (kind: string) =>
    fc.nat(30).map((count) => Array.from({ length: count }, (_, n) => `${kind} ${n}`));
  const shares = fc.record({
    endpointQueues: fc.nat(20),
    failingEndpointQueues: fc.nat(20),
    failingShare: fc.nat(20),
  });
  const isFailingOne = (name: string) => name.startsWith('failing');

  it('are as many as there are places for, at most, and those that fail no more than theirs', () => {
    fc.assert(
      fc.property(due('healthy'), due('failing'), shares, (healthy, failed, given) => {
        const served = servedEndpointQueues(healthy, failed, given);
        expect(served.length).toBeLessThanOrEqual(given.endpointQueues);
        expect(served.filter(isFailingOne).length).toBeLessThanOrEqual(given.failingEndpointQueues);
        expect(new Set(served).size).toBe(served.length);
      }),
    );
  });

  it('leave no place free that someone could have', () => {
    fc.assert(
      fc.property(due('healthy'), due('failing'), shares, (healthy, failed, given) => {
        const could = healthy.length + Math.min(failed.length, given.failingEndpointQueues);
        expect(servedEndpointQueues(healthy, failed, given)).toHaveLength(
          Math.min(given.endpointQueues, could),
        );
      }),
    );
  });

  it('give those that fail their share, however many others are due', () => {
    fc.assert(
      fc.property(due('healthy'), due('failing'), shares, (healthy, failed, given) => {
        const share = Math.min(
          given.failingShare,
          given.failingEndpointQueues,
          given.endpointQueues,
          failed.length,
        );
        const served = servedEndpointQueues(healthy, failed, given);
        expect(served.filter(isFailingOne).length).toBeGreaterThanOrEqual(share);
      }),
    );
  });

  it('are returned in order, failed ones last', () => {
    fc.assert(
      fc.property(due('healthy'), due('failing'), shares, (healthy, failed, given) => {
        const served = servedEndpointQueues(healthy, failed, given);
        const count = served.filter((name) => !isFailingOne(name)).length;
        expect(served).toEqual([...healthy.slice(0, count), ...failed.slice(0, served.length - count)]);
      }),
    );
  });
});
