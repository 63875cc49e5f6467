import { timestamp } from '../../../domain/shared/calendar.ts';
import { list, type Row } from './problem-row.ts';

type BillingFailure =
  | 'return-address-refused'
  | 'tier-by-contract'
  | 'held-already'
  | 'checkout-open'
  | 'payments-closed'
  | 'checkout-not-found'
  | 'checkout-not-open'
  | 'subscription-not-found'
  | 'subscription-ended'
  | 'provider-not-found'
  | 'payment-signature-invalid'
  | 'act-not-possible';

/** How failures of checkouts and payments are told. */
export const billingProblems = {
  'return-address-refused': {
    code: 'VALIDATION_FAILED',
    detail: ({ member, detail }) => `/${member}: ${detail}`,
    errors: ({ member, detail }) => [
      { in: 'body', pointer: `/${member}`, code: 'return_url_not_allowed', detail },
    ],
  },
  'tier-by-contract': {
    code: 'STATE_CONFLICT',
    detail: 'The platform has the enterprise tier, by contract: nothing is sold to it here.',
  },
  'held-already': {
    code: 'STATE_CONFLICT',
    detail: ({ items }) => `The platform has ${list(items)} already.`,
  },
  'checkout-open': {
    code: 'STATE_CONFLICT',
    detail: ({ items, checkoutId, expiresAt }) =>
      `The checkout ${checkoutId} for ${list(items)} is open until ${timestamp(expiresAt)}. Pay for it, or cancel it with DELETE /platforms/{slug}/checkouts/${checkoutId}.`,
  },
  'payments-closed': { code: 'NOT_FOUND', detail: 'This service takes no payments.' },
  'checkout-not-found': { code: 'NOT_FOUND', detail: 'There is no such checkout.' },
  'checkout-not-open': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) => `Cannot cancel a checkout whose status is ${status}.`,
  },
  'subscription-not-found': { code: 'NOT_FOUND', detail: 'This subscription does not exist.' },
  'subscription-ended': {
    code: 'STATE_CONFLICT',
    detail: 'This subscription has ended. Open a checkout to buy the plan again.',
  },
  'provider-not-found': { code: 'NOT_FOUND', detail: 'No payments come in from there.' },
  'payment-signature-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'The message carries no signature of the payment provider that holds now.',
  },
  'act-not-possible': {
    code: 'STATE_CONFLICT',
    detail: 'This cannot happen to the checkout as it is now. Load its page again.',
  },
} as const satisfies { readonly [Kind in BillingFailure]: Row<Kind> };
