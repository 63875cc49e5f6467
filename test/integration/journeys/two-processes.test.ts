import { credentialStory } from '../../support/http/credential-story.ts';
import { startApi, type ApiProcess } from '../../support/service/api-process.ts';
import { partnerClient, type PartnerClient } from '../../support/clients/partner-client.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';

const licenses = '/api/v1/licenses';

describe('two processes over one folder of data', () => {
  let here: TestService;
  let other: ApiProcess;
  let there: PartnerClient;
  let partner: Partner;
  beforeAll(async () => {
    here = await aService({ store: 'file' });
    partner = await here.aPartner();
    other = await startApi(here.dataDir, { BASE_URL: here.baseUrl });
    if ((await other.ready()) === false) throw new Error('the other process did not start');
    there = await partnerClient(other.baseUrl);
  });
  afterAll(async () => {
    there.close();
    await other.kill();
    await here.close();
  });

  const answer = async (at: PartnerClient, credential: string) => {
    const { status, code } = await at.get('/api/v1/tracks', { credential });
    return code ?? status;
  };
  const soonThere = async (credential: string, expected: number | string) => {
    const seen = await seenSoon(
      () => answer(there, credential),
      (said) => said === expected,
    );
    expect(seen).toBe(expected);
  };

  it('a token issued by one process is valid in the other, until either revokes it', async () => {
    const token = await partner.token();
    expect([await answer(there, token), await answer(here.anyone, token)]).toEqual([200, 200]);
    const { clientId: client_id, clientSecret: client_secret } = partner;
    await here.anyone.post('/oauth/revoke', { token, client_id, client_secret });
    expect(await answer(here.anyone, token)).toBe('TOKEN_INVALID');
    await soonThere(token, 'TOKEN_INVALID');
  });

  it('a key created here works there within a second, and one removed here does not', async () => {
    const { client, slug, apiKey } = await here.aPartner();
    await soonThere(apiKey, 200);
    const path = `/api/v1/platforms/${slug}/credentials`;
    const listed = (await client.get(path)).body['data'] as { kind: string; credentialId: string }[];
    const old = listed.find(({ kind }) => kind === 'api_key')?.credentialId ?? '';
    const next = (await client.post(path, { kind: 'api_key' })).member('apiKey');
    await soonThere(next, 200);
    await here.anyone.as(next).delete(`${path}/${old}`);
    await soonThere(apiKey, 'TOKEN_INVALID');
    expect(await answer(there, next)).toBe(200);
  });

  it('what a credential opened here ends there within a second of its removal', async () => {
    const owner = await here.aPartner();
    const { outcomes, bearer, sessionHeaders, credentialId } = await credentialStory(
      here,
      owner,
      'client_secret',
    );
    const portalThere = there.withHeaders(sessionHeaders);
    const sessionThere = async () => (await portalThere.get('/api/v1/portal/session')).status;
    expect([await answer(there, bearer), await sessionThere()]).toEqual([200, 200]);
    await owner.client.delete(`/api/v1/platforms/${owner.slug}/credentials/${credentialId}?compromised=true`);
    await soonThere(bearer, 'TOKEN_INVALID');
    expect(await sessionThere()).toBe(401);
    expect(Object.values(await outcomes())).not.toContain('works');
  });

  it('sessions and tokens that are ended there end here within a second', async () => {
    const owner = await here.aPartner();
    const token = await owner.token();
    expect(await answer(here.anyone, token)).toBe(200);
    await there.as(owner.apiKey).post(`/api/v1/platforms/${owner.slug}/sessions/end`);
    const seen = await seenSoon(
      () => answer(here.anyone, token),
      (said) => said === 'TOKEN_INVALID',
    );
    expect([seen, await answer(there, token)]).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID']);
    expect(await answer(here.anyone, owner.apiKey)).toBe(200);
    await soonThere(await owner.token(), 200);
  });

  it('a platform that registers there exists here, with its token', async () => {
    const registration = { name: 'There', contactEmail: 'a@there.example', acceptTerms: true };
    const created = await there.post('/api/v1/platforms/register', registration);
    const [clientId, clientSecret] = [created.member('clientId'), created.member('clientSecret')];
    const token = await here.anyone.post('/api/v1/auth/token', { clientId, clientSecret });
    expect(await answer(there, token.member('accessToken'))).toBe(200);
    expect(await answer(here.anyone, created.member('apiKey'))).toBe(200);
  });

  it('concurrent callers at both get one license, and what one ends the other sees ended', async () => {
    const { trackId } = await here.aTrackInCatalog();
    const mine = there.as(partner.apiKey);
    const ask = (client: PartnerClient) => client.post(licenses, anOrder(trackId));
    const requested = Array.from({ length: 100 }, (_, n) => ask(n % 2 === 0 ? mine : partner.client));
    const responses = await Promise.all(requested);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const [licenseId = '', ...others] = new Set(responses.map((reply) => reply.member('licenseId')));
    expect(others).toEqual([]);
    expect(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    await mine.delete(`${licenses}/${licenseId}`, { reasonCode: 'content_deleted' });
    const read = await partner.client.get(`${licenses}/${licenseId}`);
    expect(read.body['status']).toBe('revoked');
  });

  it('keys, cursors, certificates and links of one are valid at the other', async () => {
    const mine = there.as(partner.apiKey);
    const { trackId } = await here.aTrackWithSound();
    const order = anOrder(trackId, { contentId: 'balanced' });
    const headers = { 'idempotency-key': 'balanced' };
    const issued = await partner.client.post(licenses, order, { headers });
    const replayed = await mine.post(licenses, order, { headers });
    expect([replayed.headers['idempotent-replayed'], replayed.body]).toEqual(['true', issued.body]);
    const { nextCursor } = (await partner.client.get(`${licenses}?limit=1`)).body['pagination'] as {
      nextCursor: string;
    };
    const next = await mine.get(licenses, { query: { limit: 1, cursor: nextCursor } });
    expect(next.status).toBe(200);
    const certificate = await mine.get(`${licenses}/${issued.member('licenseId')}/certificate`);
    const checked = await here.anyone.post('/api/v1/verify', { certificate: certificate.text });
    expect(checked.body['genuine']).toBe(true);
    const stream = await partner.client.getWithRetries(`/api/v1/tracks/${trackId}/stream`);
    const link = new URL(stream.member('url')).pathname;
    const [played, elsewhere] = [await here.anyone.get(link), await there.get(link)];
    expect([elsewhere.status, elsewhere.text]).toEqual([200, played.text]);
  });

  it('a track that one imports or takes down is found or gone at the other within a second', async () => {
    const mine = there.as(partner.apiKey);
    const { trackId } = await here.aTrackInCatalog({ title: 'Far Lantern' });
    const found = async () =>
      ((await mine.get('/api/v1/tracks?q=far%20lantern')).body['data'] as { trackId: string }[]).length;
    expect(await seenSoon(found, (count) => count === 1)).toBe(1);
    expect((await mine.get(`/api/v1/tracks/${trackId}`)).status).toBe(200);
    await here.useCases.takeDownTrack({ trackId, reason: 'legal' });
    expect(await seenSoon(found, (count) => count === 0)).toBe(0);
    expect((await mine.get(`/api/v1/tracks/${trackId}`)).code).toBe('TRACK_TAKEN_DOWN');
    expect((await mine.post(licenses, anOrder(trackId))).code).toBe('TRACK_TAKEN_DOWN');
  });
});
