import { AsyncLocalStorage } from 'node:async_hooks';
import {
  afterFailures,
  eventLoopIdle,
  readAhead,
} from '../../../../../src/adapters/memory/track-views/read-ahead.ts';

describe('the wait for an idle event loop', () => {
  it('lasts while the process is busy, and ends after', async () => {
    let [isBusy, isIdle, turns] = [true, false, 0];
    const work = (): void => {
      for (const until = performance.now() + 2; performance.now() < until;);
      turns++;
      if (isBusy) setImmediate(work);
    };
    work();
    const idle = eventLoopIdle(new AbortController().signal).then(() => (isIdle = true));
    while (turns < 50) await new Promise((next) => setImmediate(next));
    expect(isIdle).toBe(false);
    isBusy = false;
    await idle;
    expect(isIdle).toBe(true);
  });

  it('rejects when it is aborted', async () => {
    const closing = new AbortController();
    const idle = eventLoopIdle(closing.signal);
    closing.abort();
    await expect(idle).rejects.toThrow();
  });
});

describe('reading ahead', () => {
  it('reads again after each start, even one at the moment at which it ends', async () => {
    for (let moment = 0; moment < 20; moment++) {
      let lists = 0;
      const ahead = readAhead({
        library: {
          list: async () => {
            lists++;
            return { items: [] };
          },
        },
        keep: async (read) => {
          await read();
          return true;
        },
        idle: async () => undefined,
        pause: afterFailures,
        report: (error) => {
          throw error;
        },
      });
      const first = ahead.start();
      for (let turn = 0; turn < moment; turn++) await Promise.resolve();
      const before = lists;
      await ahead.start();
      expect([moment, lists]).toEqual([moment, before + 1]);
      await first;
    }
  });

  it('is not part of the trace of a request that starts it', async () => {
    const traces = new AsyncLocalStorage<string>();
    const tracesOfReads: (string | undefined)[] = [];
    const ahead = readAhead({
      library: {
        list: async () => {
          tracesOfReads.push(traces.getStore());
          return { items: [] };
        },
      },
      keep: async (read) => {
        await read();
        return true;
      },
      idle: async () => undefined,
      pause: afterFailures,
      report: () => undefined,
    });
    await traces.run('request', () => ahead.start());
    expect(tracesOfReads).toEqual([undefined]);
  });

  it('ends its pause after a failure when it is closed', async () => {
    const closing = new AbortController();
    const paused = afterFailures(100, closing.signal);
    closing.abort();
    await expect(paused).rejects.toThrow();
  });
});
