import type { Answered } from '../../../support/clients/partner-client.ts';
import { supplySuccesses } from '../../../support/http/successes/draft-successes.ts';
import { artistSuccesses, lastArtist } from '../../../support/http/successes/artist-successes.ts';
import { billingSuccesses } from '../../../support/http/successes/billing-operations.ts';
import { catalogSuccesses } from '../../../support/http/successes/catalog-successes.ts';
import { collectionSuccesses } from '../../../support/http/successes/collection-successes.ts';
import { staffRecordSuccesses } from '../../../support/http/successes/staff-record-successes.ts';
import {
  currentHolderOf,
  moderationSuccesses,
} from '../../../support/http/successes/moderation-successes.ts';
import { aStage, type Stage } from '../../../support/http/stage.ts';
import { oauthSuccesses } from '../../../support/http/successes/access/oauth-successes.ts';
import { platformSuccesses } from '../../../support/http/successes/access/platform-successes.ts';
import { portalSuccesses, sessionOf } from '../../../support/http/portal.ts';
import { staffSuccesses } from '../../../support/http/successes/staff-successes.ts';
import { webhookSuccesses } from '../../../support/http/successes/webhook-successes.ts';
import { openIdProvider, type OpenIdProvider } from '../../../support/servers/openid/openid-provider.ts';
import { freePort } from '../../../support/servers/free-port.ts';
import { anOrder, transports } from '../../../support/service/service.ts';

const aLicense = async ({ owner, track }: Stage, contentId: string, more: object = {}): Promise<string> =>
  (await owner.client.post('/api/v1/licenses', anOrder(track.trackId, { contentId, ...more }))).member(
    'licenseId',
  );

const deleted = { reasonCode: 'content_deleted' };

/** Where members of staff may sign in besides. */
let there: OpenIdProvider;
const elsewhere = '/api/v1/staff/sessions/oidc';

