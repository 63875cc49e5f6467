import { setImmediate as passed } from 'node:timers/promises';
import { loops } from '../../../../../src/main/processes/workers/loops.ts';
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
