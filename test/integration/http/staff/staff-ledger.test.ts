import { monthOf, monthStart } from '../../../../src/domain/shared/calendar.ts';
import { aSubscriber, press } from '../../../support/http/successes/billing-operations.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const ledger = '/api/v1/staff/ledger';
interface Posting {
  readonly account: string;
  readonly amount: number;
}
interface Transaction {
  readonly transactionId: string;
  readonly cause: { readonly kind: string; readonly platformId: string; readonly invoiceId: string };
  readonly postings: readonly Posting[];
}
interface Listed {
  readonly data: readonly Transaction[];
  readonly pagination: { readonly nextCursor: string | null };
}
interface Balance {
  readonly account: string;
  readonly mode: string;
  readonly debits: number;
  readonly credits: number;
  readonly balance: number;
}

describe.each(transports)('the ledger over %s', (transport) => {
  let service: TestService;
  let finance: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { SELLER_TAX_PERCENT: '19' } });
    finance = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterAll(() => service.close());

  const list = async (query: string): Promise<Listed> =>
    (await finance.get(`${ledger}/transactions?${query}`)).body as unknown as Listed;
  const kinds = async (query: string) => (await list(query)).data.map(({ cause }) => cause.kind);
  const balances = async (query = '') =>
    (
      (await finance.get(`${ledger}/accounts${query}`)).body as unknown as {
        readonly data: readonly Balance[];
      }
    ).data;

  it('has each payment and its refund, page by page and by every filter', async () => {
    const paying = await aSubscriber(await service.aPartner());
    const refunding = await aSubscriber(await service.aPartner());
    await press(refunding.url, 'Refund the last payment');
    const { data } = await list('limit=50');
    expect(data.map(({ cause }) => [cause.kind, cause.platformId])).toEqual([
      ['invoice_refunded', refunding.platformId],
      ['invoice_paid', refunding.platformId],
      ['invoice_paid', paying.platformId],
    ]);
    expect(data[2]?.postings).toEqual([
      { account: 'provider_clearing', amount: 6_800 },
      { account: 'tax_payable', amount: -1_086 },
      { account: 'deferred_revenue', amount: -5_714 },
    ]);
    for (const { postings } of data) expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await kinds(`platform=${refunding.slug}`)).toEqual(['invoice_refunded', 'invoice_paid']);
    expect(await kinds('platform=nobody')).toEqual([]);
    expect(await kinds('cause=invoice_refunded')).toEqual(['invoice_refunded']);
    expect(await kinds('account=suspense')).toEqual([]);
    expect(await kinds('account=tax_payable&currency=EUR&mode=test')).toHaveLength(3);
    expect(await kinds('mode=live')).toEqual([]);
    expect(await kinds(`invoiceId=${data[2]?.cause.invoiceId}`)).toEqual(['invoice_paid']);
    expect(await kinds('until=2020-01-01')).toEqual([]);
    expect(await kinds('since=2026-01-01&until=2099-12-31')).toHaveLength(3);

    const first = await list('limit=1');
    const cursor = encodeURIComponent(first.pagination.nextCursor ?? '');
    expect((await list(`limit=2&cursor=${cursor}`)).data).toEqual(data.slice(1));
    const other = await finance.get(`${ledger}/transactions?mode=test&cursor=${cursor}`);
    expect([other.status, other.code]).toEqual([400, 'CURSOR_INVALID']);
    const unknown = await finance.get(`${ledger}/transactions?account=petty_cash`);
    expect([unknown.status, unknown.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('has balances that add up to zero, also at the end of the current month, and none at the end of the one before', async () => {
    const found = await balances();
    expect(
      found.map(({ account, mode, debits, credits, balance }) => [account, mode, debits, credits, balance]),
    ).toEqual([
      ['deferred_revenue', 'test', 5_714, 11_428, -5_714],
      ['provider_clearing', 'test', 13_600, 6_800, 6_800],
      ['tax_payable', 'test', 1_086, 2_172, -1_086],
    ]);
    const now = service.now();
    expect(await balances(`?until=${monthOf(now)}`)).toEqual(found);
    expect(await balances(`?until=${monthOf(monthStart(now) - 1)}`)).toEqual([]);
    const invalid = await finance.get(`${ledger}/accounts?until=2020-13`);
    expect([invalid.status, invalid.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is for finance and admins', async () => {
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    for (const path of ['accounts', 'transactions']) {
      const rejected = await rights.get(`${ledger}/${path}`);
      expect([rejected.status, rejected.code]).toEqual([403, 'ROLE_MISSING']);
      const { token } = await service.aColleague('admin');
      expect((await service.anyone.as(token).get(`${ledger}/${path}`)).status).toBe(200);
      expect((await service.anyone.get(`${ledger}/${path}`)).status).toBe(401);
    }
  });
});
