import { memberRoles } from '../../../../src/domain/platforms/members/member.ts';
import { rolesThatMay } from '../../../../src/domain/platforms/members/permissions.ts';
import { mailedRegistration, mailedSignIn } from '../../../support/clients/mailed-links.ts';
import { requestEveryOperation } from '../../../support/http/operations/everywhere.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aMemberOf, aTeam } from '../../../support/http/team.ts';
import { aService, anOrder, transports, type TestService } from '../../../support/service/service.ts';

const links = '/api/v1/portal/sign-in-links';
const sessions = '/api/v1/portal/sessions';
const own = '/api/v1/portal/session';

/** Operations that no member can use: a link for someone else would not end with that person. */
const forNobody = ['createPortalLink'];

describe.each(transports)('members of a platform over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const aPlatformWithOwner = async () => {
    const partner = await service.aPartner();
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    return { partner, owner, path: `/api/v1/platforms/${partner.slug}/members` };
  };

  it('are invited by email, join with the link, once, and sign in with an emailed link afterwards', async () => {
    const { partner, owner, path } = await aPlatformWithOwner();
    const email = `Kim@${partner.slug}.example`;
    const invited = await owner.client.post(path, { email, name: 'Kim Park', role: 'developer' });
    const kim = { email: email.toLowerCase(), name: 'Kim Park', role: 'developer' };
    expect(invited.body).toMatchObject({ ...kim, status: 'invited' });
    const code = await mailedSignIn(service, email.toLowerCase());
    const { began, headers } = await portalSession(service.anyone, { code });
    expect(began.body).toMatchObject({
      member: { ...kim, status: 'joined' },
      platform: { slug: partner.slug },
    });
    expect(began.body['credentialId']).toBeUndefined();
    expect((await service.anyone.post(sessions, { code })).code).toBe('TOKEN_INVALID');
    const listed = await service.anyone.withHeaders(headers).get(path);
    expect(listed.body['data']).toMatchObject([{ role: 'owner' }, { ...kim, status: 'joined' }]);

    const requested = await service.anyone.post(links, { email });
    expect([requested.status, requested.body['email']]).toEqual([202, kim.email]);
    const next = await portalSession(service.anyone, { code: await mailedSignIn(service, kim.email, 2) });
    expect((await service.anyone.withHeaders(next.headers).get(own)).body).toMatchObject({ member: kim });
  });

  it('permit every operation to exactly the roles that the table names', async () => {
    const partner = await service.aPartner();
    const team = await aTeam(service, partner);
    const called = new Set<string>();
    for (const role of memberRoles) {
      const inSession = service.anyone.withHeaders(team[role].headers);
      const answers = await requestEveryOperation({
        ...service,
        anyone: { ...inSession, as: () => inSession },
      })(undefined);
      for (const [operation, , code] of answers) {
        called.add(operation);
        const isRefused = code === 'ROLE_MISSING';
        expect([role, operation, !isRefused]).toEqual([
          role,
          operation,
          rolesThatMay(operation).includes(role),
        ]);
      }
      expect((await inSession.get(own)).status).toBe(200);
      expect((await inSession.delete(own)).status).toBe(204);
    }
    expect([...called].filter((operation) => rolesThatMay(operation).length === 0)).toEqual(forNobody);
  });

  it('change role immediately, also in open sessions', async () => {
    const { partner, owner, path } = await aPlatformWithOwner();
    const kim = await aMemberOf(service, partner, owner.client, 'viewer');
    const { trackId } = await service.aTrackInCatalog();
    const rejected = await kim.client.post('/api/v1/licenses', anOrder(trackId));
    expect(rejected.body).toMatchObject({ status: 403, code: 'ROLE_MISSING', anyOf: ['owner', 'developer'] });
    const changed = await owner.client.ask('PATCH', `${path}/${kim.memberId}`, {
      body: { role: 'developer' },
    });
    expect(changed.body).toMatchObject({ role: 'developer', status: 'joined' });
    expect((await kim.client.post('/api/v1/licenses', anOrder(trackId))).status).toBe(201);
    expect((await kim.client.get(`/api/v1/platforms/${partner.slug}/billing`)).code).toBe('ROLE_MISSING');
    const again = await owner.client.ask('PATCH', `${path}/${kim.memberId}`, { body: { invite: true } });
    expect(again.code).toBe('STATE_CONFLICT');
  });

  it('lose everything that they opened when they are removed; keys that they created stay', async () => {
    const { partner, owner, path } = await aPlatformWithOwner();
    const kim = await aMemberOf(service, partner, owner.client, 'developer');
    const { trackId } = await service.aTrackWithSound();
    const preview = (await kim.client.getWithRetries(`/api/v1/tracks/${trackId}/stream`)).member('url');
    const key = await kim.client.post(`/api/v1/platforms/${partner.slug}/credentials`, {
      ...{ kind: 'api_key', name: 'Encoder' },
    });
    expect(key.body).toMatchObject({ createdBy: kim.memberId });
    await service.anyone.post(links, { email: kim.email });
    const unused = await mailedSignIn(service, kim.email, 2);
    const uses = async () => [
      (await kim.client.get(own)).status,
      (await service.anyone.get(preview)).status,
      (await service.anyone.as(key.member('apiKey')).get('/api/v1/tracks')).status,
    ];
    expect(await uses()).toEqual([200, 200, 200]);
    expect((await owner.client.delete(`${path}/${kim.memberId}`)).status).toBe(204);
    expect(await uses()).toEqual([401, 404, 200]);
    expect((await service.anyone.post(sessions, { code: unused })).code).toBe('TOKEN_INVALID');
    expect((await owner.client.delete(`${path}/${kim.memberId}`)).code).toBe('NOT_FOUND');
  });

  it('end with all sessions of the platform, and sign in again', async () => {
    const { partner, owner } = await aPlatformWithOwner();
    await owner.client.post(`/api/v1/platforms/${partner.slug}/sessions/end`);
    expect((await owner.client.get(own)).code).toBe('TOKEN_INVALID');
    await service.anyone.post(links, { email: owner.email });
    const code = await mailedSignIn(service, owner.email, 2);
    expect((await portalSession(service.anyone, { code })).began.status).toBe(201);
  });

  it('are managed by credentials only until an owner has joined, and keep one', async () => {
    const { partner, owner, path } = await aPlatformWithOwner();
    const mallory = { email: 'mallory@evil.example', role: 'owner' };
    expect((await partner.client.post(path, mallory)).code).toBe('ROLE_MISSING');
    const one = `${path}/${owner.memberId}`;
    expect((await partner.client.delete(one)).code).toBe('ROLE_MISSING');
    expect((await partner.client.get(path)).body['data']).toHaveLength(1);
    expect((await owner.client.delete(one)).code).toBe('STATE_CONFLICT');
    expect((await owner.client.ask('PATCH', one, { body: { role: 'viewer' } })).code).toBe('STATE_CONFLICT');
    expect((await owner.client.post(path, { email: owner.email, role: 'viewer' })).code).toBe(
      'STATE_CONFLICT',
    );
  });

  it('are not changed by an empty request, which is rejected', async () => {
    const { owner, path } = await aPlatformWithOwner();
    const empty = await owner.client.ask('PATCH', `${path}/${owner.memberId}`, { body: {} });
    expect([empty.status, empty.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(empty.body)).toContain('must have at least one field');
  });

  it('change with an entry in the audit log each', async () => {
    const { partner, owner, path } = await aPlatformWithOwner();
    const lee = { email: `lee@${partner.slug}.example`, role: 'viewer' };
    const leesId = (await owner.client.post(path, lee)).member('memberId');
    await owner.client.ask('PATCH', `${path}/${leesId}`, { body: { invite: true } });
    const kim = await aMemberOf(service, partner, owner.client, 'finance');
    await owner.client.ask('PATCH', `${path}/${kim.memberId}`, { body: { role: 'viewer' } });
    await owner.client.delete(`${path}/${kim.memberId}`);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const log = await admin.get(`/api/v1/staff/audit?subject=${kim.memberId}`);
    const entries = log.body['data'] as readonly { readonly action: string; readonly detail: object }[];
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'member.change_role',
      'member.invited',
      'member.joined',
      'member.removed',
    ]);
    const changed = entries.find(({ action }) => action === 'member.change_role');
    const byOwner = await admin.get(`/api/v1/staff/audit?subject=${owner.memberId}`);
    const done = (byOwner.body['data'] as typeof entries).map(({ action }) => action);
    expect(done).toEqual(expect.arrayContaining(['member.invited_again', 'member.removed']));
    expect(changed?.detail).toEqual({ by: owner.memberId, before: 'finance', role: 'viewer' });
  });

  it('begin with the person who registers in the browser, as owner', async () => {
    const contactEmail = `Ada@${transport}.example`;
    const body = { name: `By email over ${transport}`, contactEmail, acceptTerms: true };
    await service.anyone.post('/api/v1/platforms/register/request', body);
    const code = await mailedRegistration(service, contactEmail);
    const platform = await service.anyone.post('/api/v1/platforms/register/confirm', { code });
    const client = service.anyone.as(platform.member('apiKey'));
    const listed = await client.get(`/api/v1/platforms/${platform.member('slug')}/members`);
    expect(listed.body['data']).toMatchObject([
      { email: contactEmail.toLowerCase(), role: 'owner', status: 'joined' },
    ]);
  });

  it('are not revealed by the response to a request for a link, which is limited for each mailbox', async () => {
    const { owner } = await aPlatformWithOwner();
    const requestedFor = async (email: string) => {
      const { status, body } = await service.anyone.post(links, { email });
      return [status, Object.keys(body)];
    };
    expect(await requestedFor(owner.email)).toEqual(await requestedFor(`nobody@${transport}.example`));
    const tagged = (n: number) => `stranger+${n}@${transport}.example`;
    for (const n of [1, 2, 3]) expect((await requestedFor(tagged(n)))[0]).toBe(202);
    expect((await requestedFor(tagged(4)))[0]).toBe(429);
  });
});
