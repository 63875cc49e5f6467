import { amendmentAttempts } from '../../../support/http/foreign/foreign-amendments.ts';
import { paidByOwner } from '../../../support/http/successes/billing-operations.ts';
import { billingAttempts } from '../../../support/http/foreign/foreign-checkouts.ts';
import { collectionAttempts } from '../../../support/http/foreign/foreign-collections.ts';
import { memberAttempts } from '../../../support/http/foreign/foreign-members.ts';
import { ofNoPlatform } from '../../../support/http/foreign/of-no-platform.ts';
import {
  unknownRecords,
  webhookAttempts,
  type Attempt,
  type Attempts,
  type Named,
} from '../../../support/http/foreign/foreign-webhooks.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aStage, type Stage } from '../../../support/http/stage.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anOrder, transports } from '../../../support/service/service.ts';

const deleted = { reasonCode: 'content_deleted' };
const revoking =
  (path: string): Attempt =>
  ({ token }, { anyone }, { clientId, clientSecret }) =>
    anyone.post(path, { token, client_id: clientId, client_secret: clientSecret });

/** The requests of a foreign platform to each operation that names a record, and the expected answer. */
const attempts: Attempts = {
  getLicense: [
    ({ licenseId }, _, { client }) => client.get(`/api/v1/licenses/${licenseId}`),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  getLicenseCertificate: [
    ({ licenseId }, _, { client }) => client.get(`/api/v1/licenses/${licenseId}/certificate`),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  ...amendmentAttempts,
  ...collectionAttempts,
  revokeLicense: [
    ({ licenseId }, _, { client }) => client.delete(`/api/v1/licenses/${licenseId}`, deleted),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  revokeLicenseByPost: [
    ({ licenseId }, _, { client }) => client.post(`/api/v1/licenses/${licenseId}/revoke`, deleted),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  downloadTrack: [
    ({ licenseId }, { track }, { client }) =>
      client.get(`/api/v1/tracks/${track.trackId}/download`, { query: { licenseId, format: 'mp3' } }),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  listStems: [
    ({ licenseId }, { track }, { client }) =>
      client.get(`/api/v1/tracks/${track.trackId}/stems`, { query: { licenseId } }),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  listLicenses: [
    ({ contentId }, _, { client }) => client.get('/api/v1/licenses', { query: { contentId } }),
    200,
    { data: [], pagination: { nextCursor: null } },
  ],
  listUsageEvents: [
    ({ licenseId }, _, { client }) => client.get('/api/v1/usage-events', { query: { licenseId } }),
    200,
    { data: [], pagination: { nextCursor: null } },
  ],
  issueLicense: [
    ({ platformId }, { track }, { client }) =>
      client.post('/api/v1/licenses', anOrder(track.trackId, { platformId, contentId: 'theirs' })),
    403,
    { code: 'PLATFORM_MISMATCH' },
  ],
  preflightLicenses: [
    ({ slug }, { track }, { client }) =>
      client.post('/api/v1/licenses/preflight', {
        candidates: [anOrder(track.trackId, { platformId: slug })],
      }),
    200,
    { results: [{ index: 0, allowed: false, code: 'PLATFORM_MISMATCH' }] },
  ],
  recordUsage: [
    ({ licenseId }, { track: { trackId } }, { client }) =>
      client.post('/api/v1/usage-events', {
        eventType: 'play',
        trackId,
        licenseId,
        occurredAt: new Date().toISOString(),
      }),
    201,
    { accepted: 0, duplicates: 0, rejected: [{ index: 0, code: 'LICENSE_UNKNOWN' }] },
  ],
  getEnrichment: [
    ({ enrichmentId }, _, { client }) => client.get(`/api/v1/partners/enrich/${enrichmentId}`),
    404,
    { code: 'NOT_FOUND' },
  ],
  getMonthlyUsage: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/usage`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  listCredentials: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/credentials`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  getPlatform: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  updatePlatform: [
    ({ slug }, _, { client }) =>
      client.ask('PATCH', `/api/v1/platforms/${slug}`, { body: { name: 'Theirs now' } }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  confirmPlatformContact: [
    ({ slug }, _, { client }) =>
      client.post(`/api/v1/platforms/${slug}/contact/confirm`, { code: 'ccd_guessed' }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  createCredential: [
    ({ slug }, _, { client }) => client.post(`/api/v1/platforms/${slug}/credentials`, { kind: 'api_key' }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  deleteCredential: [
    ({ credentialId }, _, { client, slug }) =>
      client.delete(`/api/v1/platforms/${slug}/credentials/${credentialId}`),
    404,
    { code: 'NOT_FOUND' },
  ],
  endSessions: [
    ({ slug }, _, { client }) => client.post(`/api/v1/platforms/${slug}/sessions/end`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  createPortalLink: [
    ({ slug }, _, { client }) => client.post(`/api/v1/platforms/${slug}/portal-links`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  listPortalViews: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/portal-views`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  ...memberAttempts,
  ...webhookAttempts,
  ...billingAttempts,
  revokeOAuthToken: [revoking('/oauth/revoke'), 200, ''],
  revokeOAuthTokenV1: [revoking('/api/v1/oauth/revoke'), 200, ''],
};

/** Independent of the request, whose track ID a detail repeats, and of how often it is sent. */
const shownBy = ({ status, text }: Answered) => {
  if (text === '') return { status, body: '' };
  const {
    instance: _,
    requestId: __,
    ...body
  } = JSON.parse(text.replaceAll(/\btrk_\w+/g, 'trk')) as Record<string, unknown>;
  return { status, body };
};

describe.each(transports)("another platform's records over %s", (transport) => {
  let stage: Stage;
  let owners: Named;
  const holdings = async () => {
    const { client, slug } = stage.owner;
    const path = `/api/v1/platforms/${slug}`;
    const [endpoints, inbound] = [await client.get(`${path}/webhooks`), await client.get(`${path}/inbound`)];
    const [license, list, credentials, usage, collection] = await Promise.all([
      client.get(`/api/v1/licenses/${stage.licenseId}`),
      client.get('/api/v1/licenses'),
      client.get(`/api/v1/platforms/${slug}/credentials`),
      client.get(`/api/v1/platforms/${slug}/usage`),
      client.get(`/api/v1/collections/${owners.collectionId}`),
    ]);
    const { plays, licensesIssued, activeLicenses } = usage.body;
    const figures = [plays, licensesIssued, activeLicenses];
    // But for the minute of the last use, which the owner's own requests move.
    const own = (credentials.body['data'] as object[]).map((one) => ({ ...one, lastUsedAt: undefined }));
    return [license.body, list.body, collection.body, own, endpoints.body, inbound.body, ...figures];
  };

  beforeAll(async () => {
    stage = await aStage({ transport, environment: { EVENT_WORKER: 'off' } });
    const { owner, licenseId } = stage;
    const credentials = await owner.client.get(`/api/v1/platforms/${owner.slug}/credentials`);
    const [first] = credentials.body['data'] as { credentialId: string }[];
    const webhooks = `/api/v1/platforms/${owner.slug}/webhooks`;
    const endpoint = await owner.client.post(webhooks, {
      url: 'https://owner.example/',
      eventTypes: ['track.updated'],
    });
    const endpointId = endpoint.member('endpointId');
    const test = await owner.client.post(`${webhooks}/${endpointId}/test`);
    await owner.client.ask('PATCH', `${webhooks}/${endpointId}`, { body: { status: 'disabled' } });
    const enriched = await owner.client.post('/api/v1/partners/enrich', { rows: [{ rowId: '1' }] });
    const project = await owner.client.post('/api/v1/collections', { name: 'Spring' });
    owners = {
      collectionId: project.member('collectionId'),
      enrichmentId: enriched.member('enrichmentId'),
      licenseId,
      platformId: owner.platformId,
      slug: owner.slug,
      credentialId: first?.credentialId ?? '',
      contentId: 'video-1',
      endpointId,
      deliveryId: test.member('deliveryId'),
      checkoutId: await paidByOwner(stage),
      token: await owner.token(),
    };
  });
  afterAll(() => stage.close());

  it('every operation is judged here, or touches no platform', () => {
    // Staff may act on every platform, artists on none.
    const ofPlatforms = stage.routes.filter(({ access }) => !['staff', 'artist'].includes(access.kind));
    const operations = ofPlatforms.map(({ operation }) => operation);
    expect(operations.toSorted()).toEqual([...Object.keys(attempts), ...ofNoPlatform].toSorted());
  });

  it.each(Object.entries(attempts))(
    '%s answers as if there were none',
    async (_, [attempt, status, body]) => {
      const before = await holdings();
      const missing = shownBy(await attempt(unknownRecords, stage, stage.stranger));
      const theirs = await attempt(owners, stage, stage.stranger);
      if (typeof body === 'string') expect(theirs.text).toBe(body);
      else expect(theirs.body).toMatchObject(body as object);
      expect(shownBy(theirs)).toEqual({ ...missing, status });
      expect(await holdings()).toEqual(before);
    },
  );

  it.each(Object.entries(attempts))(
    "%s reveals and changes nothing with a session of the stranger's portal, either",
    async (_, [attempt, status, body]) => {
      const { anyone, stranger } = stage;
      const { headers } = await portalSession(anyone, stranger.apiKey);
      const before = await holdings();
      const session = { ...stranger, client: anyone.withHeaders(headers) };
      const theirs = await attempt(owners, stage, session);
      if (typeof body === 'string') expect(theirs.text).toBe(body);
      else expect(theirs.body).toMatchObject(body as object);
      expect(theirs.status).toBe(status);
      expect(await holdings()).toEqual(before);
    },
  );

  it('succeeds for the owner with the same IDs, so that these tests can fail', async () => {
    const tried = async (operation: string) => attempts[operation]?.[0](owners, stage, stage.owner);
    const done = ['getLicense', 'getLicenseCertificate', 'downloadTrack', 'listStems', 'getMonthlyUsage'];
    for (const operation of done) {
      expect([operation, (await tried(operation))?.status]).toEqual([operation, 200]);
    }
    const listed = await tried('listLicenses');
    expect(listed?.body['data']).toMatchObject([{ licenseId: owners.licenseId }]);
    expect((await stage.anyone.as(owners.token).get('/api/v1/tracks')).status).toBe(200);
  });

  it('a cursor, an Idempotency-Key and a content item mean nothing to another platform', async () => {
    const { owner, stranger, track } = stage;
    const headers = { 'idempotency-key': 'the-same' };
    const mine = anOrder(track.trackId, { contentId: 'shared-name' });
    const first = await owner.client.post('/api/v1/licenses', mine, { headers });
    const second = await stranger.client.post('/api/v1/licenses', mine, { headers });
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.member('licenseId')).not.toBe(first.member('licenseId'));
    const page = await owner.client.get('/api/v1/licenses?limit=1');
    const { nextCursor } = page.body['pagination'] as { nextCursor: string };
    const query = { limit: 1, cursor: nextCursor };
    const foreign = await stranger.client.get('/api/v1/licenses', { query });
    expect(foreign.code).toBe('CURSOR_INVALID');
  });

  it('a track that is not approved gets the same response as an unknown one', async () => {
    const { owner, pending } = stage;
    const parts = ['stream', 'attribution', 'license-terms', 'waveform', 'stems'].map((name) => `/${name}`);
    for (const part of ['', ...parts, '/download?licenseId=lic_1&format=mp3']) {
      const at = async (id: string) => shownBy(await owner.client.get(`/api/v1/tracks/${id}${part}`));
      expect(await at(pending.trackId)).toEqual(await at('trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q'));
    }
    const ordered = async (id: string) => shownBy(await owner.client.post('/api/v1/licenses', anOrder(id)));
    expect(await ordered(pending.trackId)).toEqual(await ordered('trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q'));
  });
});
