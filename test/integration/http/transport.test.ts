import { transports } from '../../support/service/transports.ts';
import { gunzipSync } from 'node:zlib';
import { expectRejection } from '../../support/http/rejections.ts';
import { bytes } from '../../support/http/things.ts';
import { ask, exchangeBytes, good, openWire, readReply, requestText } from '../../support/http/wire.ts';

describe.each(transports)('HTTP over %s', (transport) => {
  let wire: Awaited<ReturnType<typeof openWire>>;
  beforeAll(async () => {
    wire = await openWire(transport);
  });
  afterAll(() => wire.close());

  it('answers a read with its tag, its limits and the protective headers', async () => {
    const { status, headers, body } = await ask(
      wire.url,
      'GET',
      '/things/a1?points=5&mood=calm,warm&mood=dark',
      {
        headers: good,
      },
    );
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      thingId: 'a1',
      note: '{"points":5,"mood":["calm","warm","dark"]}',
      points: 5,
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-request-id': 'test',
      'cache-control': 'private, no-cache',
      vary: 'Authorization, X-API-Key, Cookie',
      'ratelimit-policy': '"developer";q=20;w=2',
      ratelimit: '"developer";r=19;t=2',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('returns 304 to a client that has it, whatever other tags are named', async () => {
    const { headers } = await ask(wire.url, 'GET', '/things/a1', { headers: good });
    const again = await ask(wire.url, 'GET', '/things/a1', {
      headers: { ...good, 'if-none-match': `"other", W/${headers['etag'] ?? ''}` },
    });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    expect(again.headers['etag']).toBe(headers['etag']);
    expect(again.headers['content-length']).toBeUndefined();
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await ask(wire.url, 'GET', '/things/a1', { headers: good });
    const head = await ask(wire.url, 'HEAD', '/things/a1', { headers: good });
    expect(head.body).toBe('');
    expect(head.raw).toBe(get.raw.slice(0, get.raw.length - get.body.length));
  });

  it('reads API keys and bearer tokens, and says what a rejected one lacks', async () => {
    expect((await ask(wire.url, 'GET', '/things/a1', { headers: { 'x-api-key': 'good' } })).status).toBe(200);
    expect(
      (await ask(wire.url, 'GET', '/things/a1', { headers: { authorization: 'bearer good' } })).status,
    ).toBe(200);
    const missing = await expectRejection(ask(wire.url, 'GET', '/things/a1'), 401, 'TOKEN_MISSING');
    expect(missing.reply.headers['www-authenticate']).toBe('Bearer realm="platform-licensing"');
    const basic = { headers: { authorization: 'Basic Z29vZDpnb29k' } };
    await expectRejection(ask(wire.url, 'GET', '/things/a1', basic), 401, 'TOKEN_MISSING');
    const late = { headers: { authorization: 'Bearer late' } };
    const expired = await expectRejection(ask(wire.url, 'GET', '/things/a1', late), 401, 'TOKEN_EXPIRED');
    expect(expired.reply.headers['www-authenticate']).toContain('error="invalid_token"');
    const narrow = await expectRejection(
      ask(wire.url, 'DELETE', '/things/a1', { headers: good }),
      403,
      'SCOPE_MISSING',
    );
    expect(narrow.reply.headers['www-authenticate']).toBe(
      'Bearer realm="platform-licensing", error="insufficient_scope", scope="partners:enrich"',
    );
  });

  it('answers a used-up quota and a client that is too fast with the time to wait', async () => {
    const spent = { headers: { authorization: 'Bearer spent' } };
    const quota = await expectRejection(ask(wire.url, 'GET', '/things/a1', spent), 429, 'QUOTA_EXCEEDED');
    expect(quota.reply.headers).toMatchObject({
      'retry-after': '3600',
      ratelimit: '"requests-per-day";r=0;t=3600',
    });
    const hasty = { headers: { authorization: 'Bearer hasty' } };
    const rate = await expectRejection(ask(wire.url, 'GET', '/things/a1', hasty), 429, 'RATE_LIMITED');
    expect(rate.reply.headers).toMatchObject({ 'retry-after': '3', ratelimit: '"enterprise";r=0;t=2' });
  });

  it('answers 406 if the client accepts nothing that is offered, otherwise the type that it prefers', async () => {
    await expectRejection(
      ask(wire.url, 'GET', '/feed', { headers: { accept: 'text/html' } }),
      406,
      'NOT_ACCEPTABLE',
    );
    const plain = await ask(wire.url, 'GET', '/feed', { headers: { accept: 'text/html, */*;q=0.1' } });
    expect(plain.headers['content-type']).toBe('application/json');
    const lines = await ask(wire.url, 'GET', '/feed', { headers: { accept: 'application/x-ndjson' } });
    expect(lines.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      vary: 'Accept, Accept-Encoding',
    });
    expect(lines.body.split('\n')).toHaveLength(301);
  });

  it('compresses if the client accepts it, under a tag of its own', async () => {
    for (const accept of ['application/json', 'application/x-ndjson']) {
      const plain = await ask(wire.url, 'GET', '/feed', { headers: { accept } });
      const packed = await ask(wire.url, 'GET', '/feed', {
        headers: { accept, 'accept-encoding': 'br, gzip' },
      });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(Buffer.from(packed.body, 'latin1')).toString()).toBe(plain.body);
      expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
      const known = { accept, 'accept-encoding': 'gzip', 'if-none-match': packed.headers['etag'] ?? '' };
      expect((await ask(wire.url, 'GET', '/feed', { headers: known })).status).toBe(304);
    }
  });

  it('serves parts of a file, to any origin', async () => {
    const part = await ask(wire.url, 'GET', '/files/a.mp3', { headers: { range: 'bytes=250-252' } });
    expect({ status: part.status, body: [...Buffer.from(part.body, 'latin1')] }).toEqual({
      status: 206,
      body: [250, 0, 1],
    });
    expect(part.headers).toMatchObject({
      'content-range': `bytes 250-252/${bytes.length}`,
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, no-store',
    });
    const whole = await ask(wire.url, 'GET', '/files/a.mp3');
    expect(Buffer.from(whole.body, 'latin1').equals(bytes)).toBe(true);
    const head = await ask(wire.url, 'HEAD', '/files/a.mp3');
    expect({ length: head.headers['content-length'], body: head.body }).toEqual({
      length: '100000',
      body: '',
    });
    const changed = { range: 'bytes=0-1', 'if-range': '"old"' };
    expect((await ask(wire.url, 'GET', '/files/a.mp3', { headers: changed })).status).toBe(200);
    const beyond = ask(wire.url, 'GET', '/files/a.mp3', { headers: { range: 'bytes=100000-' } });
    const { reply } = await expectRejection(beyond, 416, 'RANGE_NOT_SATISFIABLE');
    expect(reply.headers).toMatchObject({
      'content-range': 'bytes */100000',
      'access-control-allow-origin': '*',
    });
    await expectRejection(ask(wire.url, 'GET', '/files/gone.mp3'), 404, 'NOT_FOUND');
  });

  it('distinguishes outages from faults, and reveals no internals of either', async () => {
    const { reply } = await expectRejection(ask(wire.url, 'GET', '/stumbles/outage'), 503, 'UNAVAILABLE');
    expect(reply.headers['retry-after']).toBe('1');
    const fault = await expectRejection(ask(wire.url, 'GET', '/stumbles/bug'), 500, 'INTERNAL');
    expect(fault.reply.raw).not.toContain('secret');
    expect(wire.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        fields: expect.objectContaining({ requestId: 'test', route: '/stumbles/{how}' }) as unknown,
      }),
    );
  });

  it('closes the connection if the rest of a response is lost', async () => {
    const raw = await exchangeBytes(
      wire.url,
      requestText('GET', '/stumbles/midway', { headers: { accept: 'text/plain' } }),
    );
    expect(raw).toContain('half');
    expect(raw.endsWith('0\r\n\r\n')).toBe(false);
  });

  it('logs one line for each request by its template, and counts it by its status', async () => {
    await ask(wire.url, 'GET', '/things/quite-private?q=secret', { headers: good });
    const { fields } = wire.lines.findLast(({ message }) => message === 'request') ?? { fields: {} };
    expect(fields).toEqual({
      requestId: 'test',
      method: 'GET',
      route: '/things/{thingId}',
      status: 200,
      durationMs: expect.any(Number) as unknown,
      platformId: 'plt_01J9XA2B3C4D5E6F7G8H9J0K1M',
    });
    expect(JSON.stringify(wire.lines)).not.toContain('quite-private');
    expect(wire.answered.at(-1)).toBe('GET /things/{thingId} 200');
  });

  it('serves many requests over one connection', async () => {
    const one = 'GET /things/a1 HTTP/1.1\r\nhost: a\r\nx-api-key: good\r\n\r\n';
    const raw = await exchangeBytes(wire.url, one, one, requestText('GET', '/things/a1', { headers: good }));
    expect(raw.split('HTTP/1.1 200 OK').length - 1).toBe(3);
    expect(readReply(raw).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
