import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aSubscriber } from '../../../support/http/successes/billing-operations.ts';
import { anInvoicedPlatform } from '../../../support/http/successes/royalties/fee-payment-successes.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

type Row = Readonly<Record<string, unknown>>;

describe('payments of fee invoices', () => {
  let service: TestService;
  let admin: PartnerClient;
  let finance: PartnerClient;

  beforeEach(async () => {
    service = await aService({ environment: { SELLER_TAX_PERCENT: '19' } });
    admin = service.anyone.as((await service.aColleague('admin')).token);
    finance = service.anyone.as((await service.aColleague('finance')).token);
  });
  afterEach(() => service.close());

  const invoiced = () => anInvoicedPlatform({ ...service, admin });
  const rows = async (client: PartnerClient, path: string): Promise<readonly Row[]> =>
    ((await client.get(path)).body as { readonly data: readonly Row[] }).data;
  const payment = (amount: number) => ({ amount, receivedOn: dayOf(service.now()), reference: 'Transfer 7' });
  const balance = async (account: string) =>
    (await rows(finance, '/api/v1/staff/ledger/accounts')).find((row) => row['account'] === account)?.[
      'balance'
    ];

  it('pay an invoice in parts, are booked, and are shown to the platform and to finance', async () => {
    const { path, invoiceId, slug, client } = await invoiced();
    expect(await balance('receivables')).toBe(4_900);
    const part = await finance.post(path, payment(4_000));
    expect(part.status).toBe(200);
    expect((await finance.post(path, payment(4_000))).body).toEqual(part.body);
    expect(part.body).toMatchObject({ status: 'open', paid: 4_000, payments: [payment(4_000)] });
    const own = async () => (await rows(client, `/api/v1/platforms/${slug}/billing/invoices`))[0];
    expect(await own()).toMatchObject({ status: 'open', paid: 4_000 });
    expect(await own()).not.toHaveProperty('payments');
    expect((await finance.post(path, payment(900))).body).toMatchObject({ status: 'paid', paid: 4_900 });
    expect(await own()).toMatchObject({ invoiceId, status: 'paid', paid: 4_900 });
    expect([await balance('receivables'), await balance('bank')]).toEqual([0, 4_900]);
    const booked = await rows(
      finance,
      `/api/v1/staff/ledger/transactions?invoiceId=${invoiceId}&account=bank`,
    );
    expect(booked.map(({ cause }) => (cause as Row)['kind'])).toEqual([
      'fee_invoice_paid',
      'fee_invoice_paid',
    ]);
    expect(await service.useCases.verifyLedger({})).toMatchObject({ value: { differences: [] } });
  });

  it('are rejected above what is owed, for a later day, and for other invoices', async () => {
    const { path } = await invoiced();
    const above = await finance.post(path, payment(4_901));
    expect([above.status, above.code, above.body['owed']]).toEqual([
      ...[409, 'STATE_CONFLICT'],
      { amount: 4_900, currency: 'EUR' },
    ]);
    expect(above.body['errors']).toMatchObject([{ pointer: '/amount', detail: 'must be at most 49.00 EUR' }]);
    for (const days of [-1, 1]) {
      const receivedOn = dayOf(service.now() + days * dayMs);
      const rejected = await finance.post(path, { ...payment(100), receivedOn });
      expect([rejected.status, rejected.code]).toEqual([409, 'STATE_CONFLICT']);
      expect(rejected.body['errors']).toMatchObject([{ pointer: '/receivedOn' }]);
    }
    const missing = await finance.post('/api/v1/staff/invoices/in_none/payments', payment(100));
    expect([missing.status, missing.code]).toEqual([404, 'NOT_FOUND']);
    expect((await finance.post(path, payment(4_900))).body).toMatchObject({ status: 'paid', paid: 4_900 });
  });

  it.each([
    ['/amount', { amount: 0 }],
    ['/reference', { reference: '  ' }],
    ['/reference', { reference: 'x'.repeat(141) }],
    ['/reference', { reference: 'Transfer\u0007' }],
    ['/receivedOn', { receivedOn: '2026-02-30' }],
  ])('need a valid %s: %j is rejected', async (pointer, wrong) => {
    const { path } = await invoiced();
    const rejected = await finance.post(path, { ...payment(100), ...wrong });
    expect([rejected.status, rejected.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(rejected.body['errors']).toMatchObject([{ pointer }]);
  });

  it('are not recorded for the invoice of a plan', async () => {
    await aSubscriber(await service.aPartner());
    const [{ invoiceId } = { invoiceId: '' }] = await rows(finance, '/api/v1/staff/invoices?kind=plan');
    const rejected = await finance.post(`/api/v1/staff/invoices/${String(invoiceId)}/payments`, payment(100));
    expect([rejected.status, rejected.code]).toEqual([404, 'NOT_FOUND']);
    expect(String(rejected.body['detail'])).toContain('kind=fees');
  });

  it('are reversed with their booking, and are in the audit log', async () => {
    const { path, invoiceId } = await invoiced();
    const paid = await finance.post(path, payment(4_900));
    const [{ paymentId } = { paymentId: '' }] = paid.body['payments'] as readonly {
      readonly paymentId: string;
    }[];
    for (const attempt of [1, 2]) {
      const reversed = await finance.post(`${path}/${paymentId}/reverse`, { reason: 'returned' });
      expect([attempt, reversed.body['status'], reversed.body['paid']]).toEqual([attempt, 'open', 0]);
      expect(reversed.body['payments']).toMatchObject([{ paymentId, reversed: { reason: 'returned' } }]);
    }
    expect([await balance('receivables'), await balance('bank')]).toEqual([4_900, 0]);
    const other = await finance.post(`${path}/${paymentId}/reverse`, { reason: 'entry_error' });
    expect([other.status, other.code]).toEqual([409, 'STATE_CONFLICT']);
    const missing = await finance.post(`${path}/fpy_none/reverse`, { reason: 'returned' });
    expect([missing.status, missing.code, missing.body['detail']]).toEqual([
      ...[404, 'NOT_FOUND'],
      'This invoice has no payment with this ID.',
    ]);
    const entries = await rows(admin, `/api/v1/staff/audit?subject=${invoiceId}`);
    expect(
      entries.map(({ action }) => action).filter((action) => String(action).includes('payment_')),
    ).toEqual(['billing.payment_reversed', 'billing.payment_recorded']);
    const again = await finance.post(path, payment(4_900));
    expect(again.body).toMatchObject({ status: 'paid', paid: 4_900, payments: [{ paymentId }, {}] });
    expect(await service.useCases.verifyLedger({})).toMatchObject({ value: { differences: [] } });
  });

  it('are missing on invoices that finance lists as overdue', async () => {
    const { path, invoiceId } = await invoiced();
    const overdue = () => rows(finance, '/api/v1/staff/invoices?overdue=true');
    expect(await overdue()).toEqual([]);
    service.advance(95 * dayMs);
    finance = service.anyone.as((await service.aColleague('finance')).token);
    expect(await overdue()).toMatchObject([{ invoiceId, status: 'open' }]);
    await finance.post(path, payment(4_900));
    expect(await overdue()).toEqual([]);
  });
});
