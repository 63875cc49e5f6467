import type { AuditNote } from '../audit/entry.ts';
import { planDetail } from '../platforms/plan-history.ts';
import type { Instant } from '../shared/calendar.ts';
import { priceText } from '../shared/money.ts';
import type { BillingNotice, Settlement } from './account.ts';
import type { Checkout } from './checkout.ts';
import type { PaymentEvent } from './payment-event.ts';
import { mismatchOf, type Subscription } from './subscription.ts';

type Detail = AuditNote['detail'];
type Subject = Pick<AuditNote, 'action' | 'subjects' | 'detail'>;
type Change<Kind extends BillingNotice['kind']> = Extract<BillingNotice, { readonly kind: Kind }>;

/** The payments that a settlement is based on, and the event that caused it; absent if it was due. */
interface Payments {
  readonly checkouts: readonly Checkout[];
  readonly events: readonly PaymentEvent[];
  readonly event: PaymentEvent | undefined;
}

const paidTwiceIn = (paidTwice: readonly Subscription[]): Detail => {
  const items = paidTwice.flatMap((subscription) => subscription.paidTwice ?? []).join(' ');
  const by = paidTwice.map(({ checkoutId }) => checkoutId).join(' ');
  return items === '' ? {} : { paidTwice: items, by };
};

/** Returns the checkout of a payment that differs from the order, and the details of both. */
const mismatchIn = ({ checkouts, events, event }: Payments) => {
  const checkout = checkouts.find(({ checkoutId }) => checkoutId === event?.checkoutId);
  const mismatch = checkout && event && mismatchOf(checkout, event, events);
  return (
    mismatch && {
      checkout,
      detail: {
        asked: `${checkout.amount} ${checkout.currency} ${checkout.providerRef}`,
        paid: `${mismatch.paid.amount} ${mismatch.paid.currency} ${mismatch.ref}`,
      },
    }
  );
};

const planChanged = (
  { before, after }: Change<'plan-changed'>,
  event: PaymentEvent | undefined,
  detail: Detail,
): Subject => ({
  action: 'billing.plan_changed',
  subjects: [after.platformId, ...(event ? [event.checkoutId] : [])],
  detail: {
    ...planDetail(before, after),
    ...detail,
  },
});

const termsChanged = (
  { before, after }: Change<'terms-changed'>,
  platformId: string,
  detail: Detail,
): Subject => ({
  action: 'billing.terms_changed',
  subjects: [platformId, after.checkoutId],
  detail: {
    intervalBefore: before.interval,
    interval: after.interval,
    priceBefore: priceText(before.price),
    price: priceText(after.price),
    ...detail,
  },
});

const subjectOf = (
  { account: { platformId }, notices, paidTwice }: Pick<Settlement, 'account' | 'notices' | 'paidTwice'>,
  payments: Payments,
): Subject | undefined => {
  const { event } = payments;
  const mismatch = mismatchIn(payments);
  const provider = event ? { provider: event.provider, providerEvent: event.providerEventId } : {};
  const detail = { ...paidTwiceIn(paidTwice), ...mismatch?.detail, ...provider };
  const plan = notices.find((notice) => notice.kind === 'plan-changed');
  if (plan) return planChanged(plan, event, detail);
  const terms = notices.find((notice) => notice.kind === 'terms-changed');
  if (terms) return termsChanged(terms, platformId, detail);
  const twice = paidTwice.map(({ checkoutId }) => checkoutId);
  if (twice.length > 0) return { action: 'billing.paid_twice', subjects: [...twice, platformId], detail };
  if (!mismatch) return undefined;
  const { checkout } = mismatch;
  return { action: 'billing.payment_mismatch', subjects: [checkout.checkoutId, checkout.platformId], detail };
};

/**
 * Returns the audit note of a settlement: of a change of plan or terms, of items that are paid twice, or of a
 * payment that differs from the order; undefined if it is none of these.
 */
export const settlementNote = (
  settlement: Pick<Settlement, 'account' | 'notices' | 'paidTwice'>,
  payments: Payments,
  {
    at,
    actor = { kind: 'service' },
  }: { readonly at: Instant; readonly actor?: AuditNote['actor'] | undefined },
): AuditNote | undefined => {
  const subject = subjectOf(settlement, payments);
  return subject && { at, actor, ...subject };
};