/** For each operation of the document, a request that succeeds. */
const successes: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createAccessToken: async ({ anyone, owner: { clientId, clientSecret } }) =>
    anyone.post('/api/v1/auth/token', { clientId, clientSecret, scope: 'tracks:read licenses:write' }),
  ...oauthSuccesses,
  getJwks: async ({ anyone }) => anyone.get('/.well-known/jwks.json'),
  getLicenseKeys: async ({ anyone }) => anyone.get('/.well-known/license-keys.json'),
  getAuthorizationServerMetadata: async ({ anyone }) => anyone.get('/.well-known/oauth-authorization-server'),

  ...catalogSuccesses,
  ...collectionSuccesses,

  streamPreview: async ({ owner, track }) =>
    owner.client.getWithRetries(`/api/v1/tracks/${track.trackId}/stream`),
  downloadTrack: async ({ owner, track, licenseId }) =>
    owner.client.getWithRetries(`/api/v1/tracks/${track.trackId}/download?licenseId=${licenseId}&format=wav`),
  getMedia: async ({ anyone, owner, track }) =>
    anyone.get((await owner.client.getWithRetries(`/api/v1/tracks/${track.trackId}/stream`)).member('url')),

  issueLicense: async ({ owner, track }) =>
    owner.client.post('/api/v1/licenses', {
      ...anOrder(track.trackId, { contentId: 'every-member' }),
      platformId: owner.platformId,
      territories: ['DE', 'AT'],
      projectName: 'Spring',
      metadata: { campaign: 'spring', season: 3, last: true },
      validUntil: new Date(Date.now() + 86_400_000).toISOString(),
      licensee: { name: 'Jo', type: 'end_user', ref: 'user-1' },
      acceptFee: { amount: 0, currency: 'EUR' },
    }),
  preflightLicenses: async ({ owner, track, gone }) =>
    owner.client.post('/api/v1/licenses/preflight', {
      candidates: [
        anOrder(track.trackId),
        anOrder(track.trackId, { contentId: 'new', contentType: 'film' }),
        anOrder(gone.trackId),
        anOrder(track.trackId, { contentId: 'past', validUntil: '2020-01-01T00:00:00Z' }),
      ],
    }),
  listUsageEvents: async ({ owner }) => owner.client.get('/api/v1/usage-events?limit=1&unlicensed=false'),
  listLicenses: async ({ owner }) => owner.client.get('/api/v1/licenses?limit=1&status=active'),
  getLicense: async ({ owner, licenseId }) => owner.client.get(`/api/v1/licenses/${licenseId}`),
  getLicenseCertificate: async ({ owner, licenseId }) =>
    owner.client.get(`/api/v1/licenses/${licenseId}/certificate`),
  amendLicense: async (stage) => {
    const licenseId = await aLicense(stage, 'to-amend', { territories: ['DE'] });
    const requested = { territories: ['AT'], contentType: 'short_video' };
    return stage.owner.client.post(`/api/v1/licenses/${licenseId}/amendments`, requested);
  },
  preflightAmendments: async (stage) => {
    const licenseId = await aLicense(stage, 'to-check', { territories: ['DE'] });
    return stage.owner.client.post(`/api/v1/licenses/${licenseId}/amendments/preflight`, {
      candidates: [
        { territories: ['AT'], contentType: 'short_video' },
        { territories: ['DE'] },
        { contentType: 'film', acceptFee: { amount: 4_900, currency: 'EUR' } },
      ],
    });
  },
  listLicenseVersions: async (stage) => {
    const licenseId = await aLicense(stage, 'amended', { territories: ['DE'] });
    const requested = { territories: ['AT'] };
    await stage.owner.client.post(`/api/v1/licenses/${licenseId}/amendments`, requested);
    return stage.owner.client.get(`/api/v1/licenses/${licenseId}/versions`);
  },
  revokeLicense: async (stage) =>
    stage.owner.client.delete(`/api/v1/licenses/${await aLicense(stage, 'to-delete')}`, deleted),
  revokeLicenseByPost: async (stage) =>
    stage.owner.client.post(`/api/v1/licenses/${await aLicense(stage, 'to-revoke')}/revoke`, deleted),
  verifyCertificate: async ({ anyone, owner, licenseId }) => {
    const certificate = await owner.client.get(`/api/v1/licenses/${licenseId}/certificate`);
    return anyone.post('/api/v1/verify', { certificate: certificate.text });
  },
  verifyLicense: async ({ anyone, licenseId }) => anyone.get(`/api/v1/verify/${licenseId}`),

  recordUsage: async ({ owner, track, licenseId }) =>
    owner.client.post('/api/v1/usage-events', {
      events: [
        { eventType: 'play', trackId: track.trackId, licenseId, occurredAt: new Date().toISOString() },
        { eventType: 'play', trackId: 'trk_unknown', occurredAt: new Date().toISOString() },
      ],
    }),

  enrichRows: async ({ owner, track }) =>
    owner.client.post('/api/v1/partners/enrich', {
      rows: [
        { rowId: '1', trackId: track.trackId },
        { rowId: '2', title: 'Nowhere', artist: 'Nobody' },
        { rowId: '3', audioBase64: Buffer.from('104000 a sound').toString('base64') },
      ],
    }),
  getEnrichment: async ({ owner, track }) => {
    const rows = [{ rowId: '1', trackId: track.trackId }];
    const created = await owner.client.post('/api/v1/partners/enrich', { rows });
    return owner.client.get(`/api/v1/partners/enrich/${created.member('enrichmentId')}`);
  },

  ...platformSuccesses,
  ...artistSuccesses,
  ...supplySuccesses,
  ...billingSuccesses,
  ...webhookSuccesses,
  ...portalSuccesses,
  ...moderationSuccesses,
  ...staffSuccesses,
  startStaffOidcSignIn: async ({ anyone }) => anyone.post(elsewhere),
  completeStaffOidcSignIn: async ({ anyone, anAccount }) => {
    const { email } = await anAccount();
    const begun = await anyone.post(elsewhere);
    const came = await there.enter(begun.member('url'), email, { email, verified: true });
    return anyone.post(`${elsewhere}/complete`, { state: begun.member('state'), callback: came });
  },
  ...staffRecordSuccesses,
  livez: async ({ anyone }) => anyone.get('/livez'),
  readyz: async ({ anyone }) => anyone.get('/readyz'),
  openapi: async ({ anyone }) => anyone.get('/openapi.v1.json'),
};

