import { signing } from '../../../support/http/signing.ts';
import { aService, transports, type Partner, type TestService } from '../../../support/service/service.ts';
import { Webhook } from 'standardwebhooks';

const minute = 60_000;
const now = () => new Date().toISOString();

describe.each(transports)('inbound events over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  let secret: string;
  let track: string;

  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    partner = await service.aPartner();
    secret = (await partner.client.post(`/api/v1/platforms/${partner.slug}/inbound/rotate`)).member('secret');
    ({ trackId: track } = await service.aTrackInCatalog());
  });
  afterAll(() => service.close());

  const send = (
    body: string | Uint8Array,
    headers: Readonly<Record<string, string | null>> = signing(secret)(body),
    slug = partner.slug,
  ) => service.anyone.ask('POST', `/api/v1/webhooks/inbound/${slug}`, { body, headers });
  const published = (contentId: string, changes: object = {}) =>
    JSON.stringify({
      type: 'content.published',
      data: {
        contentId,
        contentType: 'ugc_video',
        publishedAt: now(),
        tracks: [{ trackId: track }],
        ...changes,
      },
    });
  const deleted = (contentId: string) =>
    JSON.stringify({ type: 'content.deleted', data: { contentId, deletedAt: now() } });
  const active = async (contentId: string) =>
    (await partner.client.get('/api/v1/licenses', { query: { contentId, status: 'active' } })).body[
      'data'
    ] as readonly { licenseId: string; source: string }[];

  it('published content is licensed, for deleted content licenses are revoked, and the response reports it', async () => {
    const answer = await send(published('clip-1'));
    expect([answer.status, answer.body]).toMatchObject([
      202,
      { contentId: 'clip-1', outcome: 'applied', results: [{ trackId: track, outcome: 'licensed' }] },
    ]);
    const [license] = await active('clip-1');
    expect(license).toMatchObject({ source: 'webhook' });
    const gone = await send(deleted('clip-1'));
    expect(gone.body).toMatchObject({
      outcome: 'applied',
      results: [{ outcome: 'revoked', licenseId: license?.licenseId }],
    });
    expect(await active('clip-1')).toEqual([]);
  });

  it('a message that the published library signed is accepted', async () => {
    const body = deleted('nothing');
    const now = new Date();
    const signature = new Webhook(secret).sign('msg_lib', now, body);
    const answer = await send(body, {
      'content-type': 'application/json',
      'webhook-id': 'msg_lib',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': `v1a,bm9wZQ== ${signature}`,
    });
    expect(answer.status).toBe(202);
  });

  it('a message signed for its owner may be sent by anyone, and invalid data gets the same problem at signing', async () => {
    const sign = (body: unknown, client = partner.client) =>
      client.ask('POST', `/api/v1/platforms/${partner.slug}/inbound/sign`, { body });
    const signed = (await sign(JSON.parse(published('clip-signed')))).body as Readonly<{
      url: string;
      headers: Readonly<Record<string, string>>;
      body: string;
    }>;
    expect(new URL(signed.url).pathname).toBe(`/api/v1/webhooks/inbound/${partner.slug}`);
    expect(await active('clip-signed')).toEqual([]);
    expect((await send(signed.body, signed.headers)).body).toMatchObject({ outcome: 'applied' });
    expect(await active('clip-signed')).toHaveLength(1);
    for (const bad of [
      deleted('x'.repeat(1_000)),
      published('clip-bad', { tracks: [{ trackId: track, startMs: -1 }] }),
      published('clip-bad', { publishedAt: new Date(Date.now() + 6 * minute).toISOString() }),
    ]) {
      const [here, there] = [await sign(JSON.parse(bad)), await send(bad)];
      expect([here.status, here.body['errors']]).toEqual([400, there.body['errors']]);
    }
    const narrow = service.anyone.as(await partner.token('licenses:write'));
    expect((await sign(JSON.parse(deleted('clip-signed')), narrow)).code).toBe('SCOPE_MISSING');
  });

  it('the same message again changes nothing and gets the same answer', async () => {
    const body = published('clip-2');
    const headers = signing(secret)(body);
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => send(body, headers)));
    expect(first?.status).toBe(202);
    for (const other of others) expect(other.text).toBe(first?.text);
    expect(await active('clip-2')).toHaveLength(1);
  });

  it('a rejected track is named with code and clause, and an unknown member is passed over', async () => {
    const { trackId: gone } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId: gone, reason: 'legal' });
    const body = JSON.stringify({
      type: 'content.published',
      schemaVersion: 7,
      data: {
        contentId: 'clip-3',
        contentType: 'film',
        publishedAt: now(),
        channel: { id: 5 },
        tracks: [{ trackId: track, gain: -3 }, { trackId: gone }, { trackId: 'trk_unknown' }],
      },
    });
    const { body: answer } = await send(body);
    expect(answer).toMatchObject({
      outcome: 'applied',
      results: [
        {
          trackId: track,
          outcome: 'rejected',
          code: 'CONTENT_TYPE_NOT_CLEARED',
          clause: 'terms.contentTypes',
        },
        { trackId: gone, outcome: 'rejected', code: 'TRACK_TAKEN_DOWN' },
        { trackId: 'trk_unknown', outcome: 'rejected', code: 'TRACK_NOT_FOUND' },
      ],
    });
  });

  it('rejects a segment that ends before it begins, and accepts one of no length', async () => {
    const segment = (startMs: number, endMs: number) => [{ trackId: track, startMs, endMs }];
    const rejected = await send(published('segments-1', { tracks: segment(5_000, 4_999) }));
    expect([rejected.status, rejected.code]).toEqual([400, 'VALIDATION_FAILED']);
    const detail: unknown = expect.stringContaining('before startMs');
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/data/tracks/0/endMs', detail }]);
    expect(await active('segments-1')).toEqual([]);
    expect((await send(published('segments-1', { tracks: segment(5_000, 5_000) }))).status).toBe(202);
  });

  it('a message with other bytes, another secret or id, or a time more than five minutes off gets the same 401', async () => {
    const body = published('clip-4');
    const sign = signing(secret);
    const good = sign(body);
    const late = { at: Date.now() - 6 * minute };
    const attempts = [
      send(body.replace('{"type"', '{ "type"'), good),
      send(body, { ...good, 'webhook-id': 'msg_other' }),
      send(body, { ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) + 1) }),
      send(body, sign(body, late)),
      send(body, sign(body, { at: Date.now() + 6 * minute })),
      send(body, signing('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')(body)),
      send(body, { ...good, 'webhook-signature': null }),
      send(body, { ...good, 'webhook-id': null }),
      send(body, { ...good, 'webhook-timestamp': 'soon' }),
    ];
    const seen = await Promise.all(attempts);
    expect(seen.map(({ status, code }) => [status, code])).toEqual(seen.map(() => [401, 'TOKEN_INVALID']));
    expect(await active('clip-4')).toEqual([]);
    expect((await send(body, good)).status).toBe(202);
  });

  it('an unknown slug and an invalid signature get the same response, byte for byte', async () => {
    const silent = await service.aPartner();
    const body = published('clip-5');
    const headers = { ...signing('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')(body), 'x-request-id': 'same' };
    const answers = await Promise.all(
      [partner.slug, silent.slug, 'nobody-at-all', 'x'].map((slug) => send(body, headers, slug)),
    );
    const withoutNames = answers.map(({ status, text, headers: { date: _, ...rest } }) => {
      const { instance, ...document } = JSON.parse(text) as Record<string, unknown>;
      expect(String(instance)).toMatch(/^\/api\/v1\/webhooks\/inbound\//);
      return { status, document, ...rest, 'content-length': text.length - String(instance).length };
    });
    for (const one of withoutNames) expect(one).toEqual(withoutNames[0]);
  });

  it('a signed message with invalid data gets a problem that names it, after the signature was verified', async () => {
    const { slug } = partner;
    const codes = async (body: string | Uint8Array) => {
      const [known, unknown] = [await send(body), await send(body, {}, slug)];
      return [known.status, known.code, unknown.code];
    };
    const type = 'content.published';
    expect(await codes('{"type":')).toEqual([400, 'MALFORMED_JSON', 'TOKEN_INVALID']);
    expect(await codes(`{"type":"${type}","type":"${type}"}`)).toEqual([
      400,
      'MALFORMED_JSON',
      'TOKEN_INVALID',
    ]);
    expect(await codes(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual([400, 'MALFORMED_JSON', 'TOKEN_INVALID']);
    expect(await codes('{"type":"content.moved","data":{}}')).toEqual([
      400,
      'VALIDATION_FAILED',
      'TOKEN_INVALID',
    ]);
    expect(await codes('[]')).toEqual([400, 'VALIDATION_FAILED', 'TOKEN_INVALID']);
    const ahead = published('clip-6', { publishedAt: new Date(Date.now() + 6 * minute).toISOString() });
    const rejected = await send(ahead);
    expect([rejected.code, rejected.body['errors']]).toMatchObject([
      'VALIDATION_FAILED',
      [{ in: 'body', pointer: '/data', code: 'in_the_future' }],
    ]);
    const large = await send(' '.repeat(256 * 1024 + 1));
    expect([large.status, large.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const form = await send('a=b', {
      ...signing(secret)('a=b'),
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([form.status, form.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('rejects a suspended platform, or one that may not license, once its signature is valid', async () => {
    const other = await service.aPartner();
    const own = (await other.client.post(`/api/v1/platforms/${other.slug}/inbound/rotate`)).member('secret');
    const said = async () => {
      const body = published('clip-7');
      const answer = await send(body, signing(own)(body), other.slug);
      return answer.code ?? answer.status;
    };
    const edit = (change: object) =>
      service.useCases.changePlatform({ platform: other.slug, edit: change, reason: 'Unpaid invoices.' });
    await edit({ status: 'suspended' });
    expect(await said()).toBe('PLATFORM_SUSPENDED');
    await edit({ status: 'active', scopes: ['tracks:read'] });
    expect(await said()).toBe('SCOPE_MISSING');
    await edit({ scopes: ['licenses:write'], quotas: { licensesPerMonth: 0 } });
    const body = published('clip-7');
    const rejected = await send(body, signing(own)(body), other.slug);
    expect([rejected.status, rejected.code, Number(rejected.headers['retry-after']) > 0]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      true,
    ]);
    await edit({ quotas: {} });
    expect(await said()).toBe(202);
  });

  it('sets and reads the policy, which applies immediately', async () => {
    const other = await service.aPartner();
    const at = `/api/v1/platforms/${other.slug}/inbound`;
    expect((await other.client.get(at)).body).toEqual({
      policy: { autoLicense: true, revokeOnDelete: true },
      secrets: [],
      url: `${service.baseUrl}/api/v1/webhooks/inbound/${other.slug}`,
    });
    const { etag = '' } = (await other.client.get(at)).headers;
    const own = (await other.client.post(`${at}/rotate`)).member('secret');
    const late = { body: { autoLicense: false, revokeOnDelete: false }, headers: { 'if-match': etag } };
    expect((await other.client.ask('PUT', at, late)).code).toBe('VERSION_CONFLICT');
    const policy = { autoLicense: false, revokeOnDelete: true };
    expect((await other.client.ask('PUT', at, { body: policy })).body).toMatchObject({
      policy,
      secrets: [{}],
    });
    const body = published('clip-8');
    const answer = await send(body, signing(own)(body), other.slug);
    expect(answer.body['results']).toEqual([{ trackId: track, outcome: 'skipped' }]);
    expect((await other.client.get(at)).text).not.toContain(own);
  });
});
