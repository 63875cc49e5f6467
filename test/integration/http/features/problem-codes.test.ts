import { portalSession } from '../../../support/http/portal.ts';
import { problemCodes, type ProblemCode } from '../../../../src/adapters/http/kernel/problem-codes.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/unavailable.ts';
import { aTerms, aTrack } from '../../../support/builders.ts';
import { password } from '../../../support/colleagues.ts';
import { anAppealDto } from '../../../support/http/moderation-successes.ts';
import { aStage, onStage, type Stage } from '../../../support/http/stage.ts';
import { exchangeBytes, readReply, requestText } from '../../../support/http/wire.ts';
import type { Answered } from '../../../support/partner-client.ts';
import { anOrder, inService, transports } from '../../../support/service.ts';

type Told = Pick<Answered, 'status' | 'code' | 'headers' | 'text'>;

/** Bytes as they stand; what no HTTP library would send. */
const bytes = async ({ baseUrl }: Stage, ...pieces: readonly (string | number)[]): Promise<Told> => {
  const { status, headers, body } = readReply(await exchangeBytes(baseUrl, ...pieces));
  return { status, headers, text: body, code: (JSON.parse(body) as { code: string }).code };
};

const licenses = '/api/v1/licenses';
const track = ({ track: { trackId } }: Stage) => `/api/v1/tracks/${trackId}`;
const order = ({ track: { trackId } }: Stage, changes?: Readonly<Record<string, unknown>>) =>
  anOrder(trackId, { contentId: 'new', ...changes });

/** A platform whose requests run out: the one that is one too many. */
const exhausted = async (stage: Stage, quotas: Readonly<Record<string, number>>): Promise<Answered> => {
  const { client, slug } = await stage.aPartner();
  await stage.useCases.changePlatform({ platform: slug, edit: { quotas } });
  await client.get('/api/v1/tracks');
  return client.get('/api/v1/tracks');
};