const operationsOf = ({ anyone: { document } }: Stage) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** A client that lets the reply to its one question be asked for again in another way. */
const asker = (stage: Stage, { path }: Answered) =>
  path.startsWith('/media/') || path.startsWith('/images/')
    ? stage.anyone
    : path.startsWith('/api/v1/staff/')
      ? stage.admin
      : path.startsWith('/api/v1/artists/') && !path.startsWith('/api/v1/artists/art_')
        ? (lastArtist(stage) ?? stage.anyone)
        : (currentHolderOf(path) ?? sessionOf(path) ?? stage.owner.client);

describe.each(transports)('every operation over %s', (transport) => {
  let stage: Stage;
  beforeAll(async () => {
    const port = await freePort();
    there = await openIdProvider(`http://localhost:${port}`);
    const environment = { ...there.environment, EVENT_WORKER: 'off', PORT: String(port) };
    stage = await aStage({ transport, environment, store: 'file' });
  });
  afterAll(async () => {
    await stage.close();
    await there.close();
  });

  it('is in this table', () => {
    const documented = operationsOf(stage).map(({ operationId }) => operationId);
    expect(documented.toSorted()).toEqual(Object.keys(successes).toSorted());
  });

  it.each(Object.keys(successes))('%s succeeds as the document says', async (operationId) => {
    const replied = await successes[operationId]?.(stage);
    expect(replied?.status).toBeLessThan(300);
    const { responses } = operationsOf(stage).find((one) => one.operationId === operationId) ?? {};
    if (!replied || responses?.['304'] === undefined) return;

    const again = asker(stage, replied);
    const first = await again.get(replied.path);
    const head = await again.ask('HEAD', replied.path);
    expect({ status: head.status, text: head.text }).toEqual({ status: first.status, text: '' });
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const own = { ...varying, ...(moving.has(operationId) && { etag: '', 'content-length': '' }) };
    expect({ ...head.headers, ...own }).toEqual({ ...first.headers, ...own });
    if (moving.has(operationId)) return;
    const unchanged = await again.get(replied.path, { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([unchanged.status, unchanged.headers['etag']]).toEqual([304, etag]);
  });

  it('returns the methods of a path for OPTIONS, and rejects all others', async () => {
    for (const [template, methods] of Object.entries(stage.anyone.document.paths)) {
      const path = template.replaceAll(/\{\w+\}/g, 'x');
      const options = await stage.anyone.ask('OPTIONS', path);
      const taken = Object.keys(methods).map((method) => method.toUpperCase());
      expect(options.status).toBe(204);
      // A path may be the value of another one's parameter: `/platforms/register` is one of `/platforms/{slug}`.
      const allowed = options.headers['allow']?.split(', ') ?? [];
      expect(allowed).toEqual(expect.arrayContaining(taken));
      expect(options.headers['access-control-allow-origin']).toBeUndefined();
      const other = ['PATCH', 'PUT', 'DELETE'].find((method) => !allowed.includes(method)) ?? '';
      const rejected = await stage.anyone.ask(other, path);
      expect([rejected.status, rejected.code, rejected.headers['allow']]).toEqual([
        405,
        'METHOD_NOT_ALLOWED',
        options.headers['allow'],
      ]);
    }
  });

  it('serves the reference to browsers and programs', async () => {
    const page = await stage.anyone.get('/reference/openapi', { headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    // The one script is this service's own, as is each image; test/integration/http/reference-pages.test.ts looks closer.
    expect(
      /<script[^>]*\ssrc="(?!\/reference\/)|\ssrc="(?!\/\w)|<link[^>]*https?:/.exec(page.text),
    ).toBeNull();
    const json = await stage.anyone.get('/reference/openapi');
    const document = await stage.anyone.get('/openapi.v1.json');
    expect(json.body).toEqual(document.body);
    // The client may have read it from another service.
    const withoutPort = (one: unknown) => JSON.stringify(one).replaceAll(/localhost:\d+/g, 'localhost');
    expect(withoutPort(document.body)).toBe(withoutPort(stage.anyone.document));
  });
});

/** Report the time, or count the very request, and are never the same twice. */
const moving = new Set([
  'listStems',
  'syncCatalog',
  'streamPreview',
  'downloadTrack',
  'getMonthlyUsage',
  'listWebhookDeliveries',
  'getWebhookDelivery',
]);
/** Differ between two answers that are otherwise the same. */
const varying = { date: '', 'x-request-id': '', ratelimit: '' };
