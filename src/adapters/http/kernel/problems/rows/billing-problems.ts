import { priceText } from '../../../../../domain/shared/money.ts';
import { maxPayments } from '../../../../../domain/fees/fee-payment.ts';
import { timestamp } from '../../../../../domain/shared/calendar.ts';
import type { FailureOfKind } from '../failures.ts';
import { list, type Rows } from '../problem-row.ts';

/** Why a subscription keeps its plan, and what to do. */
const unchanged: Readonly<Record<FailureOfKind<'plan-not-changed'>['reason'], string>> = {
  'sandbox-platform': 'Cannot change the plan of a sandbox platform. Use a live platform.',
  'ends-with-period': 'This subscription is canceled. Resume it before you change its plan.',
  'not-active': 'Cannot change a subscription whose last payment is overdue or disputed. Settle it first.',
  'free-tier': 'The developer tier is free. Cancel the subscription to return to it.',
  'tier-not-sold':
    'The enterprise tier is set by contract and cannot be bought. Contact our partnerships team.',
  'add-ons-only': 'This subscription pays for add-ons only. Open a checkout to buy the tier.',
  'currency-changed':
    'This subscription is paid in a currency that is no longer sold. Cancel it, and open a checkout when it has ended.',
  'same-plan': 'This subscription already has this tier and interval.',
};

const errorOf = (pointer: string, detail: string) =>
  ({ in: 'body', pointer, code: 'custom', detail }) as const;

/** Problems of checkouts and payments. */
export const billingProblems = {
  'return-address-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ member, detail }) => `/${member}: ${detail}`,
    errors: ({ member, detail }) => [
      { in: 'body', pointer: `/${member}`, code: 'return_url_not_allowed', detail },
    ],
  },
  'tier-by-contract': {
    code: 'STATE_CONFLICT',
    detail: 'Your platform has the enterprise tier by contract. It cannot buy tiers or add-ons here.',
  },
  'sandbox-not-sold': {
    code: 'STATE_CONFLICT',
    detail:
      'A sandbox platform cannot buy tiers or add-ons. Register a live platform, or ask us to change the tier of the sandbox.',
  },
  'already-granted': {
    code: 'STATE_CONFLICT',
    detail: ({ items }) => `Your platform already has ${list(items)}.`,
  },
  'checkout-open': {
    code: 'STATE_CONFLICT',
    detail: ({ items, checkoutId, expiresAt }) =>
      `The checkout ${checkoutId} for ${list(items)} is open until ${timestamp(expiresAt)}. Pay for it, or cancel it with DELETE /platforms/{slug}/checkouts/${checkoutId}.`,
  },
  'payments-closed': { code: 'NOT_FOUND', detail: 'This service does not accept payments.' },
  'checkout-not-found': { code: 'NOT_FOUND', detail: 'This checkout does not exist.' },
  'checkout-not-open': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) => `Cannot cancel a checkout whose status is ${status}.`,
  },
  'subscription-not-found': { code: 'NOT_FOUND', detail: 'This subscription does not exist.' },
  'invoice-not-found': { code: 'NOT_FOUND', detail: 'This invoice does not exist.' },
  'fee-invoice-not-found': {
    code: 'NOT_FOUND',
    detail:
      'No fee invoice has this ID. Payments are recorded for fee invoices only: list them (GET /api/v1/staff/invoices?kind=fees).',
  },
  'fee-payment-not-found': { code: 'NOT_FOUND', detail: 'This invoice has no payment with this ID.' },
  'payment-exceeds-invoice': {
    code: 'STATE_CONFLICT',
    detail: ({ owed, currency }) =>
      `The amount exceeds what is owed on this invoice: ${priceText({ amount: owed, currency })}. Record the rest of the transfer for another invoice, or return it to the payer.`,
    errors: ({ owed, currency }) => [
      errorOf('/amount', `must be at most ${priceText({ amount: owed, currency })}`),
    ],
    members: ({ owed, currency }) => ({ owed: { amount: owed, currency } }),
  },
  'payment-in-future': {
    code: 'STATE_CONFLICT',
    detail: 'The day of a payment cannot be after today (UTC). Record it once the bank has booked it.',
    errors: () => [errorOf('/receivedOn', 'must not be after today (UTC)')],
  },
  'payment-before-invoice': {
    code: 'STATE_CONFLICT',
    detail: ({ issuedOn }) =>
      `The day of a payment cannot be before ${issuedOn}, when the invoice was issued. Check the day, and whether the transfer pays another invoice.`,
    errors: ({ issuedOn }) => [errorOf('/receivedOn', `must not be before ${issuedOn}`)],
  },
  'nothing-owed': {
    code: 'STATE_CONFLICT',
    detail: 'Nothing is owed on an invoice of a sandbox platform. It has no payments.',
  },
  'too-many-payments': {
    code: 'STATE_CONFLICT',
    detail: `An invoice has at most ${maxPayments} payments that are not reversed.`,
  },
  'fee-payment-reversed': {
    code: 'STATE_CONFLICT',
    detail: ({ reason }) =>
      `This payment was reversed with another reason, ${reason}. A reversal cannot be changed.`,
    errors: ({ reason }) => [errorOf('/reason', `must be ${reason}`)],
  },
  'subscription-ended': {
    code: 'STATE_CONFLICT',
    detail: 'This subscription has ended. Open a checkout to buy the plan again.',
  },
  'plan-not-changed': { code: 'STATE_CONFLICT', detail: ({ reason }) => unchanged[reason] },
  'payment-declined': {
    code: 'PAYMENT_REQUIRED',
    detail:
      'The payment for this change was declined, and nothing changed. Update the payment method at the payment provider, then try again.',
  },
  'provider-not-found': { code: 'NOT_FOUND', detail: 'This payment provider is not configured.' },
  'payment-signature-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'The message has no valid signature of the payment provider.',
  },
  'act-not-possible': {
    code: 'STATE_CONFLICT',
    detail: 'The checkout has changed. Reload its page.',
  },
} as const satisfies Rows;
