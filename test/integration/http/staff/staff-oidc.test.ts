import type { Answered } from '../../../support/clients/partner-client.ts';
import { openIdProvider, type OpenIdProvider } from '../../../support/servers/openid/openid-provider.ts';
import { freePort } from '../../../support/servers/free-port.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';

const begin = '/api/v1/staff/sessions/oidc';
const complete = `${begin}/complete`;
const outcomeOf = ({ status, code }: Answered) => [status, code];
const rejected = [401, 'SIGN_IN_FAILED'];

describe.each(transports)('sign-in by OpenID Connect over %s', (transport) => {
  let there: OpenIdProvider;
  let service: TestService;
  let people = 0;
  beforeAll(async () => {
    const port = await freePort();
    there = await openIdProvider(`http://localhost:${port}`);
    service = await aService({ transport, environment: { ...there.environment, PORT: String(port) } });
  });
  afterAll(async () => {
    await service.close();
    await there.close();
  });

  const someone = () => `person-${++people}`;
  const begun = async () => {
    const { status, member } = await service.anyone.post(begin);
    expect(status).toBe(201);
    return { url: member('url'), state: member('state') };
  };
  /** As a browser is led: to the provider, where this person is known, and back. */
  const signIn = async (accountId: string, email: string, verified = true): Promise<Answered> => {
    const { url, state } = await begun();
    const came = await there.enter(url, accountId, { email, verified });
    return service.anyone.post(complete, { state, callback: came });
  };
  const me = (token: string) => service.anyone.as(token).get('/api/v1/staff/me');

  it('accepts an invitation with a verified address, and recognizes the person afterwards', async () => {
    const { email, staffId } = await service.anAccount({
      status: 'invited',
      invitation: { codeDigest: 'a'.repeat(64), until: Date.now() + 60_000 },
    });
    const jo = someone();
    expect(outcomeOf(await signIn(jo, email, false))).toEqual(rejected);
    const entered = await signIn(jo, email.toUpperCase());
    expect(entered.status).toBe(201);
    expect((await me(entered.member('token'))).body).toMatchObject({ staffId, status: 'active' });
    expect((await me(entered.member('token'))).body).not.toHaveProperty('invitedUntil');

    const moved = await signIn(jo, 'another@label.example', false);
    expect((await me(moved.member('token'))).body['staffId']).toBe(staffId);
    const namesake = await signIn(someone(), email);
    expect(outcomeOf(namesake)).toEqual(rejected);
    const actions = (await service.ports.auditLog.entries({ after: 0, limit: 100, subject: staffId })).map(
      ({ detail }) => [detail['via'], detail['first']],
    );
    expect(actions).toEqual(
      expect.arrayContaining([
        ['oidc', true],
        ['oidc', false],
      ]),
    );
  });

  it('signs in to an active account, also one with a password, and to none that is disabled or unknown', async () => {
    const active = await service.anAccount({ withPassword: true });
    const disabled = await service.anAccount({ withPassword: true, status: 'disabled' });
    expect((await signIn(someone(), active.email)).status).toBe(201);
    expect(outcomeOf(await signIn(someone(), disabled.email))).toEqual(rejected);
    expect(outcomeOf(await signIn(someone(), 'stranger@label.example'))).toEqual(rejected);
  });

  it('accepts no invitation that has expired', async () => {
    const { email, staffId } = await service.anAccount({
      status: 'invited',
      invitation: { codeDigest: 'b'.repeat(64), until: Date.now() - 1 },
    });
    expect(outcomeOf(await signIn(someone(), email))).toEqual(rejected);
    expect((await service.ports.staffRegistry.find(staffId))?.status).toBe('invited');
  });

  it('signs in to an account that an admin unlinked only the next person with its address', async () => {
    const { token: admin } = await service.aColleague('admin');
    const { email, staffId } = await service.anAccount();
    const [wrong, right] = [someone(), someone()];
    const entered = await signIn(wrong, email);
    expect(entered.body['member']).toMatchObject({ oidc: true });
    const untied = await service.anyone
      .as(admin)
      .ask('PATCH', `/api/v1/staff/accounts/${staffId}`, { body: { resetOidc: true, endSessions: true } });
    expect(untied.body).toMatchObject({ oidc: false });
    expect(outcomeOf(await me(entered.member('token')))).toEqual([401, 'TOKEN_INVALID']);
    expect((await signIn(right, email)).status).toBe(201);
    expect(outcomeOf(await signIn(wrong, email))).toEqual(rejected);
  });

  it('is completed once, with its own state, in the browser that began it, within ten minutes', async () => {
    const { email } = await service.anAccount();
    const jo = someone();
    const [one, two] = [await begun(), await begun()];
    const came = await there.enter(one.url, jo, { email, verified: true });
    const other = await service.anyone.post(complete, { state: two.state, callback: came });
    expect(outcomeOf(other)).toEqual(rejected);
    const created = await service.anyone.post(complete, { state: 'v1.bWFkZSB1cA', callback: came });
    expect(outcomeOf(created)).toEqual(rejected);
    expect((await service.anyone.post(complete, { state: one.state, callback: came })).status).toBe(201);
    expect(outcomeOf(await service.anyone.post(complete, { state: one.state, callback: came }))).toEqual(
      rejected,
    );

    const late = await there.enter(two.url, jo, { email, verified: true });
    service.advance(600_000);
    const tooLate = await service.anyone.post(complete, { state: two.state, callback: late });
    expect(outcomeOf(tooLate)).toEqual(rejected);
    expect(tooLate.member('detail')).toMatch(/^The sign-in expired, your identity provider rejected it,/);
  });
});

describe.each(transports)('without an OpenID provider over %s', (transport) => {
  it('no sign-in can be begun or completed', () =>
    inService({ transport }, async ({ anyone }) => {
      expect(outcomeOf(await anyone.post(begin))).toEqual([404, 'NOT_FOUND']);
      const came = { state: 'v1.bWFkZSB1cA', callback: { code: 'made-up', state: 'made-up' } };
      expect(outcomeOf(await anyone.post(complete, came))).toEqual(rejected);
    }));

  it('that responds, sign-in with OpenID Connect is unavailable, and sign-in with a password continues', async () => {
    const there = await openIdProvider();
    await there.close();
    await inService({ transport, environment: there.environment }, async ({ anyone, anAccount }) => {
      expect(outcomeOf(await anyone.post(begin))).toEqual([503, 'UNAVAILABLE']);
      const { email } = await anAccount({ withPassword: true });
      const entered = await anyone.post('/api/v1/staff/sessions', { email, password: 'seven calm harbours' });
      expect(entered.status).toBe(201);
    });
  });
});
