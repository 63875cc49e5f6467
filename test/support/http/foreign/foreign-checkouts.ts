import { anOrderOfPlan } from '../successes/billing-operations.ts';
import type { Attempts } from './foreign-webhooks.ts';

const subscriptionOf = (slug: string, checkoutId: string): string =>
  `/api/v1/platforms/${slug}/billing/subscriptions/${checkoutId.replace(/^[^_]*/, 'sub')}`;

/** The attempts of one platform on the payments of another. */
export const billingAttempts: Attempts = {
  createCheckout: [
    ({ slug }, _, { client }) => client.post('/api/v1/platforms/checkout', anOrderOfPlan(slug)),
    403,
    { code: 'PLATFORM_MISMATCH' },
  ],
  getCheckout: [
    ({ checkoutId }, _, { client, slug }) => client.get(`/api/v1/platforms/${slug}/checkouts/${checkoutId}`),
    404,
    { code: 'NOT_FOUND' },
  ],
  cancelCheckout: [
    ({ checkoutId }, _, { client, slug }) =>
      client.delete(`/api/v1/platforms/${slug}/checkouts/${checkoutId}`),
    404,
    { code: 'NOT_FOUND' },
  ],
  cancelSubscription: [
    ({ checkoutId }, _, { client, slug }) => client.post(`${subscriptionOf(slug, checkoutId)}/cancel`),
    404,
    { code: 'NOT_FOUND' },
  ],
  resumeSubscription: [
    ({ checkoutId }, _, { client, slug }) => client.post(`${subscriptionOf(slug, checkoutId)}/resume`),
    404,
    { code: 'NOT_FOUND' },
  ],
  previewSubscription: [
    ({ checkoutId }, _, { client, slug }) =>
      client.post(`${subscriptionOf(slug, checkoutId)}/preview`, { interval: 'year' }),
    404,
    { code: 'NOT_FOUND' },
  ],
  updateSubscription: [
    ({ checkoutId }, _, { client, slug }) =>
      client.ask('PATCH', subscriptionOf(slug, checkoutId), { body: { interval: 'year' } }),
    404,
    { code: 'NOT_FOUND' },
  ],
  getBilling: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/billing`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  downloadInvoice: [
    ({ checkoutId }, _, { client, slug }) =>
      client.get(
        `/api/v1/platforms/${slug}/billing/invoices/${checkoutId.replace(/^[^_]*/, 'inv')}_first/pdf`,
      ),
    404,
    { code: 'NOT_FOUND' },
  ],
  listFees: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/billing/fees`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  listInvoices: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/billing/invoices`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
};

/** For the payment provider and for browsers, whose only credential is the address. */
export const paymentsOfAnyone = ['receivePayment', 'showSandboxCheckout', 'playSandboxCheckout'] as const;