/** How each code is met. A code without a way to meet it does not compile. */
const encounters: Readonly<Record<ProblemCode, (stage: Stage) => Promise<Told>>> = {
  VALIDATION_FAILED: async ({ owner }) => owner.client.post(licenses, { trackId: 'trk_1' }),
  MALFORMED_JSON: async ({ owner }) => owner.client.post(licenses, '{"trackId":'),
  CURSOR_INVALID: async ({ owner }) => owner.client.get('/api/v1/tracks?cursor=forged.c2ln'),
  INVALID_SCOPE: async ({ anyone, owner: { clientId, clientSecret } }) =>
    anyone.post('/api/v1/auth/token', { clientId, clientSecret, scope: 'everything' }),

  TOKEN_MISSING: async ({ anyone }) => anyone.get('/api/v1/tracks'),
  TOKEN_INVALID: async ({ anyone }) => anyone.as('eyJhbGciOiJub25lIn0.e30.').get('/api/v1/tracks'),
  TOKEN_EXPIRED: async (stage) => {
    const { anyone, owner, ports } = stage;
    const { platform } = (await ports.registry.findBySlug(owner.slug)) ?? {};
    if (!platform) throw new Error('no such platform');
    const issuedAt = Date.now() - 3_600_000;
    const late = await ports.mint.mint({
      tokenId: 'tok_late',
      platformId: platform.platformId,
      clientId: platform.clientId,
      scopes: platform.scopes,
      tier: platform.tier,
      issuedAt,
      expiresAt: issuedAt + 3_500_000,
    });
    return anyone.as(late).get('/api/v1/tracks');
  },
  CSRF_REFUSED: async (stage) => {
    const { cookie } = await portalSession(stage.anyone, stage.owner.apiKey);
    return stage.anyone.withHeaders({ cookie }).post(licenses, order(stage));
  },
  INVALID_CLIENT: async ({ anyone, owner: { clientId } }) =>
    anyone.post('/api/v1/auth/token', { clientId, clientSecret: 'guessed' }),

  SIGN_IN_REFUSED: async ({ anyone }) =>
    anyone.post('/api/v1/staff/sessions', { email: 'nobody@staff.example', password: 'wrong' }),
  TOTP_REQUIRED: async ({ anyone, anAccount, ports }) => {
    const totp = { sealed: ports.secrets.seal(ports.codes.newSecret(), 'staff-totp'), lastStep: 0 };
    const { email } = await anAccount({ withPassword: true, totp });
    return anyone.post('/api/v1/staff/sessions', { email, password });
  },
  PROOF_REFUSED: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('finance')).token).post('/api/v1/staff/me/totp', { password: 'wrong' }),
  ROLE_MISSING: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('finance')).token).get('/api/v1/staff/accounts'),
  SCOPE_MISSING: async ({ anyone, owner }) =>
    anyone.as(await owner.token('tracks:read')).get(`/api/v1/licenses/lic_1`),
  ENTITLEMENT_REQUIRED: async (stage) => (await stage.aPartner()).client.get(`${track(stage)}/stems`),
  PLATFORM_MISMATCH: async (stage) =>
    stage.owner.client.post(licenses, order(stage, { platformId: stage.stranger.platformId })),
  PLATFORM_SUSPENDED: async ({ aPartner, useCases }) => {
    const { client, slug } = await aPartner();
    await useCases.changePlatform({ platform: slug, edit: { status: 'suspended' } });
    return client.get('/api/v1/tracks');
  },
  LICENSE_NOT_ACTIVE: async (stage) => {
    const { client } = await stage.aPartner();
    const licenseId = (await client.post(licenses, order(stage))).member('licenseId');
    await client.delete(`${licenses}/${licenseId}`, { reasonCode: 'content_deleted' });
    return client.get(`${track(stage)}/download?licenseId=${licenseId}&format=mp3`);
  },
  LICENSE_TRACK_MISMATCH: async ({ owner, other, licenseId }) =>
    owner.client.get(`/api/v1/tracks/${other.trackId}/download?licenseId=${licenseId}&format=mp3`),

  NOT_FOUND: async ({ anyone }) => anyone.get('/api/v2/tracks'),
  TRACK_NOT_FOUND: async ({ owner, pending }) => owner.client.get(`/api/v1/tracks/${pending.trackId}`),
  LICENSE_NOT_FOUND: async ({ anyone }) => anyone.get('/api/v1/verify/lic_unknown'),
  PLATFORM_NOT_FOUND: async ({ owner }) => owner.client.get('/api/v1/platforms/nobody/usage'),
  METHOD_NOT_ALLOWED: async ({ owner }) => owner.client.ask('PUT', licenses),
  NOT_ACCEPTABLE: async (stage) =>
    stage.owner.client.get(track(stage), { headers: { accept: 'application/xml' } }),
  REQUEST_TIMEOUT: async (stage) =>
    bytes(
      stage,
      `POST /api/v1/licenses HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${stage.owner.apiKey}\r\n` +
        'content-type: application/json\r\ncontent-length: 10\r\n\r\n{',
    ),

  SLUG_TAKEN: async ({ anyone, owner: { slug } }) =>
    anyone.post('/api/v1/platforms/register', {
      name: 'Another',
      contactEmail: 'a@another.example',
      slug,
      acceptTerms: true,
    }),
  AUDIO_REFUSED: async ({ anyone, aColleague }) =>
    anyone.as((await aColleague('rights')).token).post('/api/v1/forensics/identify', {
      audioBase64: Buffer.from('no sound in it').toString('base64'),
    }),
  APPEAL_OPEN: async ({ anyone, gone }) => {
    const appeal = () => anyone.post(`/api/v1/tracks/${gone.trackId}/appeal`, anAppealDto());
    await appeal();
    return appeal();
  },
  STATE_CONFLICT: async ({ aPartner }) => {
    const { client, slug } = await aPartner();
    const third = async () => client.post(`/api/v1/platforms/${slug}/credentials`, { kind: 'api_key' });
    await third();
    return third();
  },
  IDEMPOTENCY_IN_PROGRESS: async (stage) => {
    const asking = { headers: { 'idempotency-key': 'one-at-a-time' } };
    let second: Promise<Answered> | undefined;
    stage.before('ledger', 'open', async () => {
      second = stage.owner.client.post(licenses, order(stage), asking);
      await second;
    });
    await stage.owner.client.post(licenses, order(stage), asking);
    if (!second) throw new Error('nothing ran meanwhile');
    return second;
  },
  TRACK_TAKEN_DOWN: async ({ owner, gone }) => owner.client.get(`/api/v1/tracks/${gone.trackId}/stream`),
  CURSOR_EXPIRED: async ({ owner, ports, useCases, aTrackInCatalog }) => {
    const early = await owner.client.get('/api/v1/catalog/sync?limit=1');
    const { trackId } = await aTrackInCatalog();
    await useCases.takeDownTrack({ trackId, reason: 'withdrawn' });
    const taken = await ports.library.find(trackId);
    if (taken?.moderationStatus !== 'taken_down') throw new Error('not taken down');
    const longAgo = Date.now() - 181 * dayMs;
    await ports.library.commit({
      track: { ...taken, takedown: { reason: 'withdrawn', effectiveAt: longAgo }, updatedAt: longAgo },
      guards: { catalogVersion: taken.catalogVersion },
      events: [],
    });
    const known = early.member('nextCursor').split('.').slice(0, 2).join('.');
    return owner.client.get(`/api/v1/catalog/sync?cursor=${known}`);
  },

  VERSION_CONFLICT: async ({ owner: { client, slug } }) =>
    client.ask('PUT', `/api/v1/platforms/${slug}/inbound`, {
      body: { autoLicense: true, revokeOnDelete: true },
      headers: { 'if-match': '"0-elsewhere"' },
    }),
  BODY_TOO_LARGE: async ({ owner }) => owner.client.post(licenses, ' '.repeat(256 * 1024 + 1)),
  UNSUPPORTED_MEDIA_TYPE: async ({ owner }) =>
    owner.client.post(licenses, 'trackId: 1', { headers: { 'content-type': 'application/yaml' } }),
  RANGE_NOT_SATISFIABLE: async (stage) => {
    const url = (await stage.owner.client.patientGet(`${track(stage)}/stream`)).member('url');
    return stage.anyone.get(url, { headers: { range: 'bytes=999999999-' } });
  },
  IDEMPOTENCY_MISMATCH: async (stage) => {
    const asking = { headers: { 'idempotency-key': '"once"' } };
    await stage.owner.client.post(licenses, order(stage), asking);
    return stage.owner.client.post(licenses, order(stage, { contentId: 'newer' }), asking);
  },
  TRACK_NOT_LICENSABLE: async ({ owner, aTrackInCatalog }) => {
    const half = [{ party: 'Finch Recordings', sharePct: '50' }];
    const { trackId } = await aTrackInCatalog({ rights: { ...aTrack().rights, master: half } });
    return owner.client.post(licenses, anOrder(trackId, { territories: ['DE'] }));
  },
  TERRITORY_NOT_CLEARED: async ({ owner, aTrackInCatalog }) => {
    const territories = { include: ['DE', 'AT'], exclude: [] } as const;
    const { trackId } = await aTrackInCatalog({ territories });
    return owner.client.post(licenses, anOrder(trackId, { territories: ['DE', 'US'] }));
  },
  CONTENT_TYPE_NOT_CLEARED: async (stage) =>
    stage.owner.client.post(licenses, order(stage, { contentId: 'a-film', contentType: 'film' })),

  RATE_LIMITED: async (stage) => exhausted(stage, { requestsPerSecond: 1, burst: 1 }),
  QUOTA_EXCEEDED: async (stage) => exhausted(stage, { requestsPerDay: 1 }),
  HEADERS_TOO_LARGE: async (stage) =>
    bytes(stage, requestText('GET', '/livez', { headers: { 'x-long': 'a'.repeat(20_000) } }).toString()),

  INTERNAL: async (stage) => {
    stage.before('library', 'find', () => Promise.reject(new Error('SELECT secret FROM nowhere')));
    return stage.owner.client.get(track(stage));
  },
  UNAVAILABLE: async (stage) => {
    stage.before('library', 'find', () => Promise.reject(new Unavailable('the disk is full')));
    return stage.owner.client.get(track(stage));
  },
};

