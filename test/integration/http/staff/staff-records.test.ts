import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { fileBody } from '../../../support/uploads/file-body.ts';

const staff = '/api/v1/staff';

describe.each(transports)('the records that staff read over %s', (transport) => {
  let service: TestService;
  let admin: PartnerClient;
  let rights: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    admin = service.anyone.as((await service.aColleague('admin')).token);
    rights = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  const provision = (changes: object = {}) =>
    admin.post(`${staff}/platforms`, {
      name: 'Big Studio',
      contactEmail: 'rights@studio.example',
      slug: `studio-${transport}-${Object.keys(changes).join('-').toLowerCase()}x`,
      environment: 'live',
      tier: 'enterprise',
      contentTypes: ['ugc_video'],
      ...changes,
    });

  it('creates a platform whose key works, suspends it with all its tokens, and reinstates it', async () => {
    const created = await provision({ quotas: { licensesPerMonth: 3 }, hub: true });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ tier: 'enterprise', hub: true, quotas: { licensesPerMonth: 3 } });
    const [slug, clientId, clientSecret] = ['slug', 'clientId', 'clientSecret'].map(created.member);
    const token = (await service.anyone.post('/api/v1/auth/token', { clientId, clientSecret })).member(
      'accessToken',
    );
    const studio = service.anyone.as(token);
    const { trackId } = await service.aTrackInCatalog();
    const issued = await studio.post('/api/v1/licenses', anOrder(trackId));
    expect(issued.body).toMatchObject({ status: 'active', source: 'hub' });

    const one = `${staff}/platforms/${slug ?? ''}`;
    const { etag = '' } = (await admin.get(one)).headers;
    const edit = (body: object, tag = '*') => admin.ask('PATCH', one, { body, headers: { 'if-match': tag } });
    expect((await edit({ status: 'suspended' }, etag)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/reason' }],
    });
    const suspension = { status: 'suspended', reason: 'Unpaid invoices' };
    expect((await edit(suspension, etag)).body).toMatchObject({ status: 'suspended', version: 2 });
    const noted = (await admin.get(`${staff}/audit?subject=${created.member('platformId')}`)).body['data'];
    expect((noted as readonly object[]).at(0)).toMatchObject({
      action: 'platform.suspend',
      detail: { changed: 'status', reason: 'Unpaid invoices' },
    });
    expect((await edit({ status: 'active' }, etag)).code).toBe('VERSION_CONFLICT');
    expect((await studio.get('/api/v1/tracks')).code).toBe('PLATFORM_SUSPENDED');
    await edit({ status: 'active' });
    expect((await studio.get('/api/v1/tracks')).status).toBe(200);
    const invalid = await edit({ scopes: ['tracks:read'] });
    expect(invalid.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ pointer: '/scopes' }] });
    expect((await provision({ slug: slug ?? '' })).code).toBe('SLUG_TAKEN');
  });

  it('changes the quotas that are named, keeps the others, and returns one to its tier for null', async () => {
    const created = await provision({
      tier: 'growth',
      quotas: { requestsPerSecond: 20, licensesPerMonth: 7 },
    });
    const one = `${staff}/platforms/${created.member('platformId')}`;
    const edit = async (quotas: object) => (await admin.ask('PATCH', one, { body: { quotas } })).body;
    expect(await edit({ requestsPerDay: 99_999 })).toMatchObject({
      quotaOverrides: { requestsPerSecond: 20, licensesPerMonth: 7, requestsPerDay: 99_999 },
      quotas: { requestsPerSecond: 20, licensesPerMonth: 7, requestsPerDay: 99_999 },
    });
    const unlimited = await edit({ requestsPerDay: 'unlimited', licensesPerMonth: null });
    expect(unlimited['quotaOverrides']).toEqual({ requestsPerSecond: 20, requestsPerDay: 'unlimited' });
    expect(unlimited['quotas']).toMatchObject({ requestsPerDay: null });
    expect((await edit({ burst: 7 }))['quotas']).toMatchObject({ burst: 7 });
    expect((await edit({ burst: null }))['quotas']).toMatchObject({ burst: 1_000_000 });
    expect((await edit({}))['quotaOverrides']).toEqual({
      requestsPerSecond: 20,
      requestsPerDay: 'unlimited',
    });
    const rejected = await admin.ask('PATCH', one, { body: { quotas: { burst: 'unlimited' } } });
    expect(rejected.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/quotas/burst' }],
    });
  });

  it('replaces all credentials of a platform', async () => {
    const partner = await service.aPartner();
    const reset = await admin.post(`${staff}/platforms/${partner.platformId}/credentials/reset`);
    expect(reset.status).toBe(201);
    expect((await partner.client.get('/api/v1/tracks')).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.as(reset.member('apiKey')).get('/api/v1/tracks')).status).toBe(200);
    const nobody = await admin.post(`${staff}/platforms/nobody/credentials/reset`);
    expect(nobody.code).toBe('PLATFORM_NOT_FOUND');
  });

  it('revokes a license of any platform, which is notified, and the audit log records the actor', async () => {
    const partner = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const licenseId = (await partner.client.post('/api/v1/licenses', anOrder(trackId))).member('licenseId');
    const revocation = { reasonCode: 'rights_dispute', reason: 'The share is in dispute.' };
    const revoked = await rights.post(`${staff}/licenses/${licenseId}/revoke`, revocation);
    expect(revoked.body).toMatchObject({ status: 'revoked', revocation: { ...revocation, actor: 'staff' } });
    expect((await partner.client.get(`/api/v1/licenses/${licenseId}`)).body['status']).toBe('revoked');
    expect((await rights.get(`${staff}/licenses/${licenseId}`)).body).toEqual(revoked.body);
    const { body } = await admin.get(`${staff}/audit?subject=${licenseId}`);
    const [entry] = body['data'] as readonly { readonly actor: string; readonly action: string }[];
    expect(entry).toMatchObject({ action: 'license.revoke', detail: { reasonCode: 'rights_dispute' } });
    expect(entry?.actor).toMatch(/^stf_/);
    const found = await admin.get(`${staff}/search?id=${licenseId}`);
    expect(found.body['data']).toMatchObject([{ kind: 'license', id: licenseId }]);
    expect((await admin.get(`${staff}/search?id=nothing`)).body['data']).toEqual([]);
  });

  it('names the license of a download, sent as a file or in base64, and nobody for anything else', async () => {
    const path = '/api/v1/forensics/identify';
    const inFile = (recording: Uint8Array) =>
      rights.ask('POST', path, fileBody('found.wav', recording, 'recording'));
    const inBase64 = (recording: Uint8Array) =>
      rights.post(path, { audioBase64: Buffer.from(recording).toString('base64') });
    const { trackId } = await service.aTrackWithSound();
    const { client } = await service.aPartner();
    const licenseId = (await client.post('/api/v1/licenses', anOrder(trackId))).member('licenseId');
    const query = { licenseId, format: 'wav' };
    const link = await client.getWithRetries(`/api/v1/tracks/${trackId}/download`, { query });
    const { bytes } = await service.anyone.get(link.member('url'));
    for (const identify of [inFile, inBase64]) {
      const named = await identify(bytes);
      expect(named).toMatchObject({ status: 200, body: { outcome: 'identified', license: { licenseId } } });
      expect((await identify(Buffer.from(aRecording('unlicensed')))).body).toEqual({ outcome: 'unmarked' });
      const noSound = await identify(Buffer.from('no sound at all'));
      expect(noSound).toMatchObject({ status: 422, body: { code: 'AUDIO_INVALID' } });
    }
  });
});
