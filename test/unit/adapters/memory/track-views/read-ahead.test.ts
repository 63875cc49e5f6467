import { eventLoopIdle } from '../../../../../src/adapters/memory/track-views/read-ahead.ts';

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
