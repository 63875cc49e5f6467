import { z } from 'zod';
import { invoiceKinds, invoiceStatuses } from '../../../domain/billing/invoice.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { Billing, Checkout, checkoutId, exampleBilling, exampleCheckoutId } from './billing.schemas.ts';
import { amount, currency } from './plans.schemas.ts';

const { examples } = field;

export const invoiceId = z
  .string()
  .regex(/^\w{1,100}$/, 'must be the ID of an invoice')
  .meta({
    description: 'ID of the invoice: that of the payment provider, or `inv_…` for a fee invoice.',
    examples: ['in_1Pq'],
  });

export const invoiceKind = z.enum(invoiceKinds).meta({
  description:
    'What the invoice is for. `plan`: a tier or add-ons, invoiced by the payment provider. `fees`: license fees, invoiced by the service at the end of a month.',
  examples: ['plan'],
});

export const Invoice = z
  .object({
    invoiceId,
    kind: invoiceKind,
    number: z
      .string()
      .meta({
        description: 'Number of the invoice. Absent on invoices of the payment provider.',
        examples: ['LF-2026-000001'],
      })
      .exactOptional(),
    checkoutId: checkoutId.exactOptional(),
    provider: z.string().meta({
      description:
        'Payment provider of the invoice; `service`, or `service_test` for sandbox platforms, if the service itself issued it. With `sandbox`, `stripe_test` and `service_test` no money moves.',
      examples: ['stripe'],
    }),
    status: z.enum(invoiceStatuses).meta({
      description:
        'Status of the invoice. `open`: issued and not paid yet. `unpaid`: a payment failed, and none has succeeded. `refunded`: refunded in full. `disputed`: the payer’s bank disputes the payment. `charged_back`: the bank reclaimed it.',
      examples: ['paid'],
    }),
    amount: z.int().meta({
      description: 'Total, in minor units of the currency. Negative for a credit.',
      examples: [6_800],
    }),
    refunded: amount('Refunded amount'),
    currency,
    periodStart: field.timestampOut('Start of the billed period.', examples.before).exactOptional(),
    periodEnd: field.timestampOut('End of the billed period.', examples.later).exactOptional(),
    settledAt: field.timestampOut(
      'When a fee invoice was issued, also once it is paid; when a `plan` invoice was paid, refunded or disputed, or when its payment first failed.',
    ),
    paid: amount('What was paid of a fee invoice').exactOptional(),
    dueAt: field
      .timestampOut(
        'When a fee invoice is due. It is overdue from the end of that day (UTC).',
        examples.later,
      )
      .exactOptional(),
    url: z.url().meta({ description: 'URL of the invoice.' }).exactOptional(),
  })
  .meta({ id: 'Invoice', description: 'An invoice.' });

export const InvoiceList = pageOf(Invoice, 'Invoices, the newest first.').meta({
  id: 'InvoiceList',
  description: 'Invoices of a platform.',
});

/** An open checkout without its URL, which pays without a session: only the platform needs it. */
export const CheckoutForStaff = Checkout.omit({ url: true }).meta({
  id: 'CheckoutForStaff',
  description: 'A purchase that a platform has not paid yet.',
});

/** The billing of a platform as finance staff see it. */
export const BillingForStaff = Billing.extend({
  openCheckouts: z
    .array(CheckoutForStaff)
    .meta({ description: 'Checkouts that can still be paid, without their URLs.' }),
  invoices: z.array(Invoice).meta({ description: 'The latest 100 invoices.' }),
}).meta({ id: 'BillingForStaff', description: 'The billing of a platform with its invoices.' });

export const exampleInvoice = {
  invoiceId: 'in_1Pq',
  kind: 'plan',
  checkoutId: exampleCheckoutId,
  provider: 'stripe',
  status: 'paid',
  amount: 6_800,
  refunded: 0,
  currency: 'EUR',
  periodStart: examples.before,
  periodEnd: examples.later,
  settledAt: examples.before,
} as const;

export const exampleBillingForStaff = { ...exampleBilling, invoices: [exampleInvoice] } as const;

export const invoicePdfResponses = {
  200: {
    description: 'The invoice.',
    media: ['application/pdf'],
    headers: {
      'content-disposition': {
        description: 'Suggested name of the file.',
        example: 'attachment; filename="in_1Pq.pdf"',
      },
    },
    example: '%PDF-1.7 …',
  },
  303: {
    description: 'Redirect to the document of the payment provider.',
    headers: {
      location: {
        description: 'URL of the document.',
        example: 'https://pay.stripe.com/invoice/acct_1/live_1/pdf',
      },
    },
  },
} as const;
