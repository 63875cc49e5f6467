import { mailedTexts } from '../../../support/clients/mailed-links.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';
import { codeOf } from '../../../support/builders/totp.ts';

const staff = '/api/v1/staff';
const outcomeOf = ({ status, code }: Answered) => [status, code];
const hour = 3_600_000;

describe.each(transports)('staff accounts over %s', (transport) => {
  let service: TestService;
  const first = { email: 'boss@label.example', password };
  beforeAll(async () => {
    const environment = { STAFF_EMAIL: first.email, STAFF_PASSWORD: first.password };
    service = await aService({ transport, environment });
  });
  afterAll(() => service.close());

  const signIn = (given: Readonly<Record<string, unknown>>) =>
    service.anyone.post(`${staff}/sessions`, given);
  const boss = async () => service.anyone.as((await signIn(first)).member('token'));

  it('start with the admin from the environment, who invites others, changes their roles and disables them', async () => {
    const admin = await boss();
    const me = await admin.get(`${staff}/me`);
    expect(me.body).toMatchObject({ email: first.email, roles: ['admin'], status: 'active', totp: false });

    const email = 'jo@label.example';
    const invited = await admin.post(`${staff}/accounts`, { email, name: 'Jo Park', roles: ['rights'] });
    expect(invited.status).toBe(201);
    const code = invited.member('invitationCode');
    const again = await admin.post(`${staff}/accounts`, { email, name: 'Jo', roles: ['rights'] });
    expect(outcomeOf(again)).toEqual([409, 'STATE_CONFLICT']);
    const accept = (changes = {}) =>
      service.anyone.post(`${staff}/invitations/accept`, { code, password, ...changes });
    expect(outcomeOf(await accept({ password: 'too short' }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(outcomeOf(await accept({ code: `${code}x` }))).toEqual([404, 'NOT_FOUND']);
    expect((await accept()).status).toBe(200);
    expect(outcomeOf(await accept())).toEqual([404, 'NOT_FOUND']);

    const entered = await signIn({ email, password });
    expect(entered.headers['cache-control']).toBe('no-store');
    const jo = service.anyone.as(entered.member('token'));
    expect(outcomeOf(await jo.get(`${staff}/accounts`))).toEqual([403, 'ROLE_MISSING']);
    const one = `${staff}/accounts/${invited.member('staffId')}`;
    const read = await admin.get(one);
    const { etag = '' } = read.headers;
    const edit = (body: unknown, tag = '*') =>
      admin.ask('PATCH', one, { body, headers: { 'if-match': tag } });
    expect((await edit({ roles: ['rights', 'moderator'] }, etag)).status).toBe(200);
    expect(outcomeOf(await edit({ roles: ['rights'] }, etag))).toEqual([412, 'VERSION_CONFLICT']);
    expect((await jo.get(`${staff}/me`)).body['roles']).toEqual(['rights', 'moderator']);
    expect((await edit({ status: 'disabled' })).status).toBe(200);
    expect(outcomeOf(await jo.get(`${staff}/me`))).toEqual([401, 'TOKEN_INVALID']);
    expect(outcomeOf(await signIn({ email, password }))).toEqual([401, 'SIGN_IN_FAILED']);

    const own = `${staff}/accounts/${me.member('staffId')}`;
    const resigning = await admin.ask('PATCH', own, { body: { roles: ['finance'] } });
    expect(outcomeOf(resigning)).toEqual([409, 'STATE_CONFLICT']);
    const listed = await admin.get(`${staff}/accounts`);
    expect((listed.body['data'] as { email: string }[]).map((account) => account.email)).toEqual([
      first.email,
      email,
    ]);
    expect(listed.text).not.toContain('argon2');
  });

  it('email the invitation to the member', async () => {
    const admin = await boss();
    const email = 'mo@label.example';
    const invited = await admin.post(`${staff}/accounts`, { email, name: 'Mo', roles: ['finance'] });
    const [mail] = await mailedTexts(service, email, 1);
    expect(mail).toContain(invited.member('invitationCode'));
  });

  it('have sessions that their owner lists, ends and leaves, and that expire automatically', async () => {
    const { caller, token } = await service.aColleague('finance');
    const { email } = caller.member;
    const [one, two] = [service.anyone.as(token), await signIn({ email, password })];
    const listed = (await one.get(`${staff}/sessions`)).body['data'] as {
      sessionId: string;
      current: boolean;
      address: string;
    }[];
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[0]?.address).toBe('127.0.0.1');
    const other = service.anyone.as(two.member('token'));
    const gone = await one.delete(`${staff}/sessions/${listed[0]?.sessionId ?? ''}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect(outcomeOf(await other.get(`${staff}/me`))).toEqual([401, 'TOKEN_INVALID']);
    const out = await one.delete(`${staff}/sessions/current`);
    expect(out.status).toBe(204);
    expect(outcomeOf(await one.get(`${staff}/me`))).toEqual([401, 'TOKEN_INVALID']);
    expect(outcomeOf(await one.delete(`${staff}/sessions/ses_x`))).toEqual([401, 'TOKEN_INVALID']);
  });

  it('use one-time codes, and look alike to anyone without the password', async () => {
    const { caller, token } = await service.aColleague('finance');
    const { email } = caller.member;
    const own = service.anyone.as(token);
    const totp = `${staff}/me/totp`;
    expect(outcomeOf(await own.post(totp, { password: 'wrong' }))).toEqual([403, 'REAUTHENTICATION_FAILED']);
    const begun = await own.post(totp, { password });
    const code = (steps = 0) => codeOf(begun.member('secret'), Date.now() + steps * 30_000);
    const enrollment = begun.member('enrollment');
    expect(begun.member('otpauthUrl')).toContain(encodeURIComponent(email));
    const confirmed = await own.post(`${totp}/confirm`, { enrollment, code: code() });
    expect(confirmed.body['totp']).toBe(true);
    expect(outcomeOf(await signIn({ email, password }))).toEqual([401, 'TOTP_REQUIRED']);
    expect(outcomeOf(await signIn({ email, password: 'wrong' }))).toEqual([401, 'SIGN_IN_FAILED']);
    expect(outcomeOf(await signIn({ email, password, totp: code(-1) }))).toEqual([401, 'SIGN_IN_FAILED']);
    expect((await signIn({ email, password, totp: code(1) })).status).toBe(201);
    expect((await own.delete(totp, { password })).body['totp']).toBe(false);
    expect((await signIn({ email, password })).status).toBe(201);
  });

  it('turn off one-time codes by POST, too, because some proxies drop the body of DELETE', async () => {
    const { token } = await service.aColleague('finance');
    const own = service.anyone.as(token);
    const totp = `${staff}/me/totp`;
    const begun = await own.post(totp, { password });
    const code = codeOf(begun.member('secret'), Date.now());
    await own.post(`${totp}/confirm`, { enrollment: begun.member('enrollment'), code });
    expect(outcomeOf(await own.post(`${totp}/remove`, { password: 'wrong' }))).toEqual([
      403,
      'REAUTHENTICATION_FAILED',
    ]);
    expect((await own.post(`${totp}/remove`, { password })).body['totp']).toBe(false);
  });

  it('change a password only with the current one', async () => {
    const { caller, token } = await service.aColleague('finance');
    const own = service.anyone.as(token);
    const change = (given: string) =>
      own.post(`${staff}/me/password`, { password: given, newPassword: 'eight calm harbours' });
    expect(outcomeOf(await change('wrong'))).toEqual([403, 'REAUTHENTICATION_FAILED']);
    expect((await change(password)).status).toBe(200);
    const { email } = caller.member;
    expect(outcomeOf(await signIn({ email, password }))).toEqual([401, 'SIGN_IN_FAILED']);
    expect((await signIn({ email, password: 'eight calm harbours' })).status).toBe(201);
  });

  it('leave no password, code, secret or token in the audit log', async () => {
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 1_000 });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.found', 'staff.invite', 'staff.sign_in', 'staff.enable_totp']),
    );
    expect(JSON.stringify(entries)).not.toMatch(/harbours|sts_|sti_|argon2|v1\./);
  });
});

describe.each(transports)('sign-in over %s', (transport) => {
  it('is limited by address, and each member by what they ask for together', () =>
    inService(
      {
        transport,
        tiers: { public: { requestsPerMinute: 2 }, staff: { requestsPerSecond: 0.01, burst: 3 } },
      },
      async ({ anyone, aColleague }) => {
        const knock = async () =>
          outcomeOf(await anyone.post(`${staff}/sessions`, { email: 'a@b.example', password: 'wrong' }));
        expect([await knock(), await knock(), await knock()]).toEqual([
          [401, 'SIGN_IN_FAILED'],
          [401, 'SIGN_IN_FAILED'],
          [429, 'RATE_LIMITED'],
        ]);
        const [busy, other] = [await aColleague('rights'), await aColleague('rights')];
        const me = async (token: string) => outcomeOf(await anyone.as(token).get(`${staff}/me`));
        for (let i = 0; i < 3; i++) expect(await me(busy.token)).toEqual([200, undefined]);
        expect(await me(busy.token)).toEqual([429, 'RATE_LIMITED']);
        expect(await me(other.token)).toEqual([200, undefined]);
      },
    ));

  it('ends after eight hours, and the first account is made at the first start alone', () =>
    inService({ transport, store: 'file' }, async (service) => {
      const { anyone, aColleague, advance, dataDir, ports } = service;
      const { token } = await aColleague('rights');
      advance(8 * hour - 10_000);
      expect((await anyone.as(token).get(`${staff}/me`)).status).toBe(200);
      advance(10_000);
      expect(outcomeOf(await anyone.as(token).get(`${staff}/me`))).toEqual([401, 'TOKEN_INVALID']);
      const environment = { STAFF_EMAIL: 'late@label.example', STAFF_PASSWORD: password };
      await inService({ transport, dataDir, environment }, async (later) => {
        expect(await later.ports.staffRegistry.findByEmail('late@label.example')).toBeUndefined();
      });
      expect(await ports.staffRegistry.list()).toHaveLength(1);
    }));
});
