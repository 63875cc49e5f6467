import type { FeeInvoice } from '../../../../src/domain/fees/fee-invoice.ts';
import { feeInvoiceBooking, feeInvoiceOf, seriesOf } from '../../../../src/domain/fees/fee-invoicing.ts';
import type { Seller } from '../../../../src/domain/billing/seller.ts';
import { settleFees, type FeeAccount } from '../../../../src/domain/fees/fee-account.ts';
import { endOfMonth, type Instant } from '../../../../src/domain/shared/calendar.ts';
import { InvoiceId } from '../../../../src/domain/shared/ids.ts';
import type { FeeInvoicing } from '../../../../src/ports/driven/fees/fee-store.ts';
import { noEffects } from '../../effects.ts';
import { aPlatform, noon, platformId } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';

export const feeInvoiceId = (n = 1): InvoiceId => InvoiceId(`inv_${String(n).padStart(8, '0')}`);

/** A day after the end of the month of `noon`. */
export const afterMonth: Instant = endOfMonth('2026-11') + 86_400_000;

export const aSeller: Seller = {
  ...{ name: 'Acme Music GmbH', address: ['1 Harbour Street', '20095 Hamburg'], taxId: 'VAT ID DE123' },
  ...{ taxPercent: 19, email: 'billing@acme.example' },
};

/** Returns the nth invoice: over one fee of 49.00 EUR with 19 % tax unless something else is given. */
export const aFeeInvoice = (changes: Partial<Parameters<typeof feeInvoiceOf>[0]> = {}, n = 1): FeeInvoice =>
  feeInvoiceOf({
    ...{ platformId: platformId(), mode: 'live', currency: 'EUR', now: afterMonth, seller: aSeller },
    buyer: aPlatform(),
    ...{ issued: n - 1, invoiceId: feeInvoiceId(n) },
    invoiced: { amount: 4_900, count: 1, months: ['2026-11', '2026-11'], since: noon, until: noon },
    ...changes,
  });

/** Returns what follows from an account that is due, with the nth invoice; `issued` are the invoices before it, and `at` is when it is issued: `now` if absent. */
export const anInvoicing = (
  account: FeeAccount,
  n = 1,
  {
    issued = 0,
    now = afterMonth,
    at = now,
    ...changes
  }: { readonly issued?: number; readonly now?: Instant; readonly at?: Instant } & Partial<
    Pick<FeeInvoicing, 'effects' | 'guards'>
  > = {},
): FeeInvoicing => {
  const settled = settleFees(account, now);
  const { invoiced } = settled;
  const guards = { account: account.version, issued };
  const common = { account: settled.account, effects: noEffects, guards };
  if (!invoiced) return { ...common, ...changes };
  const invoice = aFeeInvoice({ ...account, invoiced, issued, now: at }, n);
  const booking = feeInvoiceBooking({ ...account, invoice }, ledgerTransactionId(950_000 + n));
  return {
    ...{ ...common, issued: { invoice, series: seriesOf(account.mode, at), ...(booking && { booking }) } },
    ...changes,
  };
};
