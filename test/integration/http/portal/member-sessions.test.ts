import { mailedSignIn } from '../../../support/clients/mailed-links.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aMemberOf, type SignedInMember } from '../../../support/http/team.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const sessions = '/api/v1/portal/sessions';
const own = '/api/v1/portal/session';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Shown {
  readonly sessionId: string;
  readonly current: boolean;
  readonly browser?: unknown;
  readonly address: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

describe.each(transports)('sessions of a member over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const anOwner = async () => {
    const partner = await service.aPartner();
    return { partner, owner: await aMemberOf(service, partner, partner.client, 'owner') };
  };
  const shownTo = async (client: PartnerClient): Promise<readonly Shown[]> =>
    (await client.get(sessions)).body['data'] as readonly Shown[];
  /** Signs the member in once more, in Firefox, by the nth email to their address. */
  const again = async ({ email }: SignedInMember, nth: number): Promise<PartnerClient> => {
    await service.anyone.post('/api/v1/portal/sign-in-links', { email });
    const browser = service.anyone.withHeaders({ 'user-agent': firefox });
    const { headers } = await portalSession(browser, { code: await mailedSignIn(service, email, nth) });
    return service.anyone.withHeaders(headers);
  };
  const isOpen = async (client: PartnerClient) => (await client.get(own)).status === 200;

  it('are listed with browser, address and times, the newest first, to this member alone', async () => {
    const { partner, owner } = await anOwner();
    const viewer = await aMemberOf(service, partner, owner.client, 'viewer');
    const second = await again(owner, 2);
    const found = await second.get(sessions);
    expect(found.body['data']).toMatchObject([
      { current: true, browser: { name: 'Firefox', system: 'Linux' } },
      { current: false },
    ]);
    for (const one of await shownTo(second)) {
      expect(one.address).not.toBe('');
      expect(Date.parse(one.lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(one.createdAt));
    }
    expect((await shownTo(owner.client)).map(({ current }) => current)).toEqual([false, true]);
    expect(await shownTo(viewer.client)).toHaveLength(1);
  });

  it('end one by one, for this member alone', async () => {
    const { partner, owner } = await anOwner();
    const viewer = await aMemberOf(service, partner, owner.client, 'viewer');
    const second = await again(owner, 2);
    const [mine, first] = await shownTo(second);
    const one = `${sessions}/${first?.sessionId ?? ''}`;
    expect((await viewer.client.delete(one)).code).toBe('NOT_FOUND');
    expect(await isOpen(owner.client)).toBe(true);
    expect((await second.delete(one)).status).toBe(204);
    expect([await isOpen(owner.client), await isOpen(second)]).toEqual([false, true]);
    expect((await second.delete(one)).code).toBe('NOT_FOUND');
    const last = await second.delete(`${sessions}/${mine?.sessionId ?? ''}`);
    expect([last.status, last.headers['set-cookie']]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect(await isOpen(second)).toBe(false);
  });

  it('end all together except the one of the request', async () => {
    const { owner } = await anOwner();
    const [second, third] = [await again(owner, 2), await again(owner, 3)];
    expect((await third.delete(sessions)).status).toBe(204);
    const open = [await isOpen(owner.client), await isOpen(second), await isOpen(third)];
    expect(open).toEqual([false, false, true]);
    expect(await shownTo(third)).toHaveLength(1);
  });

  it('disappear from the list when all sessions of the platform were ended', async () => {
    const { partner, owner } = await anOwner();
    await owner.client.post(`/api/v1/platforms/${partner.slug}/sessions/end`);
    expect(await shownTo(await again(owner, 2))).toMatchObject([{ current: true }]);
  });

  it('are not listed in a session that a credential started, which ends alone', async () => {
    const { partner, owner } = await anOwner();
    const { headers } = await portalSession(service.anyone, partner.apiKey);
    const byKey = service.anyone.withHeaders(headers);
    expect(await shownTo(byKey)).toEqual([]);
    const [first] = await shownTo(owner.client);
    expect((await byKey.delete(`${sessions}/${first?.sessionId ?? ''}`)).code).toBe('NOT_FOUND');
    expect((await byKey.delete(sessions)).status).toBe(204);
    expect([await isOpen(owner.client), await isOpen(byKey)]).toEqual([true, true]);
  });

  it('need the CSRF token to be ended', async () => {
    const { owner } = await anOwner();
    const { cookie = '' } = owner.headers;
    const forged = service.anyone.withHeaders({ cookie });
    const [first] = await shownTo(owner.client);
    for (const path of [sessions, `${sessions}/${first?.sessionId ?? ''}`])
      expect((await forged.delete(path)).code).toBe('CSRF_TOKEN_INVALID');
  });
});
