import {
  problemCodes,
  type ProblemCode,
} from '../../../../src/adapters/http/kernel/problems/problem-codes.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import {
  encounters,
  licenses,
  order,
  track,
  type Encountered,
} from '../../../support/http/operations/encounters.ts';
import { aStage, onStage, type Stage } from '../../../support/http/stage.ts';
import { anOrder, inService, transports } from '../../../support/service/service.ts';

describe.each(transports)('problems over %s', (transport) => {
  let stage: Stage;
  const seen = new Map<ProblemCode, Encountered>();
  beforeAll(async () => {
    stage = await aStage({ transport, timeouts: { headersMs: 300, requestMs: 300, keepAliveMs: 5_000 } });
  });
  afterAll(() => stage.close());

  it.each(Object.keys(problemCodes) as ProblemCode[])('returns %s', async (code) => {
    const answer = await encounters[code](stage);
    expect([answer.status, answer.code]).toEqual([problemCodes[code].status, code]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.text)).toMatchObject({
      type: `${stage.baseUrl}/reference/errors/${code}`,
      title: problemCodes[code].title,
      status: answer.status,
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.text).not.toMatch(/SELECT|disk|\.ts:|node_modules/);
    seen.set(code, answer);
  });

  it('has returned every code of the table', () => {
    expect([...seen.keys()].toSorted()).toEqual(Object.keys(problemCodes).toSorted());
  });

  it('has a page for each code', async () => {
    for (const [code, { status, title }] of Object.entries(problemCodes)) {
      const page = await stage.anyone.get(`/reference/errors/${code}`);
      expect(page.body).toMatchObject({ code, status, title });
    }
  });

  it('returns Retry-After where the time is known', () => {
    for (const code of ['RATE_LIMITED', 'QUOTA_EXCEEDED', 'UNAVAILABLE', 'IDEMPOTENCY_IN_PROGRESS'] as const)
      expect([code, seen.get(code)?.headers['retry-after']]).toEqual([
        code,
        expect.stringMatching(/^[1-9]\d*$/),
      ]);
  });

  it('names the accepted credentials, methods and media types in headers', () => {
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

  it('names the clause or the field that prevents a license', () => {
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

describe('problems of configuration and of resources that are not ready', () => {
  it('rejects a validity that is not offered as an invalid request, in issuing and in preflight', () =>
    onStage({}, async (stage) => {
      const past = order(stage, { validUntil: '2020-01-01T00:00:00Z' });
      const rejected = await stage.owner.client.post(licenses, past);
      expect([rejected.status, rejected.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(rejected.body['errors']).toMatchObject([{ in: 'body', pointer: '/validUntil' }]);
      const tried = await stage.owner.client.post(`${licenses}/preflight`, { candidates: [past] });
      expect(tried.body['results']).toMatchObject([{ allowed: false, code: 'VALIDATION_FAILED' }]);
    }));

  it('returns 404 when registration is closed', () =>
    inService({ environment: { SELF_REGISTRATION: 'closed' } }, async ({ anyone }) => {
      const registration = { name: 'Late', contactEmail: 'a@late.example', acceptTerms: true };
      const rejected = await anyone.post('/api/v1/platforms/register', registration);
      expect([rejected.status, rejected.code]).toEqual([404, 'NOT_FOUND']);
    }));

  it('registers sandbox platforms, whose licenses grant no rights, if it is configured so', () =>
    inService({ environment: { SELF_REGISTRATION: 'sandbox' } }, async ({ aPartner, aTrackInCatalog }) => {
      const { client, apiKey } = await aPartner();
      expect(apiKey).toMatch(/^plk_test_/);
      const { trackId } = await aTrackInCatalog();
      const license = await client.post(licenses, anOrder(trackId));
      expect(license.body).toMatchObject({ environment: 'sandbox', grantsNoRights: true });
    }));

  it('returns 503 with Retry-After while a preview is being rendered, and the preview later', () =>
    onStage({ hurry: 100 }, async (stage) => {
      const release = stage.audioProcessor.hold();
      const { status, code, headers } = await stage.owner.client.get(`${track(stage)}/stream`);
      expect([status, code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '3']);
      release();
      // Retries, because a slow machine renders for longer.
      expect((await stage.owner.client.getWithRetries(`${track(stage)}/stream`)).status).toBe(200);
    }));
});
