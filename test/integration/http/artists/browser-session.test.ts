import { aColleagueOf, aConfirmedLabel, anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';
const session = `${artists}/browser-session`;

describe.each(transports)('artist sessions in a browser over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const browserOf = async ({ token }: { readonly token: string }) => {
    const began = await service.anyone.as(token).post(session);
    const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
    const csrf = { 'x-csrf-token': began.member('csrfToken') };
    return { token, began, cookie, browser: service.anyone.withHeaders({ cookie, ...csrf }) };
  };
  const inBrowser = async () => {
    const artist = await anArtist(service);
    return { ...artist, ...(await browserOf(artist)) };
  };

  it('begin with a token, in a cookie that no script reads and no other site sends', async () => {
    const { token, began, browser } = await inBrowser();
    expect(began.status).toBe(201);
    const [named, path, age, ...rest] = (began.headers['set-cookie'] ?? '').split('; ');
    expect([named, path, ...rest]).toEqual([
      ...[`artist_session=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict'],
    ]);
    const seconds = Number(age?.replace('Max-Age=', ''));
    const left = (Date.parse(began.member('expiresAt')) - Date.now()) / 1000;
    expect(Math.abs(seconds - left)).toBeLessThan(120);
    expect(began.text).not.toContain(token);
    expect((await browser.get(session)).body).toEqual(began.body);
    expect((await browser.get(`${artists}/me`)).body['member']).toEqual(began.body['member']);
  });

  it('write nothing without the token that only their own page can know', async () => {
    const { browser, cookie } = await inBrowser();
    const other = await inBrowser();
    const party = { name: 'Ida Grün', email: 'ida@gruen.example' };
    for (const csrf of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': other.began.member('csrfToken') }]) {
      const forged = service.anyone.withHeaders({ cookie, ...csrf });
      for (const ask of [
        forged.post(`${artists}/me/parties`, party),
        forged.delete(`${artists}/sessions/current`),
        forged.post(session),
      ])
        expect((await ask).code).toBe('CSRF_TOKEN_INVALID');
      expect((await forged.get(session)).status).toBe(200);
    }
    expect((await browser.post(`${artists}/me/parties`, party)).status).toBe(201);
  });

  it('have the role of the member, and are not read beside another credential', async () => {
    const label = await aConfirmedLabel(service);
    const { browser, cookie, token } = await browserOf(await aColleagueOf(service, label, 'finance'));
    expect((await browser.get(`${artists}/me/tracks`)).status).toBe(200);
    expect((await browser.post(`${artists}/me/tracks`, { title: 'Harbour' })).code).toBe('ROLE_MISSING');
    const { apiKey } = await service.aPartner();
    for (const other of [{ authorization: 'Bearer made-up' }, { 'x-api-key': apiKey }])
      expect((await service.anyone.withHeaders({ cookie, ...other }).get(session)).status).toBe(401);
    const staff = service.anyone.withHeaders({ cookie: `staff_session=${token}` });
    expect((await staff.get(session)).code).toBe('TOKEN_MISSING');
  });

  it('are stored by no cache, and other responses only for the credential that they were sent to', async () => {
    const { began, browser } = await inBrowser();
    const [own, tracks] = [await browser.get(session), await browser.get(`${artists}/me/tracks`)];
    expect([began, own].map(({ headers }) => headers['cache-control'])).toEqual([
      ...['private, no-store', 'private, no-store'],
    ]);
    expect([own, tracks].map(({ headers }) => headers['vary'])).toEqual([
      ...['Authorization, X-API-Key, Cookie', 'Authorization, X-API-Key, Cookie'],
    ]);
  });

  it('end with the session, and then the browser deletes the cookie and its pages', async () => {
    const { browser, token } = await inBrowser();
    const ended = await browser.delete(`${artists}/sessions/current`);
    expect([ended.status, ended.headers['clear-site-data']]).toEqual([204, '"cache"']);
    expect(ended.headers['set-cookie']).toBe('artist_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
    expect((await browser.get(session)).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.as(token).get(`${artists}/me`)).status).toBe(401);
  });

  it('leave the cookie alone when another session is ended', async () => {
    const { browser, email } = await inBrowser();
    await service.anyone.post(`${artists}/sessions`, { email, password });
    const { data } = (await browser.get(`${artists}/sessions`)).body as {
      readonly data: readonly { readonly sessionId: string; readonly current: boolean }[];
    };
    const other = data.find(({ current }) => !current)?.sessionId ?? 'none';
    const ended = await browser.delete(`${artists}/sessions/${other}`);
    expect([ended.status, ended.headers['set-cookie']]).toEqual([204, undefined]);
    expect((await browser.get(session)).status).toBe(200);
  });
});
