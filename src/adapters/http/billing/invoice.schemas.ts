import { z } from 'zod';
import { invoiceStatuses } from '../../../domain/billing/invoice.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import {
  amount,
  Billing,
  checkoutId,
  currency,
  exampleBilling,
  exampleCheckoutId,
  provider,
} from './billing.schemas.ts';

const { examples } = field;

const Invoice = z
  .object({
    invoiceId: z.string().meta({ description: "The provider's own id of it.", examples: ['in_1Pq'] }),
    checkoutId,
    provider,
    status: z.enum(invoiceStatuses).meta({
      description:
        'Refunded: as a whole; disputed: the bank of the payer wants it back; charged back: it got it.',
      examples: ['paid'],
    }),
    amount: z.int().meta({
      description: 'What it comes to, in minor units of the currency; negative where it is a credit.',
      examples: [6_800],
    }),
    refunded: amount('What was given back'),
    currency,
    periodStart: field.timestampOut('What it is for, from.', examples.before).exactOptional(),
    periodEnd: field.timestampOut('And until.', examples.later).exactOptional(),
    settledAt: field.timestampOut('When it was paid, first failed, was given back or disputed.'),
    url: z.url().meta({ description: 'Where it is shown.' }).exactOptional(),
  })
  .meta({ id: 'Invoice', description: 'A bill.' });

export const InvoiceList = pageOf(Invoice, 'Newest first.').meta({
  id: 'InvoiceList',
  description: 'Bills of the platform.',
});

/** What finance needs to give money back, or to answer for it. */
export const BillingForStaff = Billing.extend({
  invoices: z.array(Invoice).meta({ description: 'The newest hundred.' }),
}).meta({ id: 'BillingForStaff', description: 'What a platform pays for, has, and was billed.' });

export const exampleInvoice = {
  invoiceId: 'in_1Pq',
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
