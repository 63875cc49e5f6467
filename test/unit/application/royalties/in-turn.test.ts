import { inTurn } from '../../../../src/application/royalties/in-turn.ts';

describe('computations in turn', () => {
  it('run one at a time, and those of one key that wait are shared', async () => {
    const begun: string[] = [];
    let running = 0;
    const run = inTurn(async (key: string) => {
      expect(++running).toBe(1);
      begun.push(key);
      await Promise.resolve();
      running--;
      return begun.length;
    });
    const first = run('a');
    expect(await Promise.all([first, run('b'), run('a'), run('b')])).toEqual([1, 2, 1, 2]);
    expect(begun).toEqual(['a', 'b']);
    const again = run('a');
    await Promise.resolve();
    const later = run('a');
    expect(await Promise.all([again, later])).toEqual([3, 4]);
  });

  it('continue after one that fails', async () => {
    const run = inTurn((key: string) =>
      key === 'a' ? Promise.reject(new Error('failed')) : Promise.resolve(key),
    );
    const failed = expect(run('a')).rejects.toThrow('failed');
    expect(await run('b')).toBe('b');
    await failed;
  });
});
