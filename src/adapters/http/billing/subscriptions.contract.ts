import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleBilling, exampleSubscriptionId, Subscription } from './billing.schemas.ts';
import { examplePlanPreview, PlanPreview } from './plans.schemas.ts';
import { UpdateSubscriptionDto } from './subscription.schemas.ts';

const tags = ['Platforms'];

const subscriptionPath = platformPath.extend({
  subscriptionId: field.id('subscription', exampleSubscriptionId),
});
const [exampleSubscription] = exampleBilling.subscriptions;

export const updateSubscription = route({
  operation: 'updateSubscription',
  method: 'PATCH',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}',
  access: manager,
  summary: 'Update a subscription',
  description:
    'Changes the billing interval immediately, at the current price. A new period starts: the payment provider charges it and credits the rest of the paid period. If the payment is declined, the response is 402 `PAYMENT_REQUIRED` and nothing changes. Add-ons stay unchanged. The contact address receives an email, and the change is recorded in the audit log. Requires every scope of the platform, and an active subscription that is renewed.',
  tags,
  params: subscriptionPath,
  body: { schema: UpdateSubscriptionDto, example: { interval: 'year' } },
  responses: {
    200: {
      description: 'The subscription.',
      schema: Subscription,
      example: { ...exampleSubscription, interval: 'year', amount: 68_000 },
    },
  },
  problems: [
    'PAYMENT_REQUIRED',
    'TOKEN_INVALID',
    'SCOPE_MISSING',
    'PLATFORM_NOT_FOUND',
    'NOT_FOUND',
    'STATE_CONFLICT',
  ],
});

export const previewSubscription = route({
  operation: 'previewSubscription',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/preview',
  access: manager,
  summary: 'Preview an update of a subscription',
  description:
    'Returns what the same update would cost now: the new period, the credit for the rest of the current period, and what the payment provider would charge immediately. It changes nothing. Requires every scope of the platform.',
  tags,
  params: subscriptionPath,
  body: { schema: UpdateSubscriptionDto, example: { interval: 'year' } },
  responses: { 200: { description: 'The preview.', schema: PlanPreview, example: examplePlanPreview } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const cancelSubscription = route({
  operation: 'cancelSubscription',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/cancel',
  access: manager,
  summary: 'Cancel a subscription',
  description:
    'Ends a subscription at the end of the paid period: you keep what it includes until `paidUntil`, and it is not renewed. Requires every scope of the platform.',
  tags,
  params: subscriptionPath,
  responses: {
    200: {
      description: 'The subscription.',
      schema: Subscription,
      example: { ...exampleSubscription, endsWithPeriod: true },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});

export const resumeSubscription = route({
  operation: 'resumeSubscription',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/resume',
  access: manager,
  summary: 'Resume a subscription',
  description:
    'Undoes a cancellation before the end of the paid period, so that the subscription is renewed. Requires every scope of the platform.',
  tags,
  params: subscriptionPath,
  responses: {
    200: { description: 'The subscription.', schema: Subscription, example: exampleSubscription },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});
