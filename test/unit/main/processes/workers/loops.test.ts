import { mock } from 'node:test';
import { setImmediate as passed } from 'node:timers/promises';
import { loops, pauseAfterFailures } from '../../../../../src/main/processes/workers/loops.ts';
import { seenSoon } from '../../../../support/eventually.ts';

/** Longer than any test lasts. */
const never = 3_600_000;

describe('loops of a worker', () => {
  const messages: string[] = [];
  const log = {
    info: (message: string) => void messages.push(message),
    warn: (message: string) => void messages.push(message),
  };
  beforeEach(() => messages.splice(0));

  it('continues immediately while there is more work, then pauses', async () => {
    const { forever, close } = loops(log);
    let turns = 0;
    forever('working', async () => ++turns < 50, never);
    await passed();
    expect(turns).toBe(50);
    await close();
  });

  it('polls again after a pause', async () => {
    const { forever, close } = loops(log);
    let turns = 0;
    const counted = async () => turns;
    forever('working', async () => ++turns < 0, 5);
    expect(await seenSoon(counted, (count) => count > 2, 5_000)).toBeGreaterThan(2);
    await close();
  });

  it('polls immediately when it is woken, even during a round that finds nothing', async () => {
    const { forever, close } = loops(log);
    let turns = 0;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const turn = async () => {
      turns += 1;
      if (turns === 1) await promise;
      return false;
    };
    const loop = forever('working', turn, never);
    loop.wake();
    resolve(undefined);
    await passed();
    expect(turns).toBe(2);
    loop.wake();
    await passed();
    expect(turns).toBe(3);
    await close();
  });

  it('logs a failure once, and once that it is over', async () => {
    const { forever, recordOutcome, close } = loops(log);
    recordOutcome('sending', new Error('first'));
    recordOutcome('sending', new Error('second'));
    recordOutcome('sending');
    recordOutcome('sending');
    let turns = 0;
    const loop = forever('working', async () => {
      turns += 1;
      if (turns < 3) throw new Error('the store is away');
      return false;
    });
    for (let n = 0; n < 3; n++) {
      await passed();
      loop.wake();
    }
    await close();
    expect(messages).toEqual([
      'sending failed and will be retried',
      'sending succeeded again',
      'working failed and will be retried',
      'working succeeded again',
    ]);
  });

  it('pauses longer after each further failure, up to its idle pause, and begins again after a success', async () => {
    expect([1, 2, 3, 4, 5].map((failures) => pauseAfterFailures(failures, 10_000))).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000,
    ]);
    expect([1, 2, 30].map((failures) => pauseAfterFailures(failures, 100))).toEqual([1_000, 1_000, 1_000]);
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const { forever, close } = loops(log);
      let turns = 0;
      const turn = async (): Promise<boolean> => {
        turns += 1;
        if (turns === 4) return true;
        throw new Error('failed');
      };
      forever('working', turn, never);
      const after = async (ms: number): Promise<number> => {
        await passed();
        mock.timers.tick(ms);
        await passed();
        return turns;
      };
      expect(await after(999)).toBe(1);
      expect(await after(1)).toBe(2);
      expect(await after(1_999)).toBe(2);
      expect(await after(1)).toBe(3);
      // The fourth turn succeeds and has more work; the fifth fails, so its pause is that of a first failure.
      expect(await after(4_000)).toBe(5);
      expect(await after(1_000)).toBe(6);
      await close();
    } finally {
      mock.timers.reset();
    }
  });

  it('finishes running work when it closes, starts nothing new and does not pause first', async () => {
    const { forever, close } = loops(log);
    let [begun, ended] = [0, 0];
    const { promise, resolve } = Promise.withResolvers<undefined>();
    forever('working', async () => {
      begun += 1;
      await promise;
      ended += 1;
      return true;
    });
    forever('idling', async () => false, never);
    await passed();
    const closed = close();
    await passed();
    expect([begun, ended]).toEqual([1, 0]);
    resolve(undefined);
    await closed;
    expect([begun, ended]).toEqual([1, 1]);
  });
});
