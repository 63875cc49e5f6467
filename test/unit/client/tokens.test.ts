import { json, problem, scripted, type Seen, type Turn } from '../../support/clients/scripted-fetch.ts';

const credentials = { clientId: 'cli_1', clientSecret: 'secret', scopes: ['tracks:read'] };
const track = { trackId: 'trk_1' };

/** Tokens named one after another, an hour long; a track for each caller with one. */
const tokens = (turns: Partial<Record<number, Turn>> = {}) => {
  let granted = 0;
  const byAddress = (seen: Seen) =>
    seen.url.endsWith('/auth/token')
      ? json({
          accessToken: `token-${++granted}`,
          tokenType: 'Bearer',
          expiresIn: 3600,
          scope: 'tracks:read',
        })
      : json(track);
  return scripted(
    Array.from({ length: 60 }, (_, i) => turns[i] ?? byAddress),
    { credentials },
  );
};

const bearers = (seen: readonly Seen[]) =>
  seen.map(({ url, headers }) => (url.endsWith('/auth/token') ? 'exchange' : headers.get('authorization')));

describe('client credentials', () => {
  it('are exchanged for one token by concurrent calls', async () => {
    const { api, seen } = tokens();
    await Promise.all(Array.from({ length: 20 }, () => api.getTrack(track)));
    expect(bearers(seen).filter((one) => one === 'exchange')).toHaveLength(1);
    expect(seen[0]?.body).toBe('{"clientId":"cli_1","clientSecret":"secret","scopes":["tracks:read"]}');
    expect(new Set(bearers(seen).slice(1))).toEqual(new Set(['Bearer token-1']));
  });

  it('are exchanged again a minute before the token expires', async () => {
    const { api, seen, pass } = tokens();
    await api.getTrack(track);
    pass(3_539_000);
    await api.getTrack(track);
    pass(1_000);
    await api.getTrack(track);
    expect(bearers(seen)).toEqual([
      'exchange',
      'Bearer token-1',
      'Bearer token-1',
      'exchange',
      'Bearer token-2',
    ]);
  });

  it.each(['TOKEN_EXPIRED', 'TOKEN_INVALID'])(
    'are exchanged once more if the token is rejected with %s',
    async (code) => {
      const { api, seen } = tokens({ 1: problem(401, code) });
      expect(await api.getTrack(track)).toEqual(track);
      expect(bearers(seen)).toEqual(['exchange', 'Bearer token-1', 'exchange', 'Bearer token-2']);
    },
  );

  it('are not exchanged again after a second rejection, which is thrown', async () => {
    const { api, seen } = tokens({ 1: problem(401, 'TOKEN_INVALID'), 3: problem(401, 'TOKEN_INVALID') });
    await expect(api.getTrack(track)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    expect(seen).toHaveLength(4);
  });

  it('that are rejected cause the same error, and are sent again by the next call', async () => {
    const { api, seen } = tokens({ 0: problem(401, 'INVALID_CLIENT') });
    await expect(api.getTrack(track)).rejects.toMatchObject({ code: 'INVALID_CLIENT', status: 401 });
    expect(await api.getTrack(track)).toEqual(track);
    expect(seen).toHaveLength(3);
  });

  it('are exchanged once for all requests that were rejected at the same time', async () => {
    const rejected = problem(401, 'TOKEN_EXPIRED');
    const { api, seen } = tokens({
      1: () => rejected.clone(),
      2: () => rejected.clone(),
      3: () => rejected.clone(),
    });
    await Promise.all([1, 2, 3].map(() => api.getTrack(track)));
    expect(bearers(seen).filter((one) => one === 'exchange')).toHaveLength(2);
  });

  it('are still exchanged for other callers if one of them aborts', async () => {
    let grant: (response: Response) => void = () => undefined;
    const { api } = tokens({ 0: () => new Promise<Response>((resolve) => (grant = resolve)) });
    const requested = new AbortController();
    const given = api.getTrack(track, { signal: requested.signal });
    const patient = api.getTrack(track);
    requested.abort();
    await expect(given).rejects.toMatchObject({ reason: 'aborted' });
    grant(json({ accessToken: 'late', tokenType: 'Bearer', expiresIn: 3600, scope: '' }));
    expect(await patient).toEqual(track);
  });

  it('are not sent for public operations', async () => {
    const { api, seen } = tokens();
    await api.livez();
    expect(bearers(seen)).toEqual([null]);
  });
});
