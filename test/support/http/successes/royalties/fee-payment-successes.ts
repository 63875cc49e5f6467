import { seriesOf } from '../../../../../src/domain/fees/fee-invoicing.ts';
import { dayOf } from '../../../../../src/domain/shared/calendar.ts';
import { PlatformId } from '../../../../../src/domain/shared/ids.ts';
import { aTerms } from '../../../builders/builders.ts';
import { anInvoicing, feeInvoiceId } from '../../../builders/fees/fee-invoice-builders.ts';
import type { Answered } from '../../../clients/partner-client.ts';
import { anOrder } from '../../../service/service.ts';
import type { Stage } from '../../stage.ts';

const fee = { amount: 4_900, currency: 'EUR' };
let invoices = 700;

/** Issues an invoice today over a license of a new platform for 49.00 EUR, and returns its ID. */
export const anInvoicedPlatform = async (
  stage: Pick<Stage, 'ports' | 'aPartner' | 'aTrackInCatalog' | 'admin' | 'now'>,
) => {
  const partner = await stage.aPartner();
  await stage.admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
    body: { spendLimit: { amount: 100_000, currency: 'EUR' } },
    headers: { 'if-match': '*' },
  });
  const terms = [aTerms({ effectiveAt: stage.now() - 1_000, fee })];
  const { trackId } = await stage.aTrackInCatalog({ title: 'Slow Harbour', terms });
  await partner.client.post('/api/v1/licenses', anOrder(trackId, { acceptFee: fee }));
  const { feeStore } = stage.ports;
  const key = { platformId: PlatformId(partner.platformId), mode: 'live', currency: 'EUR' } as const;
  const account = await feeStore.account(key);
  if (!account) throw new Error('the platform has no fee account');
  const [now, at] = [account.nextDue ?? NaN, stage.now()];
  const issued = await feeStore.issuedIn(seriesOf('live', at));
  invoices += 1;
  await feeStore.invoice(anInvoicing(account, invoices, { issued, now, at }));
  const invoiceId = feeInvoiceId(invoices);
  return { ...partner, invoiceId, path: `/api/v1/staff/invoices/${invoiceId}/payments` };
};

/** For each operation of payments of fee invoices, a request that succeeds. */
export const feePaymentSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createInvoicePayment: async (stage) => {
    const { path } = await anInvoicedPlatform(stage);
    const body = { amount: 4_900, receivedOn: dayOf(stage.now()), reference: 'LF-2026-000001' };
    return stage.admin.post(path, body);
  },
  reverseInvoicePayment: async (stage) => {
    const { path } = await anInvoicedPlatform(stage);
    const body = { amount: 4_900, receivedOn: dayOf(stage.now()), reference: 'LF-2026-000001' };
    const paid = await stage.admin.post(path, body);
    const [payment] = paid.body['payments'] as readonly { readonly paymentId: string }[];
    return stage.admin.post(`${path}/${payment?.paymentId}/reverse`, { reason: 'entry_error' });
  },
};