describe.each(transports)('problems over %s', (transport) => {
  let stage: Stage;
  const seen = new Map<ProblemCode, Told>();
  beforeAll(async () => {
    stage = await aStage({ transport, patience: { headersMs: 300, requestMs: 300, keepAliveMs: 5_000 } });
  });
  afterAll(() => stage.close());

  it.each(Object.keys(problemCodes) as ProblemCode[])('tells %s', async (code) => {
    const told = await encounters[code](stage);
    expect([told.status, told.code]).toEqual([problemCodes[code].status, code]);
    expect(told.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(told.text)).toMatchObject({
      type: `${stage.baseUrl}/reference/errors/${code}`,
      title: problemCodes[code].title,
      status: told.status,
      requestId: told.headers['x-request-id'],
    });
    expect(told.text).not.toMatch(/SELECT|disk|\.ts:|node_modules/);
    seen.set(code, told);
  });

  it('has told every code of the table', () => {
    expect([...seen.keys()].toSorted()).toEqual(Object.keys(problemCodes).toSorted());
  });

  it('has a page about each', async () => {
    for (const [code, { status, title }] of Object.entries(problemCodes)) {
      const page = await stage.anyone.get(`/reference/errors/${code}`);
      expect(page.body).toMatchObject({ code, status, title });
    }
  });

  it('says when to come back where that is known', () => {
    for (const code of ['RATE_LIMITED', 'QUOTA_EXCEEDED', 'UNAVAILABLE', 'IDEMPOTENCY_IN_PROGRESS'] as const)
      expect([code, seen.get(code)?.headers['retry-after']]).toEqual([
        code,
        expect.stringMatching(/^[1-9]\d*$/),
      ]);
  });

  it('names what is wanted of credentials, methods and media types', () => {
    const header = (code: ProblemCode, name: string) => seen.get(code)?.headers[name];
    expect(header('TOKEN_MISSING', 'www-authenticate')).toBe('Bearer realm="platform-licensing"');
    expect(header('TOKEN_INVALID', 'www-authenticate')).toContain('error="invalid_token"');
    expect(header('TOKEN_EXPIRED', 'www-authenticate')).toContain('error="invalid_token"');
    expect(header('SCOPE_MISSING', 'www-authenticate')).toContain(
      'error="insufficient_scope", scope="licenses:read licenses:write"',
    );
    expect(header('METHOD_NOT_ALLOWED', 'allow')).toBe('POST, GET, HEAD, OPTIONS');
    expect(header('UNSUPPORTED_MEDIA_TYPE', 'accept')).toBe('application/json');
    expect(header('RANGE_NOT_SATISFIABLE', 'content-range')).toMatch(/^bytes \*\/\d+$/);
  });

  it('names the clause or the member that stands in the way of a license', () => {
    const body = (code: ProblemCode): unknown => JSON.parse(seen.get(code)?.text ?? '');
    expect(body('TRACK_NOT_LICENSABLE')).toMatchObject({ clause: 'rights.master', missing: ['DE'] });
    expect(body('TERRITORY_NOT_CLEARED')).toMatchObject({
      clause: 'track.territories',
      missing: ['US'],
      alternatives: [{ territories: ['DE'] }],
    });
    expect(body('CONTENT_TYPE_NOT_CLEARED')).toMatchObject({
      clause: 'terms.contentTypes',
      alternatives: aTerms().contentTypes.map((contentType) => ({ contentType })),
    });
    expect(body('VALIDATION_FAILED')).toMatchObject({
      errors: [{ in: 'body', pointer: '/contentId', code: 'required' }],
    });
  });
});

