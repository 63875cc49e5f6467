import { json, problem, scripted } from '../../support/clients/scripted-fetch.ts';

const order = { trackId: 'trk_1', contentId: 'video-1' };
const registration = { name: 'Acme', contactEmail: 'a@acme.example', acceptTerms: true } as const;

describe('a request that is safe to retry', () => {
  it.each([408, 429, 502, 503, 504])(
    'is retried after %i and resolves to the later response',
    async (status) => {
      const { api, seen } = scripted([problem(status, 'X'), json({ trackId: 'trk_1' })]);
      expect(await api.getTrack({ trackId: 'trk_1' })).toEqual({ trackId: 'trk_1' });
      expect(seen).toHaveLength(2);
    },
  );

  it('waits for the time in Retry-After, in seconds or until a date, otherwise longer each time', async () => {
    const until = new Date(Date.parse('2026-03-02T14:00:02Z') + 5_000).toUTCString();
    const { api, waits } = scripted([
      problem(503, 'UNAVAILABLE', { 'retry-after': '2' }),
      problem(503, 'UNAVAILABLE', { 'retry-after': until }),
      'lost',
      json({}),
    ]);
    await api.getTrack({ trackId: 'trk_1' });
    expect(waits).toEqual([2_000, 5_000, 500]);
  });

  it('does not wait for a day: the problem is thrown immediately', async () => {
    const { api, waits } = scripted([problem(429, 'QUOTA_EXCEEDED', { 'retry-after': '86400' })]);
    await expect(api.issueLicense({ body: order })).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      retryAfterMs: 86_400_000,
    });
    expect(waits).toEqual([]);
  });

  it('uses one generated idempotency key for all attempts, and another one in the next call', async () => {
    const { api, seen } = scripted([
      'lost',
      problem(409, 'IDEMPOTENCY_IN_PROGRESS', { 'retry-after': '1' }),
      json({}, 201),
      json({}, 201),
    ]);
    await api.issueLicense({ body: order });
    await api.issueLicense({ body: order });
    const [first, second, third, other] = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('uses the key of the caller if there is one', async () => {
    const { api, seen } = scripted(['lost', json({}, 201)]);
    await api.issueLicense({ body: order }, { idempotencyKey: 'order-7' });
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['order-7', 'order-7']);
  });

  it('uses the key of the caller if it is a header, in any case', async () => {
    const { api, seen } = scripted([json({}, 201)]);
    await api.issueLicense({ body: order }, { headers: { 'Idempotency-Key': 'order-7' } });
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['order-7']);
  });

  it('gets a key on pages over http as well, which have no crypto.randomUUID', async () => {
    const { api, seen } = scripted([json({}, 201)]);
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    await api.issueLicense({ body: order }).finally(() => Reflect.deleteProperty(crypto, 'randomUUID'));
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('fails after the configured number of retries, for all calls or for one', async () => {
    const { api, seen } = scripted(['lost', 'lost', 'lost', 'lost'], { retries: 2 });
    const track = { trackId: 'trk_1' };
    await expect(api.getTrack(track)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(seen).toHaveLength(3);
    await expect(api.getTrack(track, { retries: 0 })).rejects.toMatchObject({ reason: 'unreachable' });
    expect(seen).toHaveLength(4);
  });

  it('is retried as usual if a setting is undefined', async () => {
    const nothing = { retries: undefined, timeoutMs: undefined, longestWaitMs: undefined };
    const { api, seen } = scripted(['lost', 'lost', 'lost', json({})], nothing);
    await api.getTrack({ trackId: 'trk_1' }, { timeoutMs: undefined, retries: undefined });
    expect(seen).toHaveLength(4);
  });

  it('is not retried after its caller has aborted it, not even while it waits', async () => {
    const requested = new AbortController();
    const wait = (_: number, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        requested.abort();
      });
    const { api, seen } = scripted(['lost'], { clock: { now: () => 0, chance: () => 0, wait } });
    await expect(api.getTrack({ trackId: 'trk_1' }, { signal: requested.signal })).rejects.toMatchObject({
      reason: 'aborted',
    });
    expect(seen).toHaveLength(1);
  });
});

describe('a request that is sent once', () => {
  it('is a POST without a key, because it may have been processed', async () => {
    const { api, seen } = scripted(['lost', problem(503, 'UNAVAILABLE')]);
    await expect(api.registerPlatform({ body: registration })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await expect(api.registerPlatform({ body: registration })).rejects.toMatchObject({ status: 503 });
    expect(seen.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false, false]);
  });

  it('is not one that was rate limited, because that one was not processed', async () => {
    const limited = problem(429, 'RATE_LIMITED', { 'retry-after': '1' });
    const { api, seen, waits } = scripted([limited, json({ results: [] })]);
    expect(await api.preflightLicenses({ body: { candidates: [order] } })).toEqual({ results: [] });
    expect([seen.length, waits]).toEqual([2, [1_000]]);
  });

  it.each([400, 401, 403, 404, 409, 410, 422, 500])('is one whose response is %i', async (status) => {
    const { api, seen } = scripted([problem(status, 'X')]);
    await expect(api.getTrack({ trackId: 'trk_1' })).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });
});
