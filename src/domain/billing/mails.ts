import type { MailKind, MailText } from '../mail/mail.ts';
import type { Platform } from '../platforms/platform.ts';
import { dayOf } from '../shared/calendar.ts';
import type { BillingNotice } from './account.ts';
import { priceText } from '../shared/money.ts';
import type { Order } from './prices.ts';
import type { Subscription } from './subscription.ts';

const nameOf = ({ tier, addOns }: Order): string =>
  [...(tier ? [`the ${tier} tier`] : []), ...addOns.map((addOn) => `the ${addOn} add-on`)].join(' and ');

const planOf = ({ tier, addOns }: Platform): string =>
  `the ${tier} tier${addOns.length > 0 ? ` with ${addOns.join(', ')}` : ''}`;

const costOf = ({ price, interval }: Subscription): string => `${priceText(price)} per ${interval}`;

/** Returns the mail that notifies the owner of a platform. */
export const mailOf = (
  notice: BillingNotice,
  { name }: Pick<Platform, 'name'>,
): MailText & { readonly kind: MailKind } => {
  if (notice.kind === 'plan-changed') {
    return {
      kind: 'plan_changed',
      subject: `The plan of ${name} has changed to ${planOf(notice.after)}`,
      paragraphs: [
        `The plan of ${name} has changed from ${planOf(notice.before)} to ${planOf(notice.after)}. The change applies immediately to all keys and tokens.`,
        'Issued licenses and published content are not affected.',
      ],
    };
  }
  if (notice.kind === 'terms-changed') {
    const { before, after } = notice;
    const items = nameOf(after.order);
    return {
      kind: 'plan_changed',
      subject: `The billing interval of ${name} has changed to ${after.interval === 'year' ? 'yearly' : 'monthly'}`,
      paragraphs: [
        `${name} now pays ${costOf(after)} for ${items} instead of ${costOf(before)}. A new period has started and is paid until ${dayOf(after.paidUntil)} (UTC). The payment provider credits the rest of the old period.`,
        'If you did not change this, remove the credential that was used, and contact us.',
      ],
    };
  }
  const { subscription, last } = notice;
  const until = dayOf(subscription.graceUntil);
  return {
    kind: 'payment_failed',
    subject: last ? `${name} loses its plan on ${until}` : `A payment of ${name} has failed`,
    paragraphs: [
      `We have not received the payment for ${nameOf(subscription.order)}. Nothing changes before ${until} (UTC). If the payment has not arrived by then, ${name} loses access until it is paid.`,
      'Issued licenses and published content are not affected.',
    ],
  };
};
