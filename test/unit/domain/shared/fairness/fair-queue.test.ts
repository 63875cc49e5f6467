import { fairQueue, type FairQueueSettings } from '../../../../../src/domain/shared/fairness/fair-queue.ts';
import { isUnavailable, Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';

const full = () => new Unavailable('the queue is full');

/** A queue whose work ends when the test says so. */
const aQueue = (settings: Omit<FairQueueSettings, 'full'>) => {
  const enter = fairQueue({ ...settings, full });
  const started: string[] = [];
  const rejected: string[] = [];
  const under: (() => void)[] = [];
  let running = 0;
  let maxRunning = 0;
  const come = (name: string, what = name, trusted = false): void => {
    const work = async () => {
      started.push(what);
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise<void>((resolve) => under.push(resolve));
      running--;
    };
    enter({ name, trusted }, work).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      rejected.push(what);
    });
  };
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    started,
    rejected,
    come,
    settle,
    maxRunning: () => maxRunning,
    /** Ends what runs, and what begins then, to the last. */
    drain: async () => {
      await settle();
      for (let end = under.shift(); end; end = under.shift()) {
        end();
        await settle();
      }
    },
  };
};

describe('the queue of password checks', () => {
  it('runs a limited number at a time, and the rest later', async () => {
    const queue = aQueue({ concurrency: 2, maxWaiting: 9, maxEach: 9 });
    for (let n = 0; n < 6; n++) queue.come('one', `one ${n}`);
    await queue.settle();
    expect(queue.started).toEqual(['one 0', 'one 1']);
    await queue.drain();
    expect(queue.started).toEqual(['one 0', 'one 1', 'one 2', 'one 3', 'one 4', 'one 5']);
    expect([queue.maxRunning(), queue.rejected]).toEqual([2, []]);
    queue.come('again');
    await queue.drain();
    expect(queue.started.at(-1)).toBe('again');
  });

  it('takes requesters in turn, however many checks one of them queues', async () => {
    const queue = aQueue({ concurrency: 1, maxWaiting: 20, maxEach: 8 });
    for (let n = 0; n < 5; n++) queue.come('flood', `flood ${n}`);
    queue.come('staff', 'staff 0');
    queue.come('staff', 'staff 1');
    queue.come('other');
    await queue.drain();
    expect(queue.started).toEqual([
      ...['flood 0', 'flood 1', 'staff 0', 'other', 'flood 2', 'staff 1', 'flood 3', 'flood 4'],
    ]);
  });

  it('rejects a requester that exceeds its places', async () => {
    const queue = aQueue({ concurrency: 1, maxWaiting: 20, maxEach: 3 });
    for (let n = 0; n < 9; n++) queue.come('flood', `flood ${n}`);
    queue.come('staff');
    await queue.drain();
    expect(queue.rejected).toEqual(['flood 4', 'flood 5', 'flood 6', 'flood 7', 'flood 8']);
    expect(queue.started).toContain('staff');
  });

  it('makes room for a new requester by dropping a check of the one with the most waiting', async () => {
    const queue = aQueue({ concurrency: 1, maxWaiting: 5, maxEach: 3 });
    queue.come('busy');
    for (const n of [0, 1]) queue.come('pair', `pair ${n}`);
    for (const n of [0, 1, 2]) queue.come('three', `three ${n}`);
    queue.come('staff');
    await queue.drain();
    expect(queue.rejected).toEqual(['three 2']);
    expect(queue.started).toEqual(['busy', 'pair 0', 'three 0', 'staff', 'pair 1', 'three 1']);
  });

  it('rejects a new requester if every other one has one check waiting, unless the new one is trusted', async () => {
    const queue = aQueue({ concurrency: 1, maxWaiting: 3, maxEach: 3 });
    for (const name of ['busy', 'one', 'two', 'three']) queue.come(name);
    queue.come('stranger');
    queue.come('staff', 'staff', true);
    await queue.drain();
    expect(queue.rejected).toEqual(['stranger', 'one']);
    expect(queue.started).toEqual(['busy', 'two', 'three', 'staff']);
  });

  it('never drops a check of a trusted requester for an unknown one', async () => {
    const queue = aQueue({ concurrency: 1, maxWaiting: 3, maxEach: 3 });
    queue.come('busy');
    for (const n of [0, 1, 2]) queue.come('staff', `staff ${n}`, true);
    queue.come('stranger');
    queue.come('colleague', 'colleague', true);
    await queue.drain();
    expect(queue.rejected).toEqual(['stranger', 'staff 2']);
    expect(queue.started).toEqual(['busy', 'staff 0', 'colleague', 'staff 1']);
  });

  it('frees the place if a check fails', async () => {
    const enter = fairQueue({ concurrency: 1, maxWaiting: 3, maxEach: 3, full });
    const fails = () => Promise.reject(new Error('broken'));
    const outcomes = await Promise.allSettled([
      enter({ name: 'a', trusted: false }, fails),
      enter({ name: 'a', trusted: false }, async () => 'done'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
