import {
  licensingEndpoints,
  type LicensingDependencies,
} from '../../../../../src/adapters/http/licensing/licensing.handlers.ts';
import { certificateClaims } from '../../../../../src/domain/licensing/certificate.ts';
import { ContentId, TrackId } from '../../../../../src/domain/shared/ids.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import type { LicenseOrder, PreflightResult } from '../../../../../src/ports/driving/licensing.ts';
import { aLicense, aRevoked, noon } from '../../../../support/builders/builders.ts';
import { base, exchangeWith, unreached } from '../exchange.ts';

const license = aLicense();
const clear = { compliance: { state: 'clear' }, publishedContentSurvives: true, updatedAt: noon } as const;
const order = { trackId: 'trk_1', contentId: 'video-1' };

const dependencies = (some: Partial<LicensingDependencies>): LicensingDependencies => ({
  issueLicense: unreached,
  preflightLicenses: unreached,
  preflightAmendments: unreached,
  readLicense: unreached,
  listLicenses: unreached,
  revokeLicense: unreached,
  certifyLicense: unreached,
  amendLicense: unreached,
  listLicenseVersions: unreached,
  verifyLicense: unreached,
  verifyCertificate: unreached,
  baseUrl: base,
  brand: { name: 'Acme Sync', accent: undefined, logo: undefined },
  ...some,
});
const asking = (some: Partial<LicensingDependencies>, ...rest: [Parameters<typeof exchangeWith>[1]?]) =>
  exchangeWith(licensingEndpoints(dependencies(some)), ...rest);

describe('POST /licenses', () => {
  it('maps the request to the terms of the domain', async () => {
    const orders: LicenseOrder[] = [];
    const ask = asking({
      issueLicense: async ({ order: given }) => {
        orders.push(given);
        return ok({ license, ...clear, isExisting: false, differences: [] });
      },
    });
    const metadata = { season: 3 };
    const answered = await ask('POST', '/api/v1/licenses', {
      body: { ...order, platformId: 'platform-1', validUntil: '2027-01-01T00:00:00+01:00', metadata },
    });
    expect(orders).toEqual([
      {
        trackId: TrackId('trk_1'),
        contentId: ContentId('video-1'),
        platform: 'platform-1',
        validUntil: Date.UTC(2026, 11, 31, 23),
        metadata,
      },
    ]);
    expect(answered.status).toBe(201);
    expect(answered.headers.get('location')).toBe(`${base}/api/v1/licenses/${license.licenseId}`);
    expect(answered.headers.has('idempotent-replayed')).toBe(false);
  });

  it('returns 201 and says how an existing license differs from the request', async () => {
    const differences = [{ field: 'contentType', detail: 'The license covers ugc_video.' }] as const;
    const ask = asking({
      issueLicense: async () => ok({ license, ...clear, isExisting: true, differences }),
    });
    const answered = await ask('POST', '/api/v1/licenses', { body: order });
    expect(answered.status).toBe(201);
    expect(answered.headers.get('idempotent-replayed')).toBe('true');
    expect(answered.json).toMatchObject({ licenseId: license.licenseId, covers: false, differences });
  });

  it('returns 402 with the price if the terms have a fee', async () => {
    const price = { amount: 4_900, currency: 'EUR' };
    const reason = 'fee_not_accepted';
    const rejection = { kind: 'payment-required', clause: 'terms.fee', price, reason } as const;
    const ask = asking({
      issueLicense: async () => fail(rejection),
      preflightLicenses: async () => ok([{ index: 0, allowed: false, rejection }]),
    });
    const answered = await ask('POST', '/api/v1/licenses', { body: order });
    expect([answered.status, answered.json]).toMatchObject([
      402,
      {
        code: 'PAYMENT_REQUIRED',
        clause: 'terms.fee',
        price,
        reason,
        detail: expect.stringContaining('49.00 EUR') as unknown,
      },
    ]);
    const tried = await ask('POST', '/api/v1/licenses/preflight', { body: { candidates: [order] } });
    expect(tried.json).toEqual({
      results: [{ index: 0, allowed: false, code: 'PAYMENT_REQUIRED', clause: 'terms.fee', price, reason }],
    });
  });

  it('names validUntil if the terms do not offer it, and what would be granted', async () => {
    const ask = asking({
      issueLicense: async () =>
        fail({
          kind: 'validity-not-offered',
          clause: 'terms.term',
          detail: 'is later than the terms offer',
          alternatives: [{ validUntil: noon }],
        }),
    });
    expect(await ask('POST', '/api/v1/licenses', { body: order })).toMatchObject({
      status: 400,
      json: {
        code: 'VALIDATION_FAILED',
        errors: [{ in: 'body', pointer: '/validUntil', code: 'not_offered' }],
        alternatives: [{ validUntil: new Date(noon).toISOString() }],
      },
    });
  });

  it('returns the current license for an Idempotency-Key that was used before', async () => {
    const revoked = aRevoked(license);
    const ask = asking(
      { readLicense: async () => ok({ license: revoked, ...clear }) },
      { receipts: new Map([['k1', { outcome: 'done', status: 201, resourceId: license.licenseId }]]) },
    );
    const answered = await ask('POST', '/api/v1/licenses', {
      body: order,
      headers: { 'idempotency-key': 'k1' },
    });
    expect(answered.status).toBe(201);
    expect(answered.headers.get('idempotent-replayed')).toBe('true');
    expect(answered.json).toMatchObject({
      licenseId: license.licenseId,
      status: 'revoked',
      covers: false,
      differences: [{ field: 'status' }],
    });
  });
});

