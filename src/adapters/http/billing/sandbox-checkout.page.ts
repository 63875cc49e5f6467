import type { SandboxPaymentAct } from '../../../domain/billing/sandbox-payment.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { priceText } from '../../../domain/shared/money.ts';
import type { SandboxPayment } from '../../../ports/driving/billing.ts';
import { html, type Html } from '../reference/html.ts';
import { brandMark, iconLink, type Look } from '../vocabulary/look.ts';

const labels: Readonly<Record<SandboxPaymentAct, string>> = {
  pay: 'Pay',
  decline: 'Decline the card',
  expire: 'Expire the checkout',
  renew: 'Pay the next period',
  fail_renewal: 'Fail the next payment',
  end_with_period: 'Cancel at the end of the period',
  cancel: 'Cancel now',
  refund: 'Refund the last payment',
};

const returnLink = ({ status, checkout }: SandboxPayment): Html =>
  status === 'completed'
    ? html`<p><a href="${checkout.successUrl}" rel="noreferrer">Return to the platform as paid</a></p>`
    : html`<p>
        <a href="${checkout.cancelUrl}" rel="noreferrer">Return to the platform without payment</a>
      </p>`;

const statusOf = ({ status, subscription }: SandboxPayment): Html =>
  subscription
    ? html`<p>
        The subscription is <strong>${subscription.status}</strong>, paid until
        ${timestamp(subscription.paidUntil)}.
      </p>`
    : html`<p>The checkout is <strong>${status}</strong>.</p>`;

/** A page without scripts: the order, its status, and a button for each possible payment event. */
export const sandboxPage = (look: Look, sandboxPayment: SandboxPayment): string => {
  const { checkout, tokens } = sandboxPayment;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox checkout</title>
        ${iconLink(look)}
        <link rel="stylesheet" href="/reference/reference.css" />
      </head>
      <body>
        <main class="plain">
          <p class="brand">${brandMark(look)}</p>
          <h1>Sandbox checkout</h1>
          <p>No money moves here. Choose what the payment provider reports.</p>
          <ul>
            ${checkout.lines.map(
              ({ item, price }) => html`<li>${item}: ${priceText(price)} per ${checkout.interval}</li> `,
            )}
          </ul>
          <p>Total: ${priceText(checkout)} per ${checkout.interval}.</p>
          ${statusOf(sandboxPayment)}
          ${tokens.map(
            ({ act, token }) =>
              html`<form method="post">
                <input type="hidden" name="token" value="${token}" />
                <p><button>${labels[act]}</button></p>
              </form> `,
          )}
          ${returnLink(sandboxPayment)}
        </main>
      </body>
    </html> `.html;
};
