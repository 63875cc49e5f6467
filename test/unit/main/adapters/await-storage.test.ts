import { awaitStorage } from '../../../../src/main/adapters/await-storage.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

/** A start whose storage answers after so many tries; each try takes so long. */
const starting = async (outages: number, tryMs: number, error: Error = new Unavailable('no answer')) => {
  let now = 0;
  let tries = 0;
  const said: string[] = [];
  const dependencies = {
    clock: { now: () => now },
    pause: async (ms: number) => void (now += ms),
    print: (line: string) => void said.push(line),
  };
  const ended = await awaitStorage(dependencies, async () => {
    now += tryMs;
    if (tries++ < outages) throw error;
    return 'started';
  }).catch((thrown: unknown) => thrown);
  return { ended, said, tries, now };
};

describe('a start', () => {
  it('waits for slow storage, and logs it once', async () => {
    const { ended, said, tries } = await starting(10, 1_800);
    expect([ended, tries]).toEqual(['started', 11]);
    expect(said).toEqual(['waiting up to 60 s for the store: no answer']);
  });

  it('logs nothing if the storage responds', async () => {
    expect(await starting(0, 100)).toMatchObject({ ended: 'started', said: [] });
  });

  it('fails after a minute', async () => {
    const { ended, now } = await starting(Infinity, 1_800);
    expect(ended).toBeInstanceOf(Unavailable);
    expect(now).toBeGreaterThanOrEqual(60_000);
    expect(now).toBeLessThan(65_000);
  });

  it('fails immediately if waiting would not help', async () => {
    const wrong = new Error('the database has schema 3');
    expect(await starting(1, 100, wrong)).toMatchObject({ ended: wrong, tries: 1, said: [] });
  });
});
