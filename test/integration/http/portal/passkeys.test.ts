import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { mailedLanguages } from '../../../support/clients/mailed-links.ts';
import { aMemberOf } from '../../../support/http/team.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { registerPasskey } from '../../../support/passkeys/register-passkey.ts';
import { softwareAuthenticator, type Deviations } from '../../../support/passkeys/software-authenticator.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const passkeys = '/api/v1/portal/passkeys';
const sessions = '/api/v1/portal/sessions';
const own = '/api/v1/portal/session';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

describe.each(transports)('passkeys of members over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const anOwner = async () => {
    const partner = await service.aPartner();
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    return { partner, owner, key: softwareAuthenticator(service.baseUrl) };
  };
  const signed = async (key: Authenticator, deviations: Deviations = {}) => {
    const started = await service.anyone.post(`${sessions}/passkey`);
    const response = key.get(started.body['options'] as Record<string, unknown>, deviations);
    return { passkey: { state: started.member('state'), response } };
  };
  const signIn = async (key: Authenticator, deviations: Deviations = {}) => {
    const began = await service.anyone.post(sessions, await signed(key, deviations));
    const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
    const client = service.anyone.withHeaders({ cookie, 'x-csrf-token': String(began.body['csrfToken']) });
    return { began, client };
  };
  const listed = async (client: PartnerClient) =>
    (await client.get(passkeys)).body['data'] as readonly Record<string, unknown>[];

  it('are registered and sign their member in, to a session that is listed', async () => {
    const { partner, owner, key } = await anOwner();
    const { started, added } = await registerPasskey(owner.client, key);
    expect(started.body['options']).toMatchObject({
      rp: { id: new URL(service.baseUrl).hostname },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(added.body).toMatchObject({ name: 'Laptop', backedUp: true });
    const { began, client } = await signIn(key);
    expect([began.status, began.body['member'], began.body['platform']]).toMatchObject([
      ...[201, { memberId: owner.memberId, role: 'owner' }, { slug: partner.slug }],
    ]);
    expect((await client.get(own)).status).toBe(200);
    expect((await client.get(sessions)).body['data']).toMatchObject([{ current: true }, { current: false }]);
    expect((await listed(client))[0]?.['lastUsedAt']).toEqual(expect.anything());
    expect((await signIn(key)).began.status).toBe(201);
  });

  it('are announced to the member, in their language', async () => {
    const { owner, key } = await anOwner();
    await owner.client.ask('PATCH', own, { body: { language: 'de' } });
    const { added } = await registerPasskey(owner.client, key);
    expect(added.status).toBe(201);
    expect(await mailedLanguages(service, owner.email, 2)).toEqual(['en', 'de']);
  });

  it('are renamed and removed by their member alone, and sign nobody in afterwards', async () => {
    const { partner, owner, key } = await anOwner();
    const viewer = await aMemberOf(service, partner, owner.client, 'viewer');
    const { added } = await registerPasskey(owner.client, key);
    const one = `${passkeys}/${added.member('passkeyId')}`;
    expect(await listed(viewer.client)).toEqual([]);
    expect((await viewer.client.delete(one)).code).toBe('NOT_FOUND');
    expect((await viewer.client.ask('PATCH', one, { body: { name: 'Mine' } })).code).toBe('NOT_FOUND');
    const renamed = await owner.client.ask('PATCH', one, { body: { name: 'Phone' } });
    expect([renamed.status, renamed.body['name']]).toEqual([200, 'Phone']);
    expect(await listed(owner.client)).toMatchObject([{ name: 'Phone' }]);
    expect((await owner.client.delete(one)).status).toBe(204);
    expect((await owner.client.delete(one)).code).toBe('NOT_FOUND');
    expect((await signIn(key)).began.code).toBe('SIGN_IN_FAILED');
  });

  it('accept a challenge once, in the session for which it was created', async () => {
    const { partner, owner, key } = await anOwner();
    const viewer = await aMemberOf(service, partner, owner.client, 'viewer');
    const { state, response } = await registerPasskey(owner.client, key);
    const body = { name: 'Again', state, response };
    expect((await viewer.client.post(passkeys, body)).code).toBe('REAUTHENTICATION_FAILED');
    expect((await owner.client.post(passkeys, body)).code).toBe('STATE_CONFLICT');
    const other = softwareAuthenticator(service.baseUrl);
    const fresh = await owner.client.post(`${passkeys}/registrations`);
    const late = other.create(fresh.body['options'] as Record<string, unknown>);
    const first = await owner.client.post(passkeys, {
      name: 'One',
      state: fresh.member('state'),
      response: late,
    });
    expect(first.status).toBe(201);
    await owner.client.delete(`${passkeys}/${first.member('passkeyId')}`);
    const second = await owner.client.post(passkeys, {
      name: 'Two',
      state: fresh.member('state'),
      response: late,
    });
    expect(second.code).toBe('REAUTHENTICATION_FAILED');

    const proof = await signed(key);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => service.anyone.post(sessions, proof)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 401, 401, 401]);
  });

  it.each<[string, Deviations]>([
    ['of another origin', { origin: 'https://phishing.example' }],
    ['of another relying party', { rpId: 'phishing.example' }],
    ['to another challenge', { challenge: 'b3RoZXI' }],
    ['without a verified person', { unverified: true }],
  ])('reject a response %s', async (_, deviations) => {
    const { owner, key } = await anOwner();
    const other = softwareAuthenticator(service.baseUrl);
    const { added } = await registerPasskey(owner.client, other, deviations);
    expect(added.code).toBe('REAUTHENTICATION_FAILED');
    await registerPasskey(owner.client, key);
    expect((await signIn(key, deviations)).began.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(key)).began.status).toBe(201);
  });

  it('reject a counter that did not grow, which a copy of the authenticator has', async () => {
    const { owner, key } = await anOwner();
    await registerPasskey(owner.client, key);
    expect((await signIn(key, { counter: 7 })).began.status).toBe(201);
    for (const counter of [7, 3, 0])
      expect((await signIn(key, { counter })).began.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(key, { counter: 8 })).began.status).toBe(201);
  });

  it('reject a key that nobody registered, and responses that are not credentials', async () => {
    const { key } = await anOwner();
    expect((await signIn(key)).began.code).toBe('SIGN_IN_FAILED');
    const { passkey } = await signed(key);
    const post = async (response: unknown) =>
      (await service.anyone.post(sessions, { passkey: { ...passkey, response } })).code;
    for (const response of [{}, { id: 7 }, { id: 'x y', type: 'public-key' }, { id: 'x', type: 'other' }])
      expect(await post(response)).toBe('VALIDATION_FAILED');
    for (const inner of [undefined, null, 7, {}, { clientDataJSON: [] }, { clientDataJSON: 'AA' }])
      expect(await post({ ...passkey.response, response: inner })).toBe('SIGN_IN_FAILED');
    const forged = await service.anyone.post(sessions, { passkey: { ...passkey, state: 'v1.AAAA' } });
    expect(forged.code).toBe('SIGN_IN_FAILED');
  });

  it('reject a response that names another account than that of the key, or none', async () => {
    const { owner, key } = await anOwner();
    const { owner: other } = await anOwner();
    await registerPasskey(owner.client, key);
    for (const user of [other.memberId, '', null])
      expect((await signIn(key, { user })).began.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(key, { user: owner.memberId })).began.status).toBe(201);
    expect((await signIn(key)).began.status).toBe(201);
  });

  it('sign one member in for each challenge, and only with the state of a sign-in', async () => {
    const { owner, key } = await anOwner();
    const { owner: other, key: otherKey } = await anOwner();
    await registerPasskey(owner.client, key);
    await registerPasskey(other.client, otherKey);
    const started = await service.anyone.post(`${sessions}/passkey`);
    const answer = (by: Authenticator, { body, member }: Answered) => ({
      passkey: { state: member('state'), response: by.get(body['options'] as Record<string, unknown>) },
    });
    const both = await Promise.all(
      [key, otherKey].map((by) => service.anyone.post(sessions, answer(by, started))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 401]);

    const registering = await owner.client.post(`${passkeys}/registrations`);
    const misused = await service.anyone.post(sessions, answer(key, registering));
    expect(misused.code).toBe('SIGN_IN_FAILED');
  });

  it('end with the membership', async () => {
    const { partner, owner } = await anOwner();
    const path = `/api/v1/platforms/${partner.slug}/members`;
    const kim = await aMemberOf(service, partner, owner.client, 'developer');
    const key = softwareAuthenticator(service.baseUrl);
    await registerPasskey(kim.client, key);
    const { client } = await signIn(key);
    expect((await owner.client.delete(`${path}/${kim.memberId}`)).status).toBe(204);
    expect((await client.get(own)).code).toBe('TOKEN_INVALID');
    expect((await signIn(key)).began.code).toBe('SIGN_IN_FAILED');
    await aMemberOf(service, partner, owner.client, 'developer', `next-${kim.email}`);
    expect((await signIn(key)).began.code).toBe('SIGN_IN_FAILED');
  });

  it('belong to members: a session of a credential has and registers none', async () => {
    const { partner } = await anOwner();
    const { headers } = await portalSession(service.anyone, partner.apiKey);
    const byKey = service.anyone.withHeaders(headers);
    expect(await listed(byKey)).toEqual([]);
    expect((await byKey.post(`${passkeys}/registrations`)).code).toBe('STATE_CONFLICT');
    expect((await byKey.delete(`${passkeys}/psk_01JB2M6X8KF5G6H7J8K9M0N1P2`)).code).toBe('NOT_FOUND');
  });
});
