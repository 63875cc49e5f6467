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

const costOf = ({ price, interval }: Subscription): string => `${priceText(price)} a ${interval}`;

/** Returns the mail that notifies the owner of a platform. */
export const mailOf = (
  notice: BillingNotice,
  { name }: Pick<Platform, 'name'>,
): MailText & { readonly kind: MailKind } => {
  if (notice.kind === 'plan-changed') {
    return {
      kind: 'plan_changed',
      subject: `${name} is on ${planOf(notice.after)}`,
      paragraphs: [
        `${name} was on ${planOf(notice.before)} and is on ${planOf(notice.after)} now. Tokens and keys that are in use follow at once.`,
        'Licenses that were issued and content that was published are not touched by it.',
      ],
    };
  }
  if (notice.kind === 'terms-changed') {
    const { before, after } = notice;
    const items = nameOf(after.order);
    return {
      kind: 'plan_changed',
      subject: `${name} pays for ${items} by the ${after.interval}`,
      paragraphs: [
        `${name} pays ${costOf(after)} for ${items}, and paid ${costOf(before)} before. A new period has started and is paid until ${dayOf(after.paidUntil)} (UTC). The payment provider credits what was left of the old period.`,
        'If you did not change this, remove the credential that was used, and contact us.',
      ],
    };
  }
  const { subscription, last } = notice;
  const until = dayOf(subscription.graceUntil);
  return {
    kind: 'payment_failed',
    subject: last ? `${name} loses its plan on ${until}` : `A payment of ${name} has not come in`,
    paragraphs: [
      `The payment for ${nameOf(subscription.order)} has not come in. Nothing changes before ${until} (UTC); then ${name} has it no longer, until it is paid.`,
      'Licenses that were issued and content that was published are not touched by it.',
    ],
  };
};
