import { setTimeout as sleep } from 'node:timers/promises';
import { loops } from '../../../src/main/loops.ts';

describe('loops of a worker', () => {
  const told: string[] = [];
  const log = {
    info: (message: string) => void told.push(message),
    warn: (message: string) => void told.push(message),
  };
  beforeEach(() => told.splice(0));

  it('goes on at once while there is more, and then looks again after a while', async () => {
    const { forever, close } = loops(log);
    let turns = 0;
    forever('working', async () => ++turns < 50);
    await sleep(20);
    const atOnce = turns;
    await sleep(150);
    await close();
    expect(atOnce).toBe(50);
    expect(turns).toBeGreaterThan(50);
    expect(turns).toBeLessThan(55);
  });

  it('looks at once when it is hastened, also in the middle of a turn that finds nothing', async () => {
    const { forever, close } = loops(log);
    let turns = 0;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const loop = forever('working', async () => {
      turns += 1;
      if (turns === 1) await promise;
      return false;
    });
    loop.hasten();
    resolve(undefined);
    await sleep(20);
    expect(turns).toBe(2);
    loop.hasten();
    await sleep(20);
    expect(turns).toBe(3);
    await close();
  });

  it('tells of trouble once, and once that it is over', async () => {
    const { forever, went, close } = loops(log);
    went('sending', new Error('first'));
    went('sending', new Error('second'));
    went('sending');
    went('sending');
    let turns = 0;
    const loop = forever('working', async () => {
      turns += 1;
      if (turns < 3) throw new Error('the store is away');
      return false;
    });
    for (let n = 0; n < 3; n++) {
      await sleep(10);
      loop.hasten();
    }
    await close();
    expect(told).toEqual([
      'sending failed and will be tried until it works',
      'sending works again',
      'working failed and will be tried until it works',
      'working works again',
    ]);
  });

  it('ends what is under way, begins nothing more and does not rest first', async () => {
    const { forever, close } = loops(log);
    let [begun, ended] = [0, 0];
    forever('working', async () => {
      begun += 1;
      await sleep(30);
      ended += 1;
      return true;
    });
    forever('idling', async () => false);
    await sleep(10);
    const asked = performance.now();
    await close();
    expect(performance.now() - asked).toBeLessThan(90);
    expect([begun, ended]).toEqual([1, 1]);
  });
});
