import type { Role } from '../../../../src/domain/staff/staff.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';
const session = `${staff}/browser-session`;

describe.each(transports)('staff sessions in a browser over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const inBrowser = async (role: Role) => {
    const { token } = await service.aColleague(role);
    const began = await service.anyone.as(token).post(session);
    const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
    const csrf = { 'x-csrf-token': began.member('csrfToken') };
    return { token, began, cookie, csrf, browser: service.anyone.withHeaders({ cookie, ...csrf }) };
  };

  it('begin with a token, in a cookie that no script reads and no other site sends', async () => {
    const { token, began, browser } = await inBrowser('finance');
    expect(began.status).toBe(201);
    const [named, path, age, ...rest] = (began.headers['set-cookie'] ?? '').split('; ');
    expect([named, path, ...rest]).toEqual([
      ...[`staff_session=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'],
    ]);
    const seconds = Number(age?.replace('Max-Age=', ''));
    const left = (Date.parse(began.member('expiresAt')) - Date.now()) / 1000;
    expect(Math.abs(seconds - left)).toBeLessThan(120);
    expect(began.text).not.toContain(token);
    expect((await browser.get(session)).body).toEqual(began.body);
    expect((await browser.get(`${staff}/me`)).body).toEqual(began.body['member']);
  });

  it('write nothing without the token that only their own page can know', async () => {
    const { browser, cookie } = await inBrowser('admin');
    const other = await inBrowser('admin');
    const invitation = { email: 'jo@label.example', name: 'Jo Park', roles: ['rights'] };
    for (const csrf of [{}, { 'x-csrf-token': '' }, other.csrf]) {
      const forged = service.anyone.withHeaders({ cookie, ...csrf });
      for (const ask of [
        forged.post(`${staff}/accounts`, invitation),
        forged.delete(`${staff}/sessions/current`),
        forged.post(session),
      ])
        expect((await ask).code).toBe('CSRF_TOKEN_INVALID');
      expect((await forged.get(session)).status).toBe(200);
    }
    expect((await browser.post(`${staff}/accounts`, invitation)).status).toBe(201);
  });

  it('have the roles of the member, and are not read beside another credential', async () => {
    const { browser, cookie, token } = await inBrowser('moderator');
    expect((await browser.get(`${staff}/queue`)).status).toBe(200);
    expect((await browser.get(`${staff}/audit`)).code).toBe('ROLE_MISSING');
    const { apiKey } = await service.aPartner();
    for (const other of [{ authorization: 'Bearer made-up' }, { 'x-api-key': apiKey }])
      expect((await service.anyone.withHeaders({ cookie, ...other }).get(session)).status).toBe(401);
    const portal = service.anyone.withHeaders({ cookie: `portal_session=${token}` });
    expect((await portal.get(session)).code).toBe('TOKEN_MISSING');
  });

  it('are stored by no cache, and other staff responses only for the credential that they were sent to', async () => {
    const { began, browser } = await inBrowser('moderator');
    const [own, queue] = [await browser.get(session), await browser.get(`${staff}/queue`)];
    expect([began, own].map(({ headers }) => headers['cache-control'])).toEqual([
      ...['private, no-store', 'private, no-store'],
    ]);
    expect([own, queue].map(({ headers }) => headers['vary'])).toEqual([
      ...['Authorization, X-API-Key, Cookie', 'Authorization, X-API-Key, Cookie'],
    ]);
  });

  it('end with the session, and then the browser deletes the cookie and its pages', async () => {
    const { browser, token } = await inBrowser('rights');
    const ended = await browser.delete(`${staff}/sessions/current`);
    expect([ended.status, ended.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(ended.headers['set-cookie']).toBe('staff_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
    expect((await browser.get(session)).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.as(token).get(`${staff}/me`)).status).toBe(401);
  });

  it('leave the cookie alone when another session is ended', async () => {
    const { browser } = await inBrowser('rights');
    const { email } = (await browser.get(`${staff}/me`)).body as { readonly email: string };
    await service.anyone.post(`${staff}/sessions`, { email, password });
    const { data } = (await browser.get(`${staff}/sessions`)).body as {
      readonly data: readonly { readonly sessionId: string; readonly current: boolean }[];
    };
    const other = data.find(({ current }) => !current)?.sessionId ?? 'none';
    const ended = await browser.delete(`${staff}/sessions/${other}`);
    expect([ended.status, ended.headers['set-cookie']]).toEqual([204, undefined]);
    expect((await browser.get(session)).status).toBe(200);
  });
});
