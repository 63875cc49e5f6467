import { scopes } from '../../../../src/domain/access/scope.ts';
import { askEverywhere } from '../../../support/http/everywhere.ts';
import { aService, anOrder, transports, type TestService } from '../../../support/service.ts';
import { seenSoon } from '../../../support/soon.ts';

/** Operations that need every scope of the platform's registry. */
const wholeRegistry = [
  'createCheckout',
  'createCredential',
  'createPortalLink',
  'createWebhookEndpoint',
  'deleteCredential',
  'deleteWebhookEndpoint',
  'endSessions',
  'getBilling',
  'getCheckout',
  'listCredentials',
  'listInvoices',
  'recoverWebhookDeliveries',
  'resendWebhookDelivery',
  'rotateInboundSecret',
  'rotateWebhookSecret',
  'signInboundEvent',
  'testWebhookEndpoint',
  'updateInboundSettings',
  'updateWebhookEndpoint',
];

describe.each(transports)('scopes over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  it('operations about the platform as a whole are closed to a token with one scope, and to no other', async () => {
    const partner = await service.aPartner();
    const asked = askEverywhere(service);
    const open = (anyOf: readonly string[]) => anyOf.length === 0;
    const withOne = await asked(await partner.token('tracks:read'), open);
    const refused = withOne.filter(([, , code]) => code === 'SCOPE_MISSING').map(([name]) => name);
    expect(refused.toSorted()).toEqual(wholeRegistry);
    const withAll = await asked(await partner.token(), open);
    expect(withAll.filter(([, , code]) => code === 'SCOPE_MISSING')).toEqual([]);
  });

  it('a refusal names every scope that is missing', async () => {
    const { slug, token } = await service.aPartner();
    const narrow = service.anyone.as(await token('licenses:read', 'tracks:read'));
    const refused = await narrow.post(`/api/v1/platforms/${slug}/webhooks/whe_1/test`);
    const missing = scopes.filter((scope) => scope !== 'licenses:read' && scope !== 'tracks:read');
    expect(refused.body).toMatchObject({ status: 403, code: 'SCOPE_MISSING', missing });
    expect(refused.member('detail')).toContain(missing.join(', '));
    expect(refused.headers['www-authenticate']).toContain(`scope="${missing.join(' ')}"`);
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
});
