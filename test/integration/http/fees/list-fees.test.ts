import { aTerms } from '../../../support/builders/builders.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  anOrder,
  aService,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';

interface Listed {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: { readonly nextCursor: string | null };
}

describe.each(transports)('the list of fees over %s', (transport) => {
  let service: TestService;
  let finance: PartnerClient;
  let buyer: Partner;
  let other: Partner;
  const sold: string[] = [];
  const fee = { amount: 4_900, currency: 'EUR' };

  beforeAll(async () => {
    service = await aService({ transport });
    finance = service.anyone.as((await service.aColleague('finance')).token);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    [buyer, other] = [await service.aPartner(), await service.aPartner()];
    const { trackId } = await service.aTrackInCatalog({
      title: 'Sold',
      terms: [aTerms({ effectiveAt: service.now() - 1_000, fee })],
    });
    for (const { client, slug } of [buyer, buyer, buyer, other]) {
      await admin.ask('PATCH', `/api/v1/staff/platforms/${slug}`, {
        body: { spendLimit: { amount: 100_000, currency: 'EUR' } },
        headers: { 'if-match': '*' },
      });
      const order = anOrder(trackId, { contentId: `content-${sold.length}`, acceptFee: fee });
      sold.push((await client.post('/api/v1/licenses', order)).member('licenseId'));
    }
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    const body = { reasonCode: 'issued_in_error', reason: 'A mistake.' };
    const revoked = await rights.post(`/api/v1/staff/licenses/${sold[0] ?? ''}/revoke`, body);
    expect(revoked.status).toBe(200);
  });
  afterAll(() => service.close());

  const own = async (query = ''): Promise<Listed> => {
    const answered = await buyer.client.get(`/api/v1/platforms/${buyer.slug}/billing/fees${query}`);
    expect(answered.status).toBe(200);
    return answered.body as unknown as Listed;
  };
  const staff = async (query: string): Promise<Listed> => {
    const answered = await finance.get(`/api/v1/staff/fees${query}`);
    expect(answered.status).toBe(200);
    return answered.body as unknown as Listed;
  };
  const amountsOf = ({ data }: Listed) => data.map(({ licenseId, amount }) => [licenseId, amount]);

  it('has the fees and credits of the platform alone, page by page', async () => {
    const first = await own('?limit=3');
    const rest = await own(`?limit=3&cursor=${first.pagination.nextCursor ?? ''}`);
    expect(rest.pagination.nextCursor).toBeNull();
    const all = [...amountsOf(first), ...amountsOf(rest)];
    expect(all).toHaveLength(4);
    expect(all).toEqual(
      expect.arrayContaining([[sold[0], -4_900], ...sold.slice(0, 3).map((id) => [id, 4_900])]),
    );
    expect(first.data[0]).toMatchObject({ kind: 'credit', currency: 'EUR', version: 1, title: 'Sold' });
    expect(first.data[0]).not.toHaveProperty('mode');
  });

  it('has filters, and a cursor is for its own ones', async () => {
    expect(amountsOf(await own(`?licenseId=${sold[1] ?? ''}`))).toEqual([[sold[1], 4_900]]);
    expect(amountsOf(await own('?kind=credit'))).toEqual([[sold[0], -4_900]]);
    expect((await own('?currency=USD')).data).toEqual([]);
    expect((await own('?until=2020-01-01')).data).toEqual([]);
    expect((await own(`?licenseId=${sold[3] ?? ''}`)).data).toEqual([]);
    const { nextCursor } = (await own('?limit=1')).pagination;
    const path = `/api/v1/platforms/${buyer.slug}/billing/fees?kind=license&cursor=${nextCursor ?? ''}`;
    expect((await buyer.client.get(path)).code).toBe('CURSOR_INVALID');
  });

  it('has those of all platforms for finance', async () => {
    const { platformId, slug } = other;
    const { data } = await staff(`?platform=${slug}`);
    expect(data).toMatchObject([{ licenseId: sold[3], mode: 'live', platform: { platformId, slug } }]);
    expect((await staff('?kind=license')).data).toHaveLength(4);
    expect((await staff('?mode=test')).data).toEqual([]);
    expect((await staff('?platform=nobody')).data).toEqual([]);
  });
});
