import { z } from 'zod';
import type { DisputeStatus, PaymentEvent } from '../../domain/billing/payment-event.ts';
import { currency, reference } from './fields.ts';
import { checkoutIn, OwnedInvoice } from './invoices.ts';

export type OriginOf = (
  checkoutId: string,
) => Pick<PaymentEvent, 'provider' | 'providerEventId' | 'at' | 'checkoutId'>;

/** Returns the invoice that a payment paid, or undefined if it paid none. */
export type InvoicePaidBy = (paymentIntent: string) => Promise<{ readonly invoice: unknown } | undefined>;

const Paid = z.object({ payment_intent: reference.nullish() });

/**
 * Returns the checkout and the invoice of a payment. Throws if there is an invoice whose owner is unknown.
 */
const billPaid = async (
  object: unknown,
  invoicePaidBy: InvoicePaidBy,
): Promise<{ readonly checkoutId: string; readonly invoiceRef: string } | undefined> => {
  const { payment_intent: payment } = Paid.parse(object);
  const found = typeof payment === 'string' ? await invoicePaidBy(payment) : undefined;
  if (found === undefined) return undefined;
  const invoice = OwnedInvoice.safeParse(found.invoice);
  if (!invoice.success) {
    throw new Error(`Stripe: the invoice that ${payment} paid cannot be read`, { cause: invoice.error });
  }
  const checkoutId = checkoutIn(invoice.data);
  return checkoutId === undefined ? undefined : { checkoutId, invoiceRef: invoice.data.id };
};

const Charge = z.object({ amount_refunded: z.int(), currency, refunded: z.boolean() });

export const refunded = async (
  object: unknown,
  originOf: OriginOf,
  invoicePaidBy: InvoicePaidBy,
): Promise<PaymentEvent | undefined> => {
  const paid = await billPaid(object, invoicePaidBy);
  if (!paid) return undefined;
  const { amount_refunded: amount, currency: code, refunded: whole } = Charge.parse(object);
  const { checkoutId, invoiceRef } = paid;
  return {
    ...originOf(checkoutId),
    type: 'invoice.refunded',
    ...{ invoiceRef, refunded: { amount, currency: code }, whole },
  };
};

const Dispute = z.object({ id: z.string(), amount: z.int(), currency, status: z.string() });

/**
 * Maps the status of a dispute. An inquiry before a dispute (`warning_…`) moves no money and is none; a
 * `prevented` one was met by a refund, which has its own event. Every other status, such as an appeal, keeps
 * it open.
 */
const statusOf = (status: string): DisputeStatus | 'inquiry' => {
  if (status.startsWith('warning_')) return 'inquiry';
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'prevented' ? 'won' : 'open';
};

export const disputed = async (
  object: unknown,
  originOf: OriginOf,
  invoicePaidBy: InvoicePaidBy,
): Promise<PaymentEvent | undefined> => {
  const { id: disputeRef, amount, currency: code, status } = Dispute.parse(object);
  const standing = statusOf(status);
  const paid = standing === 'inquiry' ? undefined : await billPaid(object, invoicePaidBy);
  if (standing === 'inquiry' || !paid) return undefined;
  const { checkoutId, invoiceRef } = paid;
  return {
    ...originOf(checkoutId),
    type: 'invoice.disputed',
    ...{ invoiceRef, disputeRef, disputed: { amount, currency: code }, standing },
  };
};
