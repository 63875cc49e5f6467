import { z } from 'zod';
import { maxDocumentLines } from '../../../domain/fees/fee-invoice.ts';
import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import {
  Billing,
  Checkout,
  exampleBilling,
  exampleCheckout,
  exampleCheckoutId,
  PlatformCheckoutDto,
} from './billing.schemas.ts';
import {
  BillingForStaff,
  exampleBillingForStaff,
  exampleInvoice,
  invoiceId,
  InvoiceList,
  invoicePdfResponses,
} from './invoice.schemas.ts';

const tags = ['Platforms'];
const { examples } = field;

export const openCheckout = route({
  operation: 'createCheckout',
  method: 'POST',
  path: '/api/v1/platforms/checkout',
  access: manager,
  summary: 'Create a checkout',
  description:
    'Returns a URL at which you pay for a tier, add-ons or both. Your purchase takes effect when the payment provider confirms the payment, including for access tokens that are in use. Requires every scope of the platform.',
  tags,
  body: {
    schema: PlatformCheckoutDto,
    example: {
      slug: examples.slug,
      tier: 'growth',
      addOns: ['stems'],
      interval: 'month',
      successUrl: 'https://acme.example/paid',
      cancelUrl: 'https://acme.example/plans',
    },
  },
  responses: { 201: { description: 'The checkout.', schema: Checkout, example: exampleCheckout } },
  problems: [
    'TOKEN_INVALID',
    'SCOPE_MISSING',
    'PLATFORM_MISMATCH',
    'PLATFORM_NOT_FOUND',
    'NOT_FOUND',
    'STATE_CONFLICT',
  ],
  idempotent: true,
});

export const readCheckout = route({
  operation: 'getCheckout',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/checkouts/{checkoutId}',
  access: manager,
  summary: 'Retrieve a checkout',
  tags,
  params: platformPath.extend({ checkoutId: field.id('checkout', exampleCheckoutId) }),
  responses: { 200: { description: 'The checkout.', schema: Checkout, example: exampleCheckout } },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const cancelCheckout = route({
  operation: 'cancelCheckout',
  method: 'DELETE',
  path: '/api/v1/platforms/{slug}/checkouts/{checkoutId}',
  access: manager,
  summary: 'Cancel a checkout',
  description:
    'Closes an open checkout here and at the payment provider, so that it can no longer be paid and you can create another one. Requires every scope of the platform.',
  tags,
  params: platformPath.extend({ checkoutId: field.id('checkout', exampleCheckoutId) }),
  responses: {
    200: {
      description: 'The checkout, whose status is now `expired`.',
      schema: Checkout,
      example: { ...exampleCheckout, status: 'expired' },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const readBilling = route({
  operation: 'getBilling',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/billing',
  access: manager,
  summary: 'Retrieve billing',
  description:
    'Returns your subscriptions, open checkouts and current offers, and all tiers and add-ons with their quotas and prices. `tier` and `entitlements` are what you have now; `paidFor` is what your subscriptions pay for. Requires every scope of the platform.',
  tags,
  params: platformPath,
  responses: {
    200: { description: 'The billing of your platform.', schema: Billing, example: exampleBilling },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

export const listInvoices = route({
  operation: 'listInvoices',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/billing/invoices',
  access: manager,
  summary: 'List invoices',
  description:
    'Returns your latest 100 invoices, those for your plan and those for license fees; `total` is the number of all invoices. `listFees` with `invoiceId` returns the lines of a fee invoice. Requires every scope of the platform.',
  tags,
  params: platformPath,
  responses: {
    200: {
      description: 'The invoices.',
      schema: InvoiceList,
      example: { data: [exampleInvoice], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

export const downloadInvoice = route({
  operation: 'downloadInvoice',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/billing/invoices/{invoiceId}/pdf',
  access: manager,
  summary: 'Download an invoice',
  description: `Returns an invoice as a PDF: seller, buyer, items, tax and total. A fee invoice with more than ${maxDocumentLines} lines shows only their sum. If the payment provider has a document of its own, the response is a redirect (303) to it, because only one document is the invoice. Requires every scope of the platform.`,
  tags,
  params: platformPath.extend({ invoiceId }),
  responses: invoicePdfResponses,
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const showBillingToStaff = route({
  operation: 'getBillingForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/billing',
  access: { kind: 'staff', anyOf: ['finance'] },
  summary: 'Retrieve the billing of a platform',
  description:
    'Returns the subscriptions, open checkouts and latest 100 invoices of a platform. Invoices for plans have the IDs of the payment provider.',
  tags: ['Staff'],
  params: namedPlatformPath,
  responses: {
    200: {
      description: 'The billing of the platform.',
      schema: BillingForStaff,
      example: exampleBillingForStaff,
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

const signature = z.string().max(4096).meta({ description: 'Signature of the raw body.' }).exactOptional();

/** For payment providers only; not for partners. */
export const receivePayment = route({
  operation: 'receivePayment',
  method: 'POST',
  path: '/api/v1/webhooks/payments/{provider}',
  access: { kind: 'public' },
  summary: 'Report a payment',
  tags: ['Webhooks'],
  params: z.strictObject({ provider: z.string() }),
  headers: z.object({ 'stripe-signature': signature, 'sandbox-signature': signature }),
  body: { schema: z.looseObject({}), raw: true, limit: 1024 * 1024, example: { id: 'evt_1' } },
  responses: {
    200: {
      description: 'The message was received.',
      schema: z.object({ outcome: z.enum(['recorded', 'duplicate', 'ignored']) }),
      example: { outcome: 'recorded' },
    },
  },
  problems: ['TOKEN_INVALID', 'NOT_FOUND', 'RATE_LIMITED'],
  undocumented: true,
});
