import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Late, within } from '../../../../src/adapters/redis/within.ts';

/** Nothing else of this process runs meanwhile. */
const busyFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('a deadline', () => {
  it('passes on a response or an error that arrives in time', async () => {
    expect(await within(50, Promise.resolve('soon'))).toBe('soon');
    await expect(within(50, Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  });

  it('does not wait longer', async () => {
    const longAfter = new Promise((resolve) => setTimeout(resolve, 2_000).unref());
    await expect(Promise.race([within(20, new Promise(() => undefined)), longAfter])).rejects.toThrow(Late);
  });

  it('accepts what arrived while this process was busy', async () => {
    // After this turn of the event loop timers come first, then what has arrived.
    await new Promise((resolve) => setImmediate(resolve));
    const { port1: near, port2: far } = new MessageChannel();
    const requested = within(5, once(near, 'message'));
    far.postMessage('the response');
    busyFor(20);
    expect(await requested).toEqual(['the response']);
    near.close();
  });
});
