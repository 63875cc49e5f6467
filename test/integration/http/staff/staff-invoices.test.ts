import { aSubscriber, press } from '../../../support/http/successes/billing-operations.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { pdfPages } from '../../../support/pdf.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';
interface Listed {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: { readonly nextCursor: string | null };
}

describe.each(transports)('the invoices of all platforms over %s', (transport) => {
  let service: TestService;
  let finance: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    finance = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterAll(() => service.close());

  const list = async (query: string): Promise<Listed> =>
    (await finance.get(`${staff}/invoices?${query}`)).body as unknown as Listed;
  const ids = async (query: string) => (await list(query)).data.map(({ invoiceId }) => invoiceId);

  it('show paid invoices and those whose payment failed, with the sums of each', async () => {
    const paying = await aSubscriber(await service.aPartner());
    const failing = await aSubscriber(await service.aPartner());
    await press(failing.url, 'Fail the next payment');
    const { data } = await list('limit=50');
    expect(data.map(({ status, platform }) => [status, platform])).toEqual([
      ['unpaid', expect.objectContaining({ slug: failing.slug })],
      ['paid', expect.objectContaining({ slug: failing.slug })],
      ['paid', expect.objectContaining({ slug: paying.slug, platformId: paying.platformId })],
    ]);
    const own = await paying.client.get(`/api/v1/platforms/${paying.slug}/billing/invoices`);
    expect(data[2]).toEqual({
      ...(own.body as unknown as Listed).data[0],
      mode: 'test',
      platform: data[2]?.['platform'],
    });
    const [unpaid, last] = data.map(({ invoiceId }) => invoiceId);
    expect(await ids('status=unpaid')).toEqual([unpaid]);
    expect(await ids(`platform=${failing.slug}&status=paid`)).toEqual([last]);
    expect(await ids('platform=nobody')).toEqual([]);
    expect(await ids(`invoiceId=${String(unpaid)}`)).toEqual([unpaid]);
    const found = await finance.get(`${staff}/search?id=${String(unpaid)}`);
    const { platformId } = failing;
    expect(found.body['data']).toEqual([
      { kind: 'invoice', id: unpaid, summary: `unpaid, of ${platformId}`, platformId },
    ]);
    expect(await ids('mode=live')).toEqual([]);
    expect(await ids('currency=EUR&minAmount=6800&maxAmount=6800')).toHaveLength(3);
    expect(await ids('maxAmount=6799')).toEqual([]);
    expect(await ids('until=2020-01-01')).toEqual([]);
    expect(await ids('since=2026-01-01&until=2099-12-31')).toHaveLength(3);

    const first = await list('limit=1');
    const cursor = encodeURIComponent(first.pagination.nextCursor ?? '');
    expect(await ids(`limit=1&cursor=${cursor}`)).toEqual([last]);
    const other = await finance.get(`${staff}/invoices?mode=test&cursor=${cursor}`);
    expect([other.status, other.code]).toEqual([400, 'CURSOR_INVALID']);

    const sums = { mode: 'test', currency: 'EUR', refunded: 0, disputed: 0 };
    const totals = await finance.get(`${staff}/invoices/totals`);
    expect(totals.body).toEqual({
      data: [{ ...sums, invoices: 3, billed: 20_400, received: 13_600, open: 0, unpaid: 6_800 }],
      complete: true,
    });
    const none = await finance.get(`${staff}/invoices/totals?platform=nobody`);
    expect(none.body).toEqual({ data: [], complete: true });
  });

  it('are the same documents that platforms download', async () => {
    const { slug, client } = await aSubscriber(await service.aPartner());
    const [invoiceId] = await ids(`platform=${slug}`);
    const path = `platforms/${slug}/billing/invoices/${String(invoiceId)}/pdf`;
    const [theirs, ours] = [await client.get(`/api/v1/${path}`), await finance.get(`${staff}/${path}`)];
    expect([ours.status, ours.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(ours.headers['content-disposition']).toBe(theirs.headers['content-disposition']);
    const [page = '', ...others] = await pdfPages(ours.bytes);
    expect([page, ...others]).toEqual(await pdfPages(theirs.bytes));
    expect(page).toContain(String(invoiceId));
    const missing = await finance.get(`${staff}/platforms/${slug}/billing/invoices/in_none/pdf`);
    expect([missing.status, missing.code]).toEqual([404, 'NOT_FOUND']);
    const nobody = await finance.get(`${staff}/platforms/nobody/billing/invoices/in_none/pdf`);
    expect([nobody.status, nobody.code]).toEqual([404, 'PLATFORM_NOT_FOUND']);
  });

  it('have a history of plans beside them: what payments and staff changed', async () => {
    const { slug, url } = await aSubscriber(await service.aPartner());
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    await admin.ask('PATCH', `${staff}/platforms/${slug}`, { body: { name: 'Renamed' } });
    await press(url, 'Refund the last payment');
    await admin.ask('PATCH', `${staff}/platforms/${slug}`, {
      body: { tier: 'enterprise', addOns: ['stems'] },
    });
    const changes = await finance.get(`${staff}/platforms/${slug}/plan-changes`);
    const [free, paid] = [
      { tier: 'developer', addOns: [] },
      { tier: 'growth', addOns: ['stems'] },
    ];
    const at = expect.any(String) as string;
    expect(changes.body).toEqual({
      data: [
        { at, cause: 'staff', before: free, after: { tier: 'enterprise', addOns: ['stems'] } },
        { at, cause: 'payment', before: paid, after: free },
        { at, cause: 'payment', before: free, after: paid },
      ],
    });
    const latest = await finance.get(`${staff}/platforms/${slug}/plan-changes?limit=1`);
    expect(latest.body['data']).toMatchObject([{ cause: 'staff' }]);
    const nobody = await finance.get(`${staff}/platforms/nobody/plan-changes`);
    expect(nobody.code).toBe('PLATFORM_NOT_FOUND');
  });

  it.each([
    ['status=opened', 'status'],
    ['currency=eur', 'currency'],
    ['minAmount=1.5', 'minAmount'],
    ['since=yesterday', 'since'],
    ['invoiceId=a/b', 'invoiceId'],
    ['invoiceId=in-1', 'invoiceId'],
    ['invoiceId=%C3%A9', 'invoiceId'],
    [`invoiceId=${'i'.repeat(101)}`, 'invoiceId'],
  ])('reject the filter %s, which they name', async (query, member) => {
    const rejected = await finance.get(`${staff}/invoices?${query}`);
    expect([rejected.status, rejected.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(rejected.body)).toContain(member);
  });

  it('document the characters and the length of an invoice ID, and accept the longest', async () => {
    const { body } = await service.anyone.get('/openapi.v1.json');
    const { paths } = body as { paths: Record<string, { get: { parameters: readonly unknown[] } }> };
    expect(paths[`${staff}/invoices`]?.get.parameters).toContainEqual(
      expect.objectContaining({
        name: 'invoiceId',
        schema: expect.objectContaining({ pattern: '^\\w{1,100}$' }) as object,
      }),
    );
    expect(await ids(`invoiceId=${'i'.repeat(100)}`)).toEqual([]);
  });
});
