import { writeCheck } from '../../../../src/main/adapters/write-check.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

const world = () => {
  let now = 0;
  let probes = 0;
  const state: { outcome: () => Promise<string | undefined> } = { outcome: async () => undefined };
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  const check = writeCheck({
    storage: {
      probeWrites: () => {
        probes++;
        return state.outcome();
      },
    },
    clock: { now: () => now },
    log: { info: print, warn: print },
  });
  return { check, state, said, probes: () => probes, pass: (ms: number) => void (now += ms) };
};
const full = () => Promise.reject(new Unavailable('the database is unavailable: disk full'));

describe('the check whether anything can be written', () => {
  it('writes once in five seconds, however often and by how many it is asked', async () => {
    const { check, probes, pass } = world();
    for (let second = 0; second < 10; second++) {
      expect(await Promise.all(Array.from({ length: 50 }, () => check.issue()))).toEqual(
        Array.from({ length: 50 }, () => undefined),
      );
      pass(1_000);
    }
    expect(probes()).toBe(2);
  });

  it('looks again where the clock was set back', async () => {
    const { check, state, pass } = world();
    pass(3_600_000);
    state.outcome = full;
    expect(await check.issue()).toBe('unavailable');
    state.outcome = async () => undefined;
    pass(-3_600_000);
    expect(await check.issue()).toBeUndefined();
  });

  it('says that nothing can be written, and within a second that it can again, and logs both once', async () => {
    const { check, state, said, pass } = world();
    state.outcome = full;
    expect(await check.issue()).toBe('unavailable');
    pass(1_000);
    expect(await check.issue()).toBe('unavailable');
    state.outcome = async () => undefined;
    expect(await check.issue()).toBe('unavailable');
    pass(1_000);
    expect(await check.issue()).toBeUndefined();
    expect(said).toEqual(['the store does not accept writes', 'the store accepts writes again']);
  });

  it('distinguishes writes that a move blocks from writes that fail', async () => {
    const { check, state } = world();
    state.outcome = async () => 'writes are blocked while the data moves';
    expect(await check.issue()).toBeUndefined();
    expect(await check.blockedBy()).toBe('writes are blocked while the data moves');
  });

  it('does not hide a fault of ours', async () => {
    const { check, state } = world();
    state.outcome = () => Promise.reject(new Error('a bug'));
    await expect(check.issue()).rejects.toThrow('a bug');
  });
});
