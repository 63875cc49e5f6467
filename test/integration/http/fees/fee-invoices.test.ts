import { dayMs, endOfMonth, monthOf, timestamp } from '../../../../src/domain/shared/calendar.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { pdfPages } from '../../../support/pdf.ts';
import {
  anOrder,
  aService,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';

interface Listed {
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const fee = { amount: 4_900, currency: 'EUR' };

describe.each(transports)('fee invoices over %s', (transport) => {
  let service: TestService;
  let buyer: Partner;
  let finance: PartnerClient;
  let soldIn: string;
  const sold: string[] = [];

  beforeAll(async () => {
    service = await aService({ transport, environment: { SELLER_TAX_PERCENT: '19' } });
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    buyer = await service.aPartner();
    await admin.ask('PATCH', `/api/v1/staff/platforms/${buyer.slug}`, {
      body: { spendLimit: { amount: 100_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    const terms = [aTerms({ effectiveAt: service.now() - 1_000, fee })];
    const { trackId } = await service.aTrackInCatalog({ title: 'Slow Harbour', terms });
    soldIn = monthOf(service.now());
    for (const n of [1, 2]) {
      const order = anOrder(trackId, { contentId: `content-${n}`, acceptFee: fee });
      sold.push((await buyer.client.post('/api/v1/licenses', order)).member('licenseId'));
    }
    service.advance(endOfMonth(soldIn) + dayMs - service.now());
    expect(await service.useCases.invoiceDueFees({ limit: 10 })).toEqual({ ok: true, value: 1 });
    finance = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterAll(() => service.close());

  const read = async (client: PartnerClient, path: string): Promise<Listed> => {
    const answered = await client.get(path);
    expect(answered.status).toBe(200);
    return answered.body as unknown as Listed;
  };
  const billing = () => `/api/v1/platforms/${buyer.slug}/billing`;
  const own = async () => (await read(buyer.client, `${billing()}/invoices`)).data;

  it('are listed as open, with their number, month and due date', async () => {
    const [invoice, ...others] = await own();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ kind: 'fees', status: 'open', provider: 'service', amount: 9_800, refunded: 0, currency: 'EUR' },
      number: expect.stringMatching(/^LF-\d{4}-000001$/) as string,
      periodStart: timestamp(Date.parse(`${soldIn}-01`)),
      periodEnd: timestamp(endOfMonth(soldIn)),
    });
    expect(invoice).not.toHaveProperty('checkoutId');
    const [at, due] = [invoice?.['settledAt'], invoice?.['dueAt']].map((time) => Date.parse(String(time)));
    expect((due ?? NaN) - (at ?? NaN)).toBe(30 * dayMs);
  });

  it('have a fee of a license as each line', async () => {
    const [invoice] = await own();
    const lines = await read(buyer.client, `${billing()}/fees?invoiceId=${String(invoice?.['invoiceId'])}`);
    expect(lines.data.map(({ licenseId }) => licenseId).toSorted()).toEqual([...sold].toSorted());
    expect((await read(buyer.client, `${billing()}/fees?invoiceId=in_none`)).data).toEqual([]);
    const staff = `/api/v1/staff/fees?invoiceId=${String(invoice?.['invoiceId'])}`;
    expect((await read(finance, staff)).data).toHaveLength(2);
    expect((await read(finance, `${staff}&mode=test`)).data).toEqual([]);
    expect((await read(finance, `${staff}&since=2099-01-01`)).data).toEqual([]);
    expect((await read(finance, `${staff}&platform=nobody`)).data).toEqual([]);
    const other = await service.aPartner();
    const theirs = `/api/v1/platforms/${other.slug}/billing/fees?invoiceId=${String(invoice?.['invoiceId'])}`;
    expect((await read(other.client, theirs)).data).toEqual([]);
  });

  it('are a PDF with a line for each license, tax and total, the same for staff', async () => {
    const [invoice] = await own();
    const pdf = `billing/invoices/${String(invoice?.['invoiceId'])}/pdf`;
    const downloaded = await buyer.client.get(`/api/v1/platforms/${buyer.slug}/${pdf}`);
    expect(downloaded.headers['content-disposition']).toBe(
      `attachment; filename="${String(invoice?.['number'])}.pdf"`,
    );
    const text = (await pdfPages(downloaded.bytes)).join(' ');
    for (const part of [
      String(invoice?.['number']),
      'Status Open',
      'Slow Harbour',
      ...sold,
      '€49.00',
      'Tax (19 %) €15.65',
      '€98.00',
    ])
      expect(text).toContain(part);
    const staff = await finance.get(`/api/v1/staff/platforms/${buyer.slug}/${pdf}`);
    expect(await pdfPages(staff.bytes)).toEqual(await pdfPages(downloaded.bytes));
    const other = await service.aPartner();
    expect((await other.client.get(`/api/v1/platforms/${other.slug}/${pdf}`)).code).toBe('NOT_FOUND');
  });

  it('are in the lists and totals of finance', async () => {
    const [listed] = (await read(finance, '/api/v1/staff/invoices?kind=fees&status=open&mode=live')).data;
    expect(listed).toMatchObject({ amount: 9_800, platform: { slug: buyer.slug }, mode: 'live' });
    expect((await read(finance, '/api/v1/staff/invoices?kind=plan')).data).toEqual([]);
    const totals = await read(finance, '/api/v1/staff/invoices/totals?kind=fees');
    expect(totals.data).toMatchObject([
      { mode: 'live', invoices: 1, billed: 9_800, open: 9_800, received: 0 },
    ]);
    const billed = await finance.get(`/api/v1/staff/platforms/${buyer.slug}/billing`);
    expect(billed.body).toMatchObject({ invoices: [{ kind: 'fees' }] });
    const booked = await read(
      finance,
      `/api/v1/staff/ledger/transactions?invoiceId=${String(listed?.['invoiceId'])}`,
    );
    expect(booked.data).toMatchObject([
      { cause: { kind: 'fees_invoiced', platformId: buyer.platformId }, mode: 'live', currency: 'EUR' },
    ]);
  });
});
