import { mailedSignIn } from '../../../support/clients/mailed-links.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aMemberOf } from '../../../support/http/team.ts';
import { aService, transports, type Partner, type TestService } from '../../../support/service/service.ts';

const own = '/api/v1/portal/session';
const memberships = '/api/v1/portal/memberships';
const email = 'kim@harbour.example';

describe.each(transports)('a person with several platforms over %s', (transport) => {
  let service: TestService;
  let live: Partner;
  let other: Partner;
  beforeEach(async () => {
    service = await aService({ transport });
    live = await service.aPartner({ name: 'Live' });
    other = await service.aPartner({ name: 'Other' });
  });
  afterEach(() => service.close());

  const switched = async (client: Partner['client'], platform: string) => {
    const answer = await client.post(`${own}/switch`, { platform });
    const csrf = String(answer.body['csrfToken']);
    const [cookie = ''] = (answer.headers['set-cookie'] ?? '').split(';');
    return { answer, client: service.anyone.withHeaders({ cookie, 'x-csrf-token': csrf }) };
  };

  it('switches between them with the role of each, and the session lasts no longer', async () => {
    const first = await aMemberOf(service, live, live.client, 'owner', email);
    await other.client.post(`/api/v1/platforms/${other.slug}/members`, { email, role: 'viewer' });
    const listed = async (client = first.client) =>
      (await client.get(memberships)).body['data'] as readonly Record<string, unknown>[];
    // The invitation is not accepted yet: its platform is neither listed nor opened.
    expect(await listed()).toMatchObject([{ slug: live.slug, role: 'owner', current: true }]);
    expect((await switched(first.client, other.slug)).answer.code).toBe('PLATFORM_NOT_FOUND');
    await portalSession(service.anyone, { code: await mailedSignIn(service, email, 2) });
    expect((await listed()).map(({ slug, current }) => [slug, current]).toSorted()).toEqual(
      [
        [live.slug, true],
        [other.slug, false],
      ].toSorted(),
    );

    const before = (await first.client.get(own)).body;
    service.advance(3_600_000);
    const { answer, client } = await switched(first.client, other.slug);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ platform: { slug: other.slug }, member: { email, role: 'viewer' } },
      expiresAt: before['expiresAt'],
    });
    expect(answer.body['csrfToken']).not.toBe(before['csrfToken']);
    const maxAge = Number(/Max-Age=(\d+)/.exec(answer.headers['set-cookie'] ?? '')?.[1]);
    expect(maxAge).toBeLessThanOrEqual(11 * 3600);
    expect(maxAge).toBeGreaterThan(11 * 3600 - 600);

    // The old session has ended; the new one reads the other platform only, with the role there.
    expect((await first.client.get(own)).code).toBe('TOKEN_INVALID');
    expect((await client.get(`/api/v1/platforms/${other.slug}`)).status).toBe(200);
    expect((await client.get(`/api/v1/platforms/${live.slug}`)).code).toBe('PLATFORM_NOT_FOUND');
    const invitation = { email: 'bo@harbour.example', role: 'viewer' };
    expect((await client.post(`/api/v1/platforms/${other.slug}/members`, invitation)).code).toBe(
      'ROLE_MISSING',
    );
    const sessions = (await client.get('/api/v1/portal/sessions')).body['data'] as readonly {
      readonly createdAt: string;
      readonly current: boolean;
    }[];
    const began = sessions.find(({ current }) => current)?.createdAt ?? '';
    expect(Date.parse(String(before['expiresAt'])) - Date.parse(began)).toBe(12 * 3_600_000);
    const back = await switched(client, live.platformId);
    expect(back.answer.body).toMatchObject({ member: { role: 'owner' }, expiresAt: before['expiresAt'] });

    const entries = await service.ports.auditLog.entries({ after: 0, limit: 1000 });
    expect(entries.filter(({ action }) => action === 'member.switch_platform')).toMatchObject([
      {
        actor: { kind: 'platform', platformId: live.platformId },
        subjects: expect.arrayContaining([first.memberId, other.platformId]) as unknown,
      },
      { actor: { kind: 'platform', platformId: other.platformId } },
    ]);
  });

  it('needs the CSRF token, a membership of the same address and a platform that is active', async () => {
    const kim = await aMemberOf(service, live, live.client, 'owner', email);
    await aMemberOf(service, other, other.client, 'owner', 'bo@harbour.example');
    const { cookie = '' } = kim.headers;
    const body = { platform: live.slug };
    const forged = await service.anyone.withHeaders({ cookie }).post(`${own}/switch`, body);
    expect(forged.code).toBe('CSRF_TOKEN_INVALID');
    expect((await switched(kim.client, other.slug)).answer.code).toBe('PLATFORM_NOT_FOUND');

    const third = await service.aPartner({ name: 'Third' });
    await aMemberOf(service, third, third.client, 'owner', email, 2);
    const edit = { status: 'suspended' } as const;
    await service.useCases.changePlatform({ platform: third.slug, edit, reason: 'Unpaid invoices.' });
    expect((await switched(kim.client, third.slug)).answer.code).toBe('PLATFORM_SUSPENDED');
    expect((await kim.client.get(own)).status).toBe(200);
  });

  it('requires a new sign-in where all sessions were ended after the sign-in', async () => {
    const kim = await aMemberOf(service, live, live.client, 'owner', email);
    await aMemberOf(service, other, other.client, 'viewer', email, 2);
    service.advance(1_000);
    const ended = await other.client.post(`/api/v1/platforms/${other.slug}/sessions/end`);
    expect(ended.status).toBe(204);
    expect((await switched(kim.client, other.slug)).answer.code).toBe('REAUTHENTICATION_FAILED');
    expect((await kim.client.get(own)).status).toBe(200);
    service.advance(1_000);
    await service.anyone.post('/api/v1/portal/sign-in-links', { email });
    const code = await mailedSignIn(service, email, 3);
    const { headers } = await portalSession(service.anyone, { code });
    const again = service.anyone.withHeaders(headers);
    const platform = (await again.get(own)).body['platform'] as { readonly slug: string };
    const target = platform.slug === live.slug ? other.slug : live.slug;
    expect((await switched(again, target)).answer.status).toBe(201);
  });

  it('is no choice in a session that a credential started, which belongs to nobody', async () => {
    const keyed = service.anyone.withHeaders((await portalSession(service.anyone, live.apiKey)).headers);
    expect((await keyed.get(memberships)).body['data']).toEqual([]);
    expect((await switched(keyed, live.slug)).answer.code).toBe('PLATFORM_NOT_FOUND');
    expect((await keyed.get(own)).status).toBe(200);
  });
});
