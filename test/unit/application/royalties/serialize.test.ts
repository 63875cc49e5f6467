import { serialize } from '../../../../src/application/royalties/serialize.ts';

describe('serialized computations', () => {
  it('run one at a time, and waiting requests for one key share one', async () => {
    const begun: string[] = [];
    let running = 0;
    const run = serialize(async (key: string) => {
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
    const run = serialize((key: string) =>
      key === 'a' ? Promise.reject(new Error('failed')) : Promise.resolve(key),
    );
    const failed = expect(run('a')).rejects.toThrow('failed');
    expect(await run('b')).toBe('b');
    await failed;
  });
});
