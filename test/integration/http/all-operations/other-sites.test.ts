import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staffSession = '/api/v1/staff/browser-session';
const artistSession = '/api/v1/artists/browser-session';

/** Operations that create a session, or send emails or codes on which one begins. */
const signIns: Readonly<Record<string, string>> = {
  'portal/sessions': '{"apiKey":"plk_x"}',
  'portal/sign-in-links': '{"email":"kim@acme.example"}',
  'staff/sessions': '{"email":"kim@label.example","password":"a-long-password"}',
  'artists/sessions': '{"email":"kim@label.example","password":"a-long-password"}',
  'artists/invitations/accept': '{"code":"x","password":"a-long-password"}',
  'staff/invitations/accept': '{"code":"x","password":"a-long-password"}',
};

describe.each(transports)('what a page of another site lets a browser send over %s', (transport) => {
  let service: TestService;
  let cookies: Readonly<Record<'platform' | 'portal' | 'staff' | 'artist', string>>;
  let foreignTokens: readonly string[];
  beforeAll(async () => {
    service = await aService({ transport });
    const begun = async () => portalSession(service.anyone, (await service.aPartner()).apiKey);
    const [own, other] = [await begun(), await begun()];
    const { token } = await service.aColleague('admin');
    const began = await service.anyone.as(token).post(staffSession);
    const [staff = ''] = (began.headers['set-cookie'] ?? '').split(';');
    const { client } = await anArtist(service);
    const [artist = ''] = ((await client.post(artistSession)).headers['set-cookie'] ?? '').split(';');
    cookies = { platform: own.headers.cookie, portal: own.headers.cookie, staff, artist };
    foreignTokens = ['', other.headers['x-csrf-token']];
  });
  afterAll(() => service.close());

  it.each(['platform', 'portal', 'staff', 'artist'] as const)(
    'writes nothing by any operation for the session of a browser: %s',
    async (kind) => {
      const writing = service.routes.filter(({ access, method }) => access.kind === kind && method !== 'GET');
      expect(writing.length).toBeGreaterThan(kind === 'portal' ? 5 : 15);
      for (const { operation, method, path } of writing)
        for (const token of [undefined, ...foreignTokens]) {
          const headers = { cookie: cookies[kind], ...(token !== undefined && { 'x-csrf-token': token }) };
          const requested = await service.anyone
            .withHeaders(headers)
            .ask(method, path.replaceAll(/\{\w+\}/g, 'any'), { body: {} });
          expect([operation, requested.status, requested.code]).toEqual([
            operation,
            403,
            'CSRF_TOKEN_INVALID',
          ]);
        }
    },
  );

  it('reads nothing with the cookie of another audience', async () => {
    const [portal = '', staff = ''] = [cookies.portal, cookies.staff].map((cookie) => cookie.split('=')[1]);
    const swapped = service.anyone.withHeaders({
      cookie: `portal_session=${staff}; staff_session=${portal}`,
    });
    for (const path of ['/api/v1/portal/session', '/api/v1/tracks', staffSession, '/api/v1/staff/me'])
      expect([path, (await swapped.get(path)).code]).toEqual([path, 'TOKEN_INVALID']);
  });

  it.each(Object.keys(signIns))('signs nobody in by a form: %s', async (path) => {
    // A form sends the first three, and `fetch` a body without a type, without asking the service beforehand.
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of [...types, 'text/plain; application/json', undefined]) {
      const response = await fetch(`${service.baseUrl}/api/v1/${path}`, {
        method: 'POST',
        body: new Blob([signIns[path] ?? '']),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      });
      expect([type, response.status, response.headers.get('set-cookie')]).toEqual([type, 415, null]);
    }
  });

  it('fails the CORS preflight: no other origin may send cookies or read', async () => {
    for (const path of ['/api/v1/portal/session', '/api/v1/licenses', staffSession, artistSession]) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const { headers: permitted } = await service.anyone.withHeaders(headers).ask('OPTIONS', path, {});
      const named = Object.keys(permitted).filter((name) => name.startsWith('access-control'));
      expect([path, named]).toEqual([path, []]);
    }
  });
});
