import { isDeepStrictEqual } from 'node:util';
import { byteCache } from '../../../../../src/adapters/memory/track-views/byte-cache.ts';

interface Value {
  readonly n: number;
  readonly json: Uint8Array;
}
const filled = (n: number, length = 1_000): Uint8Array => Buffer.alloc(length, n);
const keep = (cache: ReturnType<typeof byteCache<Value>>, n: number, length?: number): Value =>
  cache.put(`key ${n}`, filled(n % 251, length), (json) => ({ n, json }));

describe('a cache of bytes', () => {
  it('never takes more memory than it was given, whatever the lengths', () => {
    const max = 200_000;
    const cache = byteCache<Value>(max);
    let largest = 0;
    for (let n = 0; n < 5_000; n++) {
      keep(cache, n, (n * 7_919) % 3_000);
      largest = Math.max(largest, cache.size());
    }
    expect(largest).toBeLessThanOrEqual(max);
    expect(cache.size()).toBeGreaterThan(max / 2);
  });

  it('returns the bytes that were put under a key last', () => {
    const cache = byteCache<Value>(100_000);
    const isPut = (value: Value | undefined, n: number): boolean =>
      isDeepStrictEqual(value, { n, json: filled(n % 251) });
    const wrong: number[] = [];
    for (let n = 0; n < 1_000; n++) {
      keep(cache, n);
      const earlier = cache.get(`key ${n - 20}`);
      if (!isPut(cache.get(`key ${n}`), n) || (earlier && !isPut(earlier, n - 20))) wrong.push(n);
    }
    expect(wrong).toEqual([]);
    keep(cache, 999, 10);
    expect(cache.get('key 999')?.json.length).toBe(10);
    cache.delete('key 999');
    expect(cache.get('key 999')).toBeUndefined();
  });

  it('drops what was not used for long, and keeps what was', () => {
    const cache = byteCache<Value>(100_000);
    for (let n = 0; n < 1_000; n++) {
      keep(cache, n);
      cache.get('key 500');
    }
    expect(cache.get('key 500')).toEqual({ n: 500, json: filled(500 % 251) });
    expect(cache.get('key 499')).toBeUndefined();
    expect(cache.get('key 999')).toBeDefined();
  });

  it('leaves bytes that are still being sent unchanged after they were dropped', () => {
    const cache = byteCache<Value>(100_000);
    const sent = keep(cache, 0);
    for (let n = 1; n < 1_000; n++) keep(cache, n);
    expect(cache.get('key 0')).toBeUndefined();
    expect(sent.json).toEqual(filled(0));
  });

  it('keeps nothing that is larger than its memory, but returns it', () => {
    const cache = byteCache<Value>(0);
    expect(keep(cache, 1)).toEqual({ n: 1, json: filled(1) });
    expect([cache.get('key 1'), cache.size()]).toEqual([undefined, 0]);
  });
});
