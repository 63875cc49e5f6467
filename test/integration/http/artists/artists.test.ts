import { AccountId } from '../../../../src/domain/shared/ids.ts';
import { mailedArtistCode, mailedLanguages, mailedSubjects } from '../../../support/clients/mailed-links.ts';
import { anArtist, aRegistration, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';

describe.each(transports)('accounts of artists and labels over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('registers an account, signs in, and confirms the address once', async () => {
    const { anyone } = service;
    const registration = aRegistration({ kind: 'label', email: 'Mara@Label.example' });
    const created = await anyone.post(`${artists}/register`, registration);
    expect([created.status, created.body]).toEqual([
      201,
      {
        artistId: expect.stringMatching(/^art_/) as string,
        accountId: expect.stringMatching(/^acc_/) as string,
        status: 'unverified',
      },
    ]);
    const { email } = registration;
    const entered = await anyone.post(`${artists}/sessions`, { email, password });
    const client = anyone.as(entered.member('token'));
    const own = await client.get(`${artists}/me`);
    expect(own.body).toMatchObject({
      ...created.body,
      kind: 'label',
      name: 'Mara Lind',
      country: 'DE',
      links: [],
      agreement: { version: '1', royaltyShare: '0.60', acceptedAt: expect.any(String) as string },
      member: { email: 'mara@label.example', role: 'owner', emailVerified: false },
    });

    const code = await mailedArtistCode(service, 'mara@label.example', 'avc');
    const confirm = async (given: string) =>
      client.post(`${artists}/me/email-verification/confirm`, { code: given });
    expect((await confirm('avc_wrong')).code).toBe('NOT_FOUND');
    expect((await confirm(code)).body).toMatchObject({ status: 'active', member: { emailVerified: true } });
    expect((await confirm(code)).code).toBe('NOT_FOUND');
    expect((await client.post(`${artists}/me/email-verification`)).code).toBe('STATE_CONFLICT');
  });

  it('replaces the code that confirms an address by a new one', async () => {
    const { client, email } = await anArtist(service);
    const first = await mailedArtistCode(service, email, 'avc');
    expect((await client.post(`${artists}/me/email-verification`)).status).toBe(202);
    const second = await mailedArtistCode(service, email, 'avc', 2);
    const confirm = async (code: string) =>
      (await client.post(`${artists}/me/email-verification/confirm`, { code })).status;
    expect([await confirm(first), await confirm(second)]).toEqual([404, 200]);
  });

  it('responds to a known address like to a new one, stores nothing, and emails its owner', async () => {
    const { email } = await anArtist(service);
    const again = { ...aRegistration(), email: email.toUpperCase(), password: 'another calm harbour' };
    const spanish = service.anyone.withHeaders({ 'accept-language': 'es' });
    const created = await spanish.post(`${artists}/register`, again);
    const fresh = await spanish.post(`${artists}/register`, aRegistration());
    expect([created.status, Object.keys(created.body), created.body['status']]).toEqual([
      fresh.status,
      Object.keys(fresh.body),
      fresh.body['status'],
    ]);
    const { accountId } = created.body as { accountId: string };
    expect(await service.ports.artistStore.findAccount(AccountId(accountId))).toBeUndefined();
    expect(await mailedSubjects(service, email, 2)).toEqual([
      'Confirm your email address',
      'You already have an account',
    ]);
    const tried = { email, password: again.password };
    expect((await service.anyone.post(`${artists}/sessions`, tried)).code).toBe('SIGN_IN_FAILED');
  });

  it('writes emails in the language of the browser that registered', async () => {
    const { email } = aRegistration();
    const german = service.anyone.withHeaders({ 'accept-language': 'de-AT, en;q=0.5' });
    expect((await german.post(`${artists}/register`, aRegistration({ email }))).status).toBe(201);
    expect(await mailedLanguages(service, email)).toEqual(['de']);
  });

  it('names the field of a registration that it rejects', async () => {
    const pointers = async (changes: object) => {
      const rejected = await service.anyone.post(`${artists}/register`, aRegistration({ ...changes }));
      const errors = rejected.body['errors'] as readonly { readonly pointer: string }[];
      return [rejected.status, ...errors.map(({ pointer }) => pointer)];
    };
    expect(await pointers({ agreementVersion: '0' })).toEqual([400, '/agreementVersion']);
    expect(await pointers({ adult: false })).toEqual([400, '/adult']);
    expect(await pointers({ password: 'short' })).toEqual([400, '/password']);
    expect(await pointers({ country: 'XX' })).toEqual([400, '/country']);
  });

  it('locks an address after five wrong passwords, and not its sessions', async () => {
    const { email, client } = await anArtist(service);
    const enter = async (given: string) =>
      (await service.anyone.post(`${artists}/sessions`, { email, password: given })).status;
    for (let n = 0; n < 5; n++) expect(await enter('wrong')).toBe(401);
    expect(await enter(password)).toBe(401);
    expect((await client.get(`${artists}/me`)).status).toBe(200);
  });

  it('sets a new password with an emailed code once, and ends every session', async () => {
    const { email, client } = await anArtist(service);
    const reset = async (code: string) =>
      (
        await service.anyone.post(`${artists}/password-resets/complete`, {
          code,
          password: 'nine calm harbours',
        })
      ).status;
    for (let n = 0; n < 5; n++)
      await service.anyone.post(`${artists}/sessions`, { email, password: 'wrong' });
    expect((await service.anyone.post(`${artists}/password-resets`, { email })).status).toBe(202);
    const code = await mailedArtistCode(service, email, 'apc');
    expect([await reset('apc_wrong'), await reset(code), await reset(code)]).toEqual([404, 204, 404]);
    expect((await client.get(`${artists}/me`)).code).toBe('TOKEN_INVALID');
    const entered = await service.anyone.post(`${artists}/sessions`, {
      email,
      password: 'nine calm harbours',
    });
    const own = await service.anyone.as(entered.member('token')).get(`${artists}/me`);
    expect(own.body).toMatchObject({ status: 'active', member: { emailVerified: true } });
  });

  it('responds to a password reset of an unknown address alike, and emails it once', async () => {
    const email = 'unknown@label.example';
    const requested = async () => service.anyone.post(`${artists}/password-resets`, { email });
    expect([(await requested()).status, (await requested()).status]).toEqual([202, 202]);
    expect(await mailedSubjects(service, email)).toEqual(['Set a new password']);
  });

  it('lists sessions, ends one and all others, and changes the password', async () => {
    const { email, client } = await anArtist(service);
    const another = async (given = password) =>
      service.anyone.as(
        (await service.anyone.post(`${artists}/sessions`, { email, password: given })).member('token'),
      );
    const second = await another();
    const listed = (await client.get(`${artists}/sessions`)).body['data'] as readonly {
      readonly sessionId: string;
      readonly current: boolean;
    }[];
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    await client.delete(`${artists}/sessions/${listed[0]?.sessionId ?? ''}`);
    expect((await second.get(`${artists}/me`)).status).toBe(401);
    const third = await another();
    expect((await client.delete(`${artists}/sessions`)).status).toBe(204);
    expect((await third.get(`${artists}/me`)).status).toBe(401);
    const change = async (given: string) =>
      (await client.post(`${artists}/me/password`, { password: given, newPassword: 'eight calm harbours' }))
        .status;
    expect([await change('wrong'), await change(password)]).toEqual([403, 204]);
    expect((await (await another('eight calm harbours')).delete(`${artists}/sessions/current`)).status).toBe(
      204,
    );
  });

  it('edits the profile at the version that was read, and stores numbers in one spelling', async () => {
    const { client } = await anArtist(service);
    const { etag = '' } = (await client.get(`${artists}/me`)).headers;
    const { payout: _, password: __, ...profile } = fullProfile;
    const edit = async (body: object) =>
      client.ask('PATCH', `${artists}/me`, { headers: { 'if-match': etag }, body });
    const edited = await edit(profile);
    expect(edited.body).toMatchObject({ ...profile, ipi: '00334284961', isni: '0000000121032683' });
    expect((await edit({ name: 'Late' })).code).toBe('VERSION_CONFLICT');
    const removed = await client.ask('PATCH', `${artists}/me`, {
      body: { bio: null, ipi: null, isni: null },
    });
    expect(Object.keys(removed.body).filter((key) => ['bio', 'ipi', 'isni'].includes(key))).toEqual([]);
    expect(removed.status).toBe(200);
    const rejected = await client.ask('PATCH', `${artists}/me`, { body: { ipi: '00334284962' } });
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/ipi' }]);
  });
});
