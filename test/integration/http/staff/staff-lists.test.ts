import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';

const staff = '/api/v1/staff';
type Listed = { readonly pagination: { readonly nextCursor: string | null } } & {
  readonly data: readonly Readonly<Record<string, unknown>>[];
};

describe.each(transports)('the lists of staff over %s', (transport) => {
  let service: TestService;
  let admin: PartnerClient;
  let rights: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    admin = service.anyone.as((await service.aColleague('admin')).token);
    rights = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  const listed = async (client: PartnerClient, path: string): Promise<Listed> => {
    const answered = await client.get(`${staff}/${path}`);
    expect(answered.status).toBe(200);
    return answered.body as unknown as Listed;
  };
  const member = async (client: PartnerClient, path: string, name: string) =>
    (await listed(client, path)).data.map((one) => one[name]);

  it('find platforms by slug, name, contact, status and tier', async () => {
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    const created = async (name: string, more: object = {}) =>
      admin.post(`${staff}/platforms`, {
        ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), environment: 'live', tier: 'growth' },
        ...{ contactEmail: 'Rights@lists.example', ...more },
      });
    await created(`Lists ${transport} One`);
    await created(`Lists ${transport} Two`, { tier: 'enterprise' });
    await admin.ask('PATCH', `${staff}/platforms/lists-${transport}-two`, {
      body: { status: 'suspended', reason: 'Unpaid invoices.' },
    });
    const bySlug = `platforms?slugPrefix=lists-${transport}`;
    expect(await member(finance, bySlug, 'slug')).toEqual([
      `lists-${transport}-one`,
      `lists-${transport}-two`,
    ]);
    expect(await member(finance, `platforms?namePrefix=LISTS%20${transport}%20t`, 'slug')).toEqual([
      `lists-${transport}-two`,
    ]);
    const byContact = 'platforms?contactEmail=RIGHTS@lists.example';
    expect(await member(finance, byContact, 'slug')).toEqual([
      `lists-${transport}-two`,
      `lists-${transport}-one`,
    ]);
    expect(await member(finance, `${byContact}&status=suspended`, 'tier')).toEqual(['enterprise']);
    expect(await member(finance, `${byContact}&tier=growth`, 'quotaOverrides')).toEqual([{}]);
    expect(await member(finance, `${byContact}&createdSince=2999-01-01`, 'slug')).toEqual([]);

    const first = await listed(finance, `${bySlug}&limit=1`);
    const cursor = encodeURIComponent(first.pagination.nextCursor ?? '');
    expect(await member(finance, `${bySlug}&limit=1&cursor=${cursor}`, 'slug')).toEqual([
      `lists-${transport}-two`,
    ]);
    const other = await finance.get(`${staff}/platforms?slugPrefix=other&cursor=${cursor}`);
    expect([other.status, other.code]).toEqual([400, 'CURSOR_INVALID']);
    expect(await member(finance, `platforms?q=lists%20${transport}%20tw`, 'slug')).toEqual([
      `lists-${transport}-two`,
    ]);
    expect((await finance.get(`${staff}/platforms?query=lists`)).code).toBe('VALIDATION_FAILED');
  });

  it('find licenses of all platforms by platform, track, status, content type and moment', async () => {
    const [one, other] = [await service.aPartner(), await service.aPartner()];
    const { trackId } = await service.aTrackInCatalog();
    const issue = async (client: PartnerClient, contentId: string, more: object = {}) =>
      (await client.post('/api/v1/licenses', anOrder(trackId, { contentId, ...more }))).member('licenseId');
    const first = await issue(one.client, 'list-1');
    const second = await issue(other.client, 'list-2', { contentType: 'podcast_episode' });
    const third = await issue(one.client, 'list-3');
    await rights.post(`${staff}/licenses/${first}/revoke`, {
      ...{ reasonCode: 'rights_dispute', reason: 'In dispute.' },
    });
    const ids = (query: string) => member(rights, `licenses?${query}`, 'licenseId');
    expect(await ids(`trackId=${trackId}`)).toEqual([third, second, first]);
    expect(await ids(`platform=${one.slug}`)).toEqual([third, first]);
    expect(await ids(`platform=${other.platformId}`)).toEqual([second]);
    expect(await ids('platform=nobody')).toEqual([]);
    expect(await ids(`trackId=${trackId}&status=revoked`)).toEqual([first]);
    expect(await ids(`trackId=${trackId}&contentType=podcast_episode`)).toEqual([second]);
    expect(await ids(`trackId=${trackId}&issuedSince=2999-01-01`)).toEqual([]);
    expect(await member(rights, `licenses?trackId=${trackId}&status=revoked`, 'compliance')).toEqual([
      { state: 'clear' },
    ]);
    const count = async (query: string) => (await rights.get(`${staff}/licenses/count?${query}`)).body;
    expect(await count(`trackId=${trackId}`)).toEqual({ count: 3, complete: true });
    expect(await count(`trackId=${trackId}&status=active&q=list-3`)).toEqual({ count: 1, complete: true });
    expect(await count('platform=nobody')).toEqual({ count: 0, complete: true });
    const page = await listed(rights, `licenses?trackId=${trackId}&limit=2`);
    const cursor = encodeURIComponent(page.pagination.nextCursor ?? '');
    expect(await ids(`trackId=${trackId}&limit=2&cursor=${cursor}`)).toEqual([first]);
  });

  it('find tracks in any status by status, ISRC, title, artist and label', async () => {
    const { trackId, title, isrc } = await service.aTrackInCatalog();
    const ids = (query: string) => member(rights, `tracks?${query}`, 'trackId');
    const spelled = `${isrc.slice(0, 2)}-${isrc.slice(2, 5)}-${isrc.slice(5, 7)}-${isrc.slice(7)}`;
    expect(await ids(`isrc=${spelled.toLowerCase()}`)).toEqual([trackId]);
    expect(await ids(`titlePrefix=${encodeURIComponent(title.toUpperCase())}&status=approved`)).toContain(
      trackId,
    );
    expect(await ids(`isrc=${isrc}&status=taken_down`)).toEqual([]);
    await rights.post(`${staff}/tracks/${trackId}/decisions`, {
      ...{ action: 'take_down', reason: 'disputed' },
      statement: { ground: 'rights_claim', facts: 'Two claim it.', clause: '4.2', source: 'notice' },
    });
    expect(await ids('status=taken_down&limit=1')).toEqual([trackId]);
    expect(await ids(`isrc=${isrc}&artistPrefix=ada&labelPrefix=FINCH`)).toEqual([trackId]);
    expect(await ids(`isrc=${isrc}&labelPrefix=ada`)).toEqual([]);
    expect((await rights.get(`${staff}/tracks?isrc=nonsense`)).code).toBe('VALIDATION_FAILED');
  });

  it('find by text: tracks by words of several members, licenses by project and IDs', async () => {
    const { trackId, title, isrc } = await service.aTrackInCatalog();
    const q = (text: string) => `q=${encodeURIComponent(text)}`;
    const tracks = (text: string, more = '') => member(rights, `tracks?${q(text)}${more}`, 'trackId');
    expect(await tracks(`${title.toUpperCase()} ádà`)).toContain(trackId);
    for (const text of [
      isrc,
      isrc.slice(0, 2) + '-' + isrc.slice(2, 5) + '-' + isrc.slice(5, 7) + '-' + isrc.slice(7),
    ])
      expect(await tracks(text)).toEqual([trackId]);
    expect(await tracks(trackId)).toEqual([trackId]);
    expect(await tracks(trackId, '&status=rejected')).toEqual([]);
    expect(await tracks(`${trackId} nothing`)).toEqual([]);

    const partner = await service.aPartner();
    const issue = async (contentId: string, more: object) =>
      (await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId, ...more }))).member(
        'licenseId',
      );
    const first = await issue('text-1', { projectName: `Wintér ${transport}` });
    const second = await issue('text-2', {});
    const licenses = (text: string, more = '') => member(rights, `licenses?${q(text)}${more}`, 'licenseId');
    expect(await licenses(`${transport} winter`)).toEqual([first]);
    expect(await licenses(second)).toEqual([second]);
    expect(await licenses(isrc)).toEqual([second, first]);
    expect(await licenses(`${trackId} text-2`)).toEqual([second]);
    expect(await licenses('text-1', `&platform=${partner.slug}`)).toEqual([first]);
    expect(await licenses('QZ-ABC-99-99999')).toEqual([]);
    expect(await licenses(trackId, '&trackId=trk_other')).toEqual([]);

    for (const list of ['tracks', 'licenses', 'platforms']) {
      const rejected = await admin.get(`${staff}/${list}?q=%21%21`);
      expect(rejected.code).toBe('VALIDATION_FAILED');
      expect(rejected.body).toMatchObject({ errors: [{ in: 'query', pointer: 'q' }] });
    }
  });
});
