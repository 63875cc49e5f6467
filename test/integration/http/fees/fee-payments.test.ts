import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
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
    const tomorrow = { ...payment(100), receivedOn: dayOf(service.now() + dayMs) };
    expect((await finance.post(path, tomorrow)).code).toBe('STATE_CONFLICT');
    expect((await finance.post('/api/v1/staff/invoices/in_none/payments', payment(100))).code).toBe(
      'NOT_FOUND',
    );
    expect((await finance.post(path, payment(0))).status).toBe(400);
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
    expect(
      (await finance.post(`${path}/fpy_none/reverse`, { reason: 'returned' })).status,
    ).toBeGreaterThanOrEqual(400);
    const entries = await rows(admin, `/api/v1/staff/audit?subject=${invoiceId}`);
    expect(
      entries.map(({ action }) => action).filter((action) => String(action).includes('payment_')),
    ).toEqual(['billing.payment_reversed', 'billing.payment_recorded']);
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