describe('problems of configuration and of things not ready', () => {
  it('a validity not offered is a flaw of the request, and a preflight says the same', () =>
    onStage({}, async (stage) => {
      const past = order(stage, { validUntil: '2020-01-01T00:00:00Z' });
      const refused = await stage.owner.client.post(licenses, past);
      expect([refused.status, refused.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(refused.body['errors']).toMatchObject([{ in: 'body', pointer: '/validUntil' }]);
      const tried = await stage.owner.client.post(`${licenses}/preflight`, { candidates: [past] });
      expect(tried.body['results']).toMatchObject([{ allowed: false, code: 'VALIDATION_FAILED' }]);
    }));

  it('closed registration is not there', () =>
    inService({ environment: { SELF_REGISTRATION: 'closed' } }, async ({ anyone }) => {
      const registration = { name: 'Late', contactEmail: 'a@late.example', acceptTerms: true };
      const refused = await anyone.post('/api/v1/platforms/register', registration);
      expect([refused.status, refused.code]).toEqual([404, 'NOT_FOUND']);
    }));

  it('a sandbox grants no rights', () =>
    inService({ environment: { SELF_REGISTRATION: 'sandbox' } }, async ({ aPartner, aTrackInCatalog }) => {
      const { client, apiKey } = await aPartner();
      expect(apiKey).toMatch(/^plk_test_/);
      const { trackId } = await aTrackInCatalog();
      const license = await client.post(licenses, anOrder(trackId));
      expect(license.body).toMatchObject({ environment: 'sandbox', grantsNoRights: true });
    }));

  it('a preview still being made is 503 with the time to ask again, and is there later', () =>
    onStage({ hurry: 100 }, async (stage) => {
      const release = stage.workshop.hold();
      const { status, code, headers } = await stage.owner.client.get(`${track(stage)}/stream`);
      expect([status, code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '3']);
      release();
      expect((await stage.owner.client.get(`${track(stage)}/stream`)).status).toBe(200);
    }));
});
