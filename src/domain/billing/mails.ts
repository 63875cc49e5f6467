import type { MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Platform } from '../platforms/platform.ts';
import type { BillingNotice } from './account.ts';
import type { Order } from './prices.ts';

const itemsOf = ({ say }: Wording, { tier, addOns }: Order): string => {
  const items = [
    ...(tier ? [say('billing.tier', { tier })] : []),
    ...addOns.map((addOn) => say('billing.add_on', { addOn })),
  ];
  const [head = '', ...others] = items;
  return others.reduce((first, second) => say('billing.items', { first, second }), head);
};

const planOf = ({ say }: Wording, { tier, addOns }: Platform): string =>
  say('billing.plan', { tier, addOns: addOns.join(', '), extended: addOns.length > 0 });

/** Returns the email that notifies the owner of a platform. */
export const mailOf = (
  wording: Wording,
  notice: BillingNotice,
  { name }: Pick<Platform, 'name'>,
): MailText & { readonly kind: MailKind } => {
  const { language, say } = wording;
  if (notice.kind === 'plan-changed') {
    const [before, after] = [planOf(wording, notice.before), planOf(wording, notice.after)];
    return {
      kind: 'plan_changed',
      language,
      subject: say('plan_changed.subject', { name, plan: after }),
      paragraphs: [say('plan_changed.changed', { name, before, after }), say('billing.unaffected')],
    };
  }
  if (notice.kind === 'terms-changed') {
    const { before, after } = notice;
    const values = {
      name,
      items: itemsOf(wording, after.order),
      ...{ before: before.price, beforeInterval: before.interval },
      ...{ after: after.price, afterInterval: after.interval },
      paidUntil: after.paidUntil,
    };
    return {
      kind: 'plan_changed',
      language,
      subject: say('interval_changed.subject', { name, interval: after.interval }),
      paragraphs: [say('interval_changed.changed', values), say('interval_changed.unexpected')],
    };
  }
  const { subscription, last } = notice;
  const until = subscription.graceUntil;
  const items = itemsOf(wording, subscription.order);
  return {
    kind: 'payment_failed',
    language,
    subject: last
      ? say('payment_failed.last_subject', { name, until })
      : say('payment_failed.subject', { name }),
    paragraphs: [say('payment_failed.missing', { name, items, until }), say('billing.unaffected')],
  };
};
