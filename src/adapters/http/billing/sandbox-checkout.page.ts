import type { RehearsalAct } from '../../../domain/billing/rehearsal.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { Rehearsal } from '../../../ports/driving/billing.ts';
import { html, type Html } from '../reference/html.ts';

const labels: Readonly<Record<RehearsalAct, string>> = {
  pay: 'Pay',
  decline: 'Let the card be declined',
  expire: 'Let the checkout expire',
  renew: 'Pay the next period',
  fail_renewal: 'Let the next payment fail',
  end_with_period: 'Do not renew',
  cancel: 'Cancel at once',
  refund: 'Give the last payment back',
};

/** Of minor units, with just the decimals that the currency has. */
const money = (amount: number, currency: string): string => {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = style.resolvedOptions().maximumFractionDigits ?? 2;
  return `${(amount / 10 ** decimals).toFixed(decimals)} ${currency}`;
};

const wayBack = ({ status, checkout }: Rehearsal): Html =>
  status === 'completed'
    ? html`<p><a href="${checkout.successUrl}" rel="noreferrer">Back to the platform: paid</a></p>`
    : html`<p><a href="${checkout.cancelUrl}" rel="noreferrer">Back to the platform: not paid</a></p>`;

const standing = ({ status, subscription }: Rehearsal): Html =>
  subscription
    ? html`<p>
        The subscription is <strong>${subscription.status}</strong>, paid until
        ${timestamp(subscription.paidUntil)}.
      </p>`
    : html`<p>The checkout is <strong>${status}</strong>.</p>`;

/** A page without scripts: what was ordered, what it has become, and a button for everything that may happen next. */
export const sandboxPage = (rehearsal: Rehearsal): string => {
  const { checkout, seals } = rehearsal;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox checkout</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reference/reference.css" />
      </head>
      <body>
        <main class="plain">
          <h1>Sandbox checkout</h1>
          <p>No money moves here: choose what shall happen.</p>
          <ul>
            ${checkout.lines.map(
              ({ item, price }) =>
                html`<li>${item}: ${money(price.amount, price.currency)} a ${checkout.interval}</li> `,
            )}
          </ul>
          <p>Together ${money(checkout.amount, checkout.currency)} a ${checkout.interval}.</p>
          ${standing(rehearsal)}
          ${seals.map(
            ({ act, seal }) =>
              html`<form method="post">
                <input type="hidden" name="seal" value="${seal}" />
                <p><button>${labels[act]}</button></p>
              </form> `,
          )}
          ${wayBack(rehearsal)}
        </main>
      </body>
    </html> `.html;
};
