import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import * as field from '../vocabulary/fields.ts';
import {
  Billing,
  Checkout,
  exampleBilling,
  exampleCheckout,
  exampleCheckoutId,
  PlatformCheckoutDto,
} from './billing.schemas.ts';
import { BillingForStaff, exampleBillingForStaff, exampleInvoice, InvoiceList } from './invoice.schemas.ts';

const tags = ['Platforms'];
const { examples } = field;
const owner = { kind: 'platform', anyOf: [] } as const;

export const openCheckout = route({
  operation: 'createCheckout',
  method: 'POST',
  path: '/api/v1/platforms/checkout',
  access: owner,
  summary: 'Buy a tier or an add-on',
  description:
    'Answers where it is paid. What was bought holds once the payment provider has told of the payment, on tokens that are in use too. Needs every scope of the registry.',
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
  replies: { 201: { description: 'The checkout.', schema: Checkout, example: exampleCheckout } },
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
  access: owner,
  summary: 'Read a checkout',
  tags,
  params: platformPath.extend({ checkoutId: field.id('checkout', exampleCheckoutId) }),
  replies: { 200: { description: 'The checkout.', schema: Checkout, example: exampleCheckout } },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const cancelCheckout = route({
  operation: 'cancelCheckout',
  method: 'DELETE',
  path: '/api/v1/platforms/{slug}/checkouts/{checkoutId}',
  access: owner,
  summary: 'Cancel an open checkout',
  description:
    'Closes the checkout here and at the payment provider, so that it can no longer be paid and you can open another one. Needs every scope of the registry.',
  tags,
  params: platformPath.extend({ checkoutId: field.id('checkout', exampleCheckoutId) }),
  replies: {
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
  access: owner,
  summary: 'Read what you pay for',
  description: 'What holds now stands in `tier` and `entitlements`, what is paid for in `paidFor`.',
  tags,
  params: platformPath,
  replies: { 200: { description: 'Subscriptions.', schema: Billing, example: exampleBilling } },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

export const listInvoices = route({
  operation: 'listInvoices',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/billing/invoices',
  access: owner,
  summary: 'List your invoices',
  description: 'The newest hundred; `total` says how many there are.',
  tags,
  params: platformPath,
  replies: {
    200: {
      description: 'The invoices.',
      schema: InvoiceList,
      example: { data: [exampleInvoice], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

export const showBillingToStaff = route({
  operation: 'getBillingForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/billing',
  access: { kind: 'staff', anyOf: ['finance'] },
  summary: 'Read what a platform pays for',
  description: 'With its invoices, under the ids that the payment provider gave them.',
  tags: ['Staff'],
  params: namedPlatformPath,
  replies: {
    200: { description: 'Its account.', schema: BillingForStaff, example: exampleBillingForStaff },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

const signature = z.string().max(4096).meta({ description: 'Over the raw bytes.' }).exactOptional();

/** For the payment provider alone: partners have nothing to send there. */
export const receivePayment = route({
  operation: 'receivePayment',
  method: 'POST',
  path: '/api/v1/webhooks/payments/{provider}',
  access: { kind: 'public' },
  summary: 'Tell of a payment',
  tags: ['Webhooks'],
  params: z.strictObject({ provider: z.string() }),
  headers: z.object({ 'stripe-signature': signature, 'sandbox-signature': signature }),
  body: { schema: z.looseObject({}), raw: true, limit: 1024 * 1024, example: { id: 'evt_1' } },
  replies: {
    200: {
      description: 'It was heard.',
      schema: z.object({ outcome: z.enum(['recorded', 'heard-before', 'ignored']) }),
      example: { outcome: 'recorded' },
    },
  },
  problems: ['TOKEN_INVALID', 'NOT_FOUND', 'RATE_LIMITED'],
  undocumented: true,
});
