import { operationsInView } from '../../../../src/domain/staff/portal-view.ts';
import type { Role } from '../../../../src/domain/staff/staff.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { requestEveryOperation } from '../../../support/http/operations/everywhere.ts';
import { portalSession } from '../../../support/http/portal.ts';
import {
  consoleBrowser,
  openView,
  viewLinkOf,
  viewOf,
  viewReason,
} from '../../../support/http/portal-view.ts';
import { ordered } from '../../../support/http/successes/billing-operations.ts';
import { aMemberOf } from '../../../support/http/team.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const own = '/api/v1/portal/session';
const sessions = '/api/v1/portal/sessions';

interface Views {
  readonly data: readonly {
    readonly reason: string;
    readonly expiresAt: string;
    readonly endedAt?: string;
  }[];
  readonly pagination: { readonly nextCursor: string | null };
}
type Entry = { readonly action: string; readonly actor: string; readonly detail: object };

describe('a view of a portal by staff', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await withoutConnections(await aService());
  });
  afterAll(() => service.close());

  const aViewer = async (...roles: readonly Role[]) => {
    const { token, caller } = await service.aColleague(...roles);
    const partner = await service.aPartner();
    const staff = service.anyone.as(token);
    const { began, client } = await viewOf(service, staff, partner.slug);
    return { partner, staff, began, client, staffId: caller.member.staffId };
  };
  const auditOf = async (subject: string): Promise<readonly Entry[]> => {
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    return (await admin.get(`/api/v1/staff/audit?subject=${subject}`)).body['data'] as readonly Entry[];
  };
  const suspend = (platform: string) =>
    service.useCases.changePlatform({ platform, edit: { status: 'suspended' }, reason: 'Unpaid.' });
  const isOpen = async (client: PartnerClient) => (await client.get(own)).status === 200;

  it('begins with a link, once, and says who looks and why, for an hour at most', async () => {
    const { token, caller } = await service.aColleague('rights');
    const { slug, platformId } = await service.aPartner();
    const staff = service.anyone.as(token);
    const code = await viewLinkOf(staff, slug);
    const { began, client } = await openView(service, staff, code);
    const { staffId, name } = caller.member;
    const viewedBy = { staffId, name, reason: viewReason, operations: operationsInView(caller.member) };
    expect(began.body).toMatchObject({ platform: { slug }, viewedBy });
    expect(began.body).not.toHaveProperty('credentialId');
    expect(began.body).not.toHaveProperty('member');
    expect(Date.parse(began.member('expiresAt')) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(began.headers['set-cookie']).toMatch(/Max-Age=3[56]\d\d;/);
    expect((await client.get(`/api/v1/platforms/${slug}`)).body).toMatchObject({ platformId });
    const browser = await consoleBrowser(service, staff);
    expect((await browser.post(sessions, { code })).code).toBe('TOKEN_INVALID');
  });

  it('opens its link only in a browser with the staff session that created it, which uses it up', async () => {
    const staff = service.anyone.as((await service.aColleague('rights')).token);
    const other = service.anyone.as((await service.aColleague('admin')).token);
    const code = await viewLinkOf(staff, (await service.aPartner()).slug);
    const elsewhere = [service.anyone, staff, await consoleBrowser(service, other)];
    const isRejected = async () => {
      for (const other of elsewhere)
        expect((await other.post(sessions, { code })).body).toMatchObject({ reason: 'other_session' });
    };
    await isRejected();
    const browser = await consoleBrowser(service, staff);
    expect((await openView(service, staff, code)).began.status).toBe(201);
    const used = await browser.post(sessions, { code });
    expect([used.code, used.body['reason']]).toEqual(['TOKEN_INVALID', undefined]);
    await isRejected();
    await browser.delete('/api/v1/staff/browser-session');
    await isRejected();
  });

  it('ends the session that it replaces in the browser, of a credential, a member or another view', async () => {
    const { token } = await service.aColleague('rights');
    const staff = service.anyone.as(token);
    const partner = await service.aPartner();
    const byKey = await portalSession(service.anyone, partner.apiKey);
    const member = await aMemberOf(service, partner, partner.client, 'owner');
    const view = await viewOf(service, staff, partner.slug);
    const [inConsole = ''] = (
      (await staff.post('/api/v1/staff/browser-session')).headers['set-cookie'] ?? ''
    ).split(';');
    for (const replaced of [byKey.cookie, member.headers['cookie'] ?? '', view.cookie]) {
      const old = service.anyone.withHeaders({ cookie: replaced });
      expect(await isOpen(old)).toBe(true);
      const browser = service.anyone.withHeaders({ cookie: `${replaced}; ${inConsole}` });
      const rejected = await browser.post(sessions, { code: 'bGluayBwbHRfMDFKOVhB.c2VhbA' });
      expect([rejected.code, await isOpen(old)]).toEqual(['TOKEN_INVALID', true]);
      const code = await viewLinkOf(staff, partner.slug);
      const used = await viewLinkOf(staff, partner.slug);
      await openView(service, staff, used);
      const again = await browser.post(sessions, { code: used });
      expect([again.code, await isOpen(old)]).toEqual(['TOKEN_INVALID', true]);
      expect((await browser.post(sessions, { code })).status).toBe(201);
      expect((await old.get(own)).code).toBe('TOKEN_INVALID');
    }
    const ends = (await auditOf(partner.platformId)).map(({ action }) => action);
    expect(ends.filter((action) => action === 'platform.end_portal_view')).toHaveLength(1);
    expect(ends.filter((action) => action === 'member.sign_out')).toHaveLength(1);
  });

  it('needs a reason, a role that sees platforms, and an active platform', async () => {
    const { staff, partner } = await aViewer('finance');
    const path = `/api/v1/staff/platforms/${partner.slug}/portal-links`;
    for (const reason of [undefined, ' ', 'x'.repeat(201)])
      expect((await staff.post(path, { reason })).code).toBe('VALIDATION_FAILED');
    const reason = '海'.repeat(200);
    const code = await viewLinkOf(staff, partner.slug, reason);
    const { began, cookie } = await openView(service, staff, code);
    expect(began.body['viewedBy']).toMatchObject({ reason });
    expect(cookie.length).toBeLessThan(4_000);
    const moderator = service.anyone.as((await service.aColleague('moderator')).token);
    expect((await moderator.post(path, { reason: 'x' })).code).toBe('ROLE_MISSING');
    expect((await staff.post('/api/v1/staff/platforms/nobody/portal-links', { reason: 'x' })).code).toBe(
      'PLATFORM_NOT_FOUND',
    );
    await suspend(partner.slug);
    expect((await staff.post(path, { reason: 'x' })).code).toBe('PLATFORM_SUSPENDED');
  });

  it.each([[['rights']], [['finance']], [['rights', 'finance']], [['admin']]] as const)(
    'permits %s what the table names, rejects everything else, and changes nothing',
    async (roles) => {
      const { partner, began, client } = await aViewer(...roles);
      const permitted = operationsInView({ roles: [...roles] });
      const before = await service.ports.registry.find(partner.platformId as never);
      const requested = { ...service, anyone: { ...client, as: () => client } };
      const ends = ({ operation }: { readonly operation: string }) => operation !== 'endPortalSession';
      const inPortal = requestEveryOperation({ ...requested, routes: service.routes.filter(ends) }, 'portal');
      const ofPlatform = requestEveryOperation(requested);
      const answers = [...(await ofPlatform(undefined)), ...(await inPortal(undefined))];
      for (const [operation, status, code] of answers) {
        const outcome = code === 'READ_ONLY_SESSION' ? 'refused' : 'permitted';
        expect([operation, outcome, status < 500]).toEqual([
          ...[operation, permitted.includes(operation) ? 'permitted' : 'refused', true],
        ]);
      }
      const names = answers.map(([operation]) => operation);
      expect(permitted.filter((one) => !names.includes(one))).toEqual(['endPortalSession']);
      expect(await service.ports.registry.find(partner.platformId as never)).toEqual(before);
      const { requests, previews, downloads } = (
        await partner.client.get(`/api/v1/platforms/${partner.slug}/usage`)
      ).body;
      expect([requests, previews, downloads]).toEqual([0, 0, 0]);
      expect((await client.get(own)).body).toEqual(began.body);
      expect((await client.delete(own)).status).toBe(204);
    },
  );

  it('is in the audit log when it begins and ends, and the owners see it with its reason', async () => {
    const { partner, client, staffId } = await aViewer('rights');
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    const path = `/api/v1/platforms/${partner.slug}/portal-views`;
    const shown = async () => (await owner.client.get(path)).body['data'] as readonly object[];
    const [open] = await shown();
    expect(open).toMatchObject({ reason: viewReason });
    expect(open).not.toHaveProperty('endedAt');
    expect(JSON.stringify(open)).not.toContain(staffId);
    expect((await client.delete(own)).status).toBe(204);
    expect(await isOpen(client)).toBe(false);
    expect(await shown()).toEqual([{ ...open, endedAt: expect.any(String) as string }]);
    const views = (await auditOf(partner.platformId)).filter(({ action }) => action.includes('portal_view'));
    expect(views).toMatchObject([
      { action: 'platform.end_portal_view', actor: staffId },
      { action: 'platform.open_portal_view', actor: staffId, detail: { reason: viewReason } },
    ]);
    expect((await owner.client.get(`${path}?cursor=x`)).code).toBe('CURSOR_INVALID');
    const developer = await aMemberOf(service, partner, owner.client, 'developer');
    expect((await developer.client.get(path)).code).toBe('ROLE_MISSING');
    expect((await partner.client.get(path)).status).toBe(200);
  });

  it('is listed on pages, and with its end if it ended early', async () => {
    const { partner, staff } = await aViewer('rights');
    const path = `/api/v1/platforms/${partner.slug}/portal-views?limit=2`;
    for (const reason of ['second', 'third'])
      await openView(service, staff, await viewLinkOf(staff, partner.slug, reason));
    await staff.delete('/api/v1/staff/sessions/current');
    const first = (await partner.client.get(path)).body as unknown as Views;
    const endedAt = expect.any(String) as string;
    expect(first.data).toMatchObject([
      { reason: 'third', endedAt },
      { reason: 'second', endedAt },
    ]);
    for (const { expiresAt, endedAt: end } of first.data)
      expect(Date.parse(end ?? '')).toBeLessThan(Date.parse(expiresAt));
    const cursor = first.pagination.nextCursor ?? '';
    const last = (await partner.client.get(`${path}&cursor=${cursor}`)).body as unknown as Views;
    expect([last.data.map(({ reason }) => reason), last.pagination.nextCursor]).toEqual([[viewReason], null]);
  });

  it('ends with the staff session, and its link is then invalid', async () => {
    const { partner, staff, client } = await aViewer('rights');
    const unused = await viewLinkOf(staff, partner.slug);
    const browser = await consoleBrowser(service, staff);
    const other = await viewOf(
      service,
      service.anyone.as((await service.aColleague('rights')).token),
      partner.slug,
    );
    expect((await staff.delete('/api/v1/staff/sessions/current')).status).toBe(204);
    expect((await client.get(own)).code).toBe('TOKEN_INVALID');
    expect((await browser.post(sessions, { code: unused })).code).toBe('TOKEN_INVALID');
    expect(await isOpen(other.client)).toBe(true);
  });

  it.each([
    ['the loss of the role', { roles: ['moderator'] }],
    ['the end of the account', { status: 'disabled' }],
  ])('ends with %s, also if that is undone', async (_, body) => {
    const { partner, staff, client, staffId } = await aViewer('rights');
    const unused = await viewLinkOf(staff, partner.slug);
    const browser = await consoleBrowser(service, staff);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    expect((await admin.ask('PATCH', `/api/v1/staff/accounts/${staffId}`, { body })).status).toBe(200);
    await admin.ask('PATCH', `/api/v1/staff/accounts/${staffId}`, {
      body: { roles: ['rights'], status: 'active' },
    });
    expect((await client.get(own)).code).toBe('TOKEN_INVALID');
    expect((await browser.post(sessions, { code: unused })).code).toBe('TOKEN_INVALID');
  });

  it('shows less immediately when the member loses one of several roles', async () => {
    const { partner, client, staffId } = await aViewer('rights', 'finance');
    const billing = `/api/v1/platforms/${partner.slug}/billing`;
    expect((await client.get(billing)).status).toBe(200);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    await admin.ask('PATCH', `/api/v1/staff/accounts/${staffId}`, { body: { roles: ['rights'] } });
    expect((await client.get(billing)).code).toBe('READ_ONLY_SESSION');
    expect((await client.get('/api/v1/licenses')).status).toBe(200);
  });

  it('ends when the platform ends its sessions, or is suspended', async () => {
    const { partner, client } = await aViewer('rights');
    await partner.client.post(`/api/v1/platforms/${partner.slug}/sessions/end`);
    expect((await client.get(own)).code).toBe('TOKEN_INVALID');
    const second = await aViewer('rights');
    await suspend(second.partner.slug);
    expect((await second.client.get('/api/v1/licenses')).code).toBe('PLATFORM_SUSPENDED');
    expect((await second.client.delete(own)).status).toBe(204);
  });

  it('shows of the URLs of endpoints their origin alone, because a URL can contain a secret', async () => {
    const { partner, client } = await aViewer('rights');
    const path = `/api/v1/platforms/${partner.slug}/webhooks`;
    const url = 'https://hooks.example:8443/in?token=s3cret';
    const created = await partner.client.post(path, { url, eventTypes: ['track.approved'] });
    const endpointId = created.member('endpointId');
    await partner.client.post(`${path}/${endpointId}/test`);
    for (const shown of [path, `${path}/${endpointId}`, `/api/v1/platforms/${partner.slug}/events`])
      expect((await partner.client.get(shown)).text).not.toContain('"https://hooks.example:8443"');
    for (const shown of [path, `${path}/${endpointId}`]) {
      const { text } = await client.get(shown);
      expect(text).toContain('"https://hooks.example:8443"');
      expect(text).not.toContain('s3cret');
    }
    const [delivery] = (await partner.client.get(`${path}/${endpointId}/deliveries`)).body[
      'data'
    ] as readonly [{ readonly deliveryId: string }];
    const one = `${path}/${endpointId}/deliveries/${delivery.deliveryId}`;
    expect((await partner.client.get(one)).text).toContain('s3cret');
    expect((await client.get(one)).text).not.toContain('s3cret');
  });

  it('shows no open checkout, whose link pays without a session and which the console does not show either', async () => {
    const { partner, client, staff } = await aViewer('finance');
    const url = (await ordered(partner)).member('url');
    const billing = `/api/v1/platforms/${partner.slug}/billing`;
    expect((await partner.client.get(billing)).body['openCheckouts']).toMatchObject([{ url }]);
    expect((await client.get(billing)).body['openCheckouts']).toEqual([]);
    const shown = await staff.get(`/api/v1/staff/platforms/${partner.slug}/billing`);
    const [checkout] = shown.body['openCheckouts'] as readonly object[];
    expect(checkout).toMatchObject({ status: 'open' });
    expect(shown.text).not.toContain(url);
  });

  it('is no session of the staff console, and a session of staff is no view', async () => {
    const { client, staff } = await aViewer('admin');
    expect((await client.get('/api/v1/staff/me')).code).toBe('TOKEN_MISSING');
    expect((await staff.get('/api/v1/staff/sessions')).body['data']).toHaveLength(1);
    expect((await staff.get(own)).code).toBe('TOKEN_MISSING');
  });
});
