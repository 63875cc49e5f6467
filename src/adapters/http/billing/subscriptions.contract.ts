import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleBilling, exampleSubscriptionId, Subscription } from './billing.schemas.ts';
import { UpdateSubscriptionDto } from './subscription.schemas.ts';

const tags = ['Platforms'];
const owner = { kind: 'platform', anyOf: [] } as const;

const subscriptionPath = platformPath.extend({
  subscriptionId: field.id('subscription', exampleSubscriptionId),
});
const [exampleSubscription] = exampleBilling.subscriptions;

export const updateSubscription = route({
  operation: 'updateSubscription',
  method: 'PATCH',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}',
  access: owner,
  summary: 'Change the plan of a subscription',
  description:
    'Changes the billing interval now, at the current price: a new period starts, the payment provider charges it, and credits what is left of the paid one. If the payment is declined, returns 402 PAYMENT_REQUIRED and nothing changes. Add-ons stay. The owner gets a mail, and the change is in the audit log. Needs every scope of the registry and an active subscription that is renewed.',
  tags,
  params: subscriptionPath,
  body: { schema: UpdateSubscriptionDto, example: { interval: 'year' } },
  replies: {
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

export const cancelSubscription = route({
  operation: 'cancelSubscription',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/cancel',
  access: owner,
  summary: 'Cancel a subscription',
  description:
    'Ends the subscription at the end of the paid period: you keep what it includes until `paidUntil`, and it is not renewed. Needs every scope of the registry.',
  tags,
  params: subscriptionPath,
  replies: {
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
  access: owner,
  summary: 'Resume a canceled subscription',
  description:
    'Undoes a cancellation: the subscription is renewed at the end of the paid period. Possible until then. Needs every scope of the registry.',
  tags,
  params: subscriptionPath,
  replies: {
    200: { description: 'The subscription.', schema: Subscription, example: exampleSubscription },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'STATE_CONFLICT'],
});
