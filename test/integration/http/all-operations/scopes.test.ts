import { scopes } from '../../../../src/domain/access/scope.ts';
import { requestEveryOperation } from '../../../support/http/operations/everywhere.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, anOrder, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

/** Operations that need every scope of the platform's registry. */
const wholeRegistry = [
  'cancelCheckout',
  'cancelSubscription',
  'confirmPlatformContact',
  'createCheckout',
  'createCredential',
  'createPortalLink',
  'createWebhookEndpoint',
  'deleteCredential',
  'deleteWebhookEndpoint',
  'downloadInvoice',
  'endSessions',
  'getBilling',
  'getCheckout',
  'inviteMember',
  'listCredentials',
  'listFees',
  'listInvoices',
  'listMembers',
  'listPortalViews',
  'previewSubscription',
  'recoverWebhookDeliveries',
  'removeMember',
  'resendWebhookDelivery',
  'resumeSubscription',
  'rotateInboundSecret',
  'rotateWebhookSecret',
  'signInboundEvent',
  'testWebhookEndpoint',
  'updateInboundSettings',
  'updateMember',
  'updatePlatform',
  'updateSubscription',
  'updateWebhookEndpoint',
];

describe('scopes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await withoutConnections(await aService());
  });
  afterAll(() => service.close());

  it('exactly the operations about the platform as a whole reject a token with one of its scopes', async () => {
    const partner = await service.aPartner();
    const requested = requestEveryOperation(service);
    const open = (anyOf: readonly string[]) => anyOf.length === 0;
    const withOne = await requested(await partner.token('tracks:read'), open);
    const rejected = withOne.filter(([, , code]) => code === 'SCOPE_MISSING').map(([name]) => name);
    expect(rejected.toSorted()).toEqual(wholeRegistry);
    const withAll = await requested(await partner.token(), open);
    expect(withAll.filter(([, , code]) => code === 'SCOPE_MISSING')).toEqual([]);
  });

  it('operations about the platform as a whole reject a token with one scope before they read its body', async () => {
    const partner = await service.aPartner();
    const invalid = wholeRegistry.map((name) => [name, () => [[name, { unknown: true }] as const]] as const);
    const requested = requestEveryOperation(service, 'platform', Object.fromEntries(invalid));
    const withOne = await requested(await partner.token('tracks:read'), (anyOf) => anyOf.length === 0);
    const codes = withOne.flatMap(([name, , code]) => (wholeRegistry.includes(name) ? [code] : []));
    expect(codes).toEqual(wholeRegistry.map(() => 'SCOPE_MISSING'));
  });

  it('a rejection names every scope that is missing', async () => {
    const { slug, token } = await service.aPartner();
    const narrow = service.anyone.as(await token('licenses:read', 'tracks:read'));
    const rejected = await narrow.post(`/api/v1/platforms/${slug}/webhooks/whe_1/test`);
    const missing = scopes.filter((scope) => scope !== 'licenses:read' && scope !== 'tracks:read');
    expect(rejected.body).toMatchObject({ status: 403, code: 'SCOPE_MISSING', missing });
    expect(rejected.member('detail')).toContain(missing.join(', '));
    expect(rejected.headers['www-authenticate']).toContain(`scope="${missing.join(' ')}"`);
    const other = await narrow.post('/api/v1/licenses', anOrder('trk_1'));
    expect(other.body).toMatchObject({ missing: ['licenses:write'], anyOf: ['licenses:write'] });
  });

  it('events are read with the scopes of the operations that show the same records', async () => {
    const { slug, client, token } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    await client.post('/api/v1/licenses', anOrder(trackId));
    const typesFor = async (...wanted: readonly string[]) => {
      const read = await service.anyone
        .as(await token(...wanted))
        .get(`/api/v1/platforms/${slug}/events?limit=100`);
      const types = (read.body['data'] as { type: string }[]).map(({ type }) => type);
      return [types.includes('license.issued'), types.includes('track.approved')];
    };
    expect(await typesFor('tracks:read')).toEqual([false, true]);
    expect(await typesFor('licenses:read')).toEqual([true, false]);
    expect(await typesFor('licenses:write', 'tracks:read')).toEqual([true, true]);
    expect(await typesFor('partners:enrich')).toEqual([false, false]);
  });

  it('a delivery shows its event only to credentials that may read such events', async () => {
    const { slug, client, token } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/webhooks`;
    const created = await client.post(path, {
      url: 'https://receiver.example/hook',
      eventTypes: ['license.issued'],
    });
    const deliveries = `${path}/${created.member('endpointId')}/deliveries`;
    const { trackId } = await service.aTrackInCatalog();
    await client.post('/api/v1/licenses', anOrder(trackId));
    const listed = async () =>
      (await client.get(deliveries)).body['data'] as readonly { readonly deliveryId: string }[];
    const [delivery] = await seenSoon(listed, (data) => data.length > 0);
    const eventFor = async (scope: string) => {
      const read = await service.anyone
        .as(await token(scope))
        .get(`${deliveries}/${delivery?.deliveryId ?? ''}`);
      return [read.status, read.body['event'] !== undefined];
    };
    expect(await eventFor('licenses:read')).toEqual([200, true]);
    expect(await eventFor('tracks:read')).toEqual([200, false]);
  });

  it('a key has the scopes that it was created with, within the registry, and so have its sessions', async () => {
    const { slug, client } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const expiresAt = new Date(service.now() + 3_600_000).toISOString();
    const settings = { name: 'Encoder', scopes: ['tracks:read'], expiresAt };
    const created = await client.post(path, { kind: 'api_key', ...settings });
    expect(created.body).toMatchObject(settings);
    expect((await client.get(path)).body['data']).toContainEqual(expect.objectContaining(settings));
    const narrow = service.anyone.as(created.member('apiKey'));
    const { headers } = await portalSession(service.anyone, created.member('apiKey'));
    for (const caller of [narrow, service.anyone.withHeaders(headers)]) {
      expect((await caller.get('/api/v1/tracks')).status).toBe(200);
      expect((await caller.get('/api/v1/licenses')).code).toBe('SCOPE_MISSING');
      expect((await caller.post(path, { kind: 'api_key' })).code).toBe('SCOPE_MISSING');
    }
    await service.useCases.changePlatform({ platform: slug, edit: { scopes: ['licenses:read'] } });
    expect((await narrow.get('/api/v1/tracks')).code).toBe('SCOPE_MISSING');
  });

  it('tokens have the scopes of the client secret at most', async () => {
    const { slug, client, clientId } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const created = await client.post(path, { kind: 'client_secret', scopes: ['licenses:read'] });
    const clientSecret = created.member('clientSecret');
    const exchange = (body: object = {}) =>
      service.anyone.post('/api/v1/auth/token', { clientId, clientSecret, ...body });
    expect((await exchange()).member('scope')).toBe('licenses:read');
    expect((await exchange({ scopes: ['tracks:read'] })).code).toBe('INVALID_SCOPE');
  });

  it('a credential creates none with more permissions than its own', async () => {
    const { slug, client } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const at = (ms: number) => new Date(service.now() + ms).toISOString();
    const expiresAt = at(3_600_000);
    const own = { kind: 'api_key', name: 'Short', scopes: [...scopes], expiresAt };
    const short = service.anyone.as((await client.post(path, own)).member('apiKey'));
    const inherited = await short.post(path, { kind: 'api_key', name: 'Heir' });
    expect(inherited.body).toMatchObject({ scopes, expiresAt });
    const later = await short.post(path, { kind: 'api_key', name: 'Later', expiresAt: at(7_200_000) });
    expect(later.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ pointer: '/expiresAt' }] });
    const past = await client.post(path, { kind: 'api_key', name: 'Past', expiresAt: at(-1) });
    expect(past.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ pointer: '/expiresAt' }] });
    await service.useCases.changePlatform({ platform: slug, edit: { scopes: ['tracks:read'] } });
    const beyond = await client.post(path, { kind: 'api_key', name: 'Beyond', scopes: ['licenses:read'] });
    expect([beyond.status, beyond.code, beyond.body['scopes']]).toEqual([
      400,
      'INVALID_SCOPE',
      ['licenses:read'],
    ]);
  });
});