describe('POST /licenses/preflight', () => {
  it('returns the code, the clause and what would be granted, for each candidate', async () => {
    const differences = [{ field: 'licensee', detail: 'The licensee is Alice (end_user).' }] as const;
    const answers: readonly PreflightResult[] = [
      { index: 0, allowed: true },
      { index: 1, allowed: true, existing: { license, differences: [] } },
      { index: 2, allowed: false, rejection: { kind: 'platform-mismatch' } },
      {
        index: 3,
        allowed: false,
        rejection: {
          kind: 'territory-not-cleared',
          clause: 'track.territories',
          missing: ['US'],
          alternatives: [{ territories: ['DE'] }],
        },
        alternatives: [{ territories: ['DE'], validUntil: noon }, { contentType: 'film' }],
      },
      {
        index: 4,
        allowed: false,
        rejection: { kind: 'quota-exceeded', quota: 'licenses-per-month', limit: 1, resetsAt: noon },
      },
      { index: 5, allowed: false, existing: { license, differences } },
    ];
    const ask = asking({ preflightLicenses: async () => ok(answers) });
    const answered = await ask('POST', '/api/v1/licenses/preflight', { body: { candidates: [order] } });
    expect(answered.json).toEqual({
      results: [
        { index: 0, allowed: true },
        { index: 1, allowed: true, licenseId: license.licenseId, covers: true },
        { index: 2, allowed: false, code: 'PLATFORM_MISMATCH' },
        {
          index: 3,
          allowed: false,
          code: 'TERRITORY_NOT_CLEARED',
          clause: 'track.territories',
          alternatives: [
            { territories: ['DE'], validUntil: '2026-11-21T12:00:00.000Z' },
            { contentType: 'film' },
          ],
        },
        { index: 4, allowed: false, code: 'QUOTA_EXCEEDED' },
        { index: 5, allowed: false, licenseId: license.licenseId, covers: false, differences },
      ],
    });
  });
});

describe('revoking', () => {
  const body = { reasonCode: 'content_deleted' };
  const revoked = aRevoked(license);

  it.each([
    ['DELETE', `/api/v1/licenses/${license.licenseId}`],
    ['POST', `/api/v1/licenses/${license.licenseId}/revoke`],
  ])('by %s %s answers the license, revoked', async (method, path) => {
    const ask = asking({ revokeLicense: async () => ok({ license: revoked, ...clear }) });
    const answered = await ask(method, path, { body });
    expect(answered.status).toBe(200);
    expect(answered.json).toMatchObject({ status: 'revoked', revocation: { reasonCode: 'content_deleted' } });
  });

  it('requires a body with the reason', async () => {
    const answered = await asking({})('DELETE', `/api/v1/licenses/${license.licenseId}`);
    expect(answered.status).toBe(400);
    expect(answered.json).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('responds for the license of another platform as for a missing one', async () => {
    const ask = asking({ revokeLicense: async () => fail({ kind: 'license-not-found' }) });
    const answered = await ask('DELETE', '/api/v1/licenses/lic_1', { body });
    expect(answered.status).toBe(404);
    expect(answered.json).toMatchObject({ code: 'LICENSE_NOT_FOUND' });
  });
});

describe('a certificate', () => {
  const path = `/api/v1/licenses/${license.licenseId}/certificate`;
  const ask = asking({
    certifyLicense: async () =>
      ok({
        certificate: 'eyJh.eyJi.c2ln',
        claims: certificateClaims(license, base),
        credit: 'Music: “Tide”',
      }),
  });

  it('is sent as application/jose, and not as JSON', async () => {
    const answered = await ask('GET', path);
    expect(answered.headers.get('content-type')).toBe('application/jose');
    expect(answered.text).toBe('eyJh.eyJi.c2ln');
    expect((await ask('GET', path, { headers: { accept: 'application/json' } })).status).toBe(406);
  });

  it('is sent as a PDF to a client that prefers one', async () => {
    const answered = await ask('GET', path, { headers: { accept: 'application/pdf' } });
    expect(answered.status).toBe(200);
    expect(answered.text).toMatch(/^%PDF-1\.7/);
    expect(answered.headers.get('vary')).toMatch(/\bAccept\b/);
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${license.licenseId}.pdf"`,
    });
  });

  it('is reported as invalid without details if it proves nothing', async () => {
    const ask = asking({ verifyCertificate: async () => ok({ genuine: false, inForce: false }) });
    const answered = await ask('POST', '/api/v1/verify', { body: { certificate: 'a.b.c' } });
    expect(answered.status).toBe(200);
    expect(answered.json).toEqual({ genuine: false, inForce: false });
  });
});

describe('GET /licenses', () => {
  it('reads filters and cursors', async () => {
    const ask = asking({
      listLicenses: async ({ caller: _, ...requested }) => {
        expect(requested).toEqual({
          limit: 2,
          cursor: 'c',
          status: 'expired',
          updatedSince: noon,
          trackId: 'trk_1',
          contentId: 'my video',
          contentType: 'podcast_episode',
          source: 'hub',
          compliance: 'must_remove',
        });
        return ok({ licenses: [{ license, ...clear }], nextCursor: 'next' });
      },
    });
    const answered = await ask(
      'GET',
      '/api/v1/licenses?limit=2&cursor=c&status=expired&updatedSince=2026-11-21T12:00:00Z&trackId=trk_1&contentId=my+video&contentType=podcast_episode&source=hub&compliance=must_remove',
    );
    expect(answered.json).toMatchObject({
      data: [{ licenseId: license.licenseId }],
      pagination: { limit: 2, nextCursor: 'next' },
    });
  });
});
