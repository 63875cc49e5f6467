import { isFeeInvoice } from '../../domain/billing/invoice.ts';
import type { FeeInvoice, FeePayment } from '../../domain/fees/fee-invoice.ts';
import { feePaymentBooking } from '../../domain/fees/fee-payment-booking.ts';
import { withPayment, withReversal } from '../../domain/fees/fee-payment.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { FeePaymentId, LedgerTransactionId, type InvoiceId, type StaffId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { RecordFeePayment, ReverseFeePayment } from '../../ports/driving/fees/fee-payments.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly feeStore: Pick<FeeStore, 'changeInvoice'>;
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Returns a fee invoice with its platform. */
const found = async ({ billing, registry }: Dependencies, invoiceId: InvoiceId) => {
  const [listed] = (await billing.listInvoices({ invoiceId, kind: 'fees' }, { limit: 1 })).items;
  if (!listed || !isFeeInvoice(listed.invoice)) return undefined;
  const platform = (await registry.find(listed.platformId))?.platform;
  return platform && { platform, invoice: listed.invoice };
};

interface Change {
  readonly platform: Platform;
  readonly before: FeeInvoice;
  readonly invoice: FeeInvoice;
  /** The payment as it is recorded, or as it is reversed. */
  readonly payment: FeePayment;
  readonly by: StaffId;
}

/** Commits a payment or its reversal with transaction and note. */
const commit = async (
  { feeStore, ids }: Dependencies,
  { platform, before, invoice, payment, by }: Change,
) => {
  const { platformId } = platform;
  const { paymentId, amount, receivedOn, recorded, reversed } = payment;
  const detail = { paymentId, amount, currency: invoice.total.currency, receivedOn };
  const audit = reversed
    ? staffNote(by, reversed.at, 'billing.payment_reversed', [invoice.invoiceId, platformId], {
        ...detail,
        reason: reversed.reason,
      })
    : staffNote(by, recorded.at, 'billing.payment_recorded', [invoice.invoiceId, platformId], detail);
  const transactionId = LedgerTransactionId(ids.next('ledger-transaction'));
  const outcome = await feeStore.changeInvoice({
    ...{ platformId, invoice, guards: { version: before.version } },
    transactions: [feePaymentBooking(platformId, invoice, payment, transactionId)],
    effects: { ...noEffects, audit },
  });
  return outcome === 'changed' ? ok({ platformId, invoice, platform }) : 'conflict';
};

export const recordFeePayment =
  (dependencies: Dependencies): RecordFeePayment =>
  ({ caller: { member }, invoiceId, amount, receivedOn, reference }) => {
    const { clock, ids } = dependencies;
    const paymentId = FeePaymentId(ids.next('fee-payment'));
    return retryOnConflict(async () => {
      const read = await found(dependencies, invoiceId);
      if (!read) return fail({ kind: 'fee-invoice-not-found' });
      const { platform, invoice: before } = read;
      const by = member.staffId;
      const payment = { paymentId, amount, receivedOn, reference, recorded: { by, at: clock.now() } };
      const paid = withPayment(before, payment);
      if (!paid.ok) return paid;
      const invoice = paid.value;
      if (invoice === before) return ok({ platformId: platform.platformId, invoice, platform });
      return commit(dependencies, { platform, before, invoice, payment, by });
    });
  };

export const reverseFeePayment =
  (dependencies: Dependencies): ReverseFeePayment =>
  ({ caller: { member }, invoiceId, paymentId, reason }) =>
    retryOnConflict(async () => {
      const read = await found(dependencies, invoiceId);
      if (!read) return fail({ kind: 'fee-invoice-not-found' });
      const { platform, invoice: before } = read;
      const by = member.staffId;
      const next = withReversal(before, paymentId, { by, at: dependencies.clock.now(), reason });
      if (!next.ok) return next;
      const invoice = next.value;
      if (invoice === before) return ok({ platformId: platform.platformId, invoice, platform });
      const payment = invoice.payments.find((one) => one.paymentId === paymentId);
      if (!payment) return fail({ kind: 'fee-payment-not-found' });
      return commit(dependencies, { platform, before, invoice, payment, by });
    });
