import { accountOf } from '../../../../src/domain/billing/account.ts';
import type {
  DisputeStatus,
  PaymentEvent,
  PaymentEventOf,
} from '../../../../src/domain/billing/payment-event.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { graceMs } from '../../../../src/domain/billing/subscription.ts';
import type { Money } from '../../../../src/domain/shared/money.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

const checkout = aCheckout();
const monthEnd = intervalEnd(noon, 'month');
const bought = [paymentEvents.completed(checkout, noon), paymentEvents.paid(checkout, noon)];

const seen = (now: number) => ({ now, provider: 'sandbox' });
const at = (now: number, ...events: readonly PaymentEvent[]) => accountOf([checkout], events, seen(now));
const statusAt = (now: number, ...events: readonly PaymentEvent[]) =>
  at(now, ...events).subscriptions[0]?.status;
const tierAt = (now: number, ...events: readonly PaymentEvent[]) => at(now, ...events).entitled.tier;

describe('a dispute', () => {
  const disputed = (day: number, standing: DisputeStatus, from = noon) =>
    paymentEvents.disputed(checkout, noon + day * dayMs, { from, standing });

  it('withholds the entitlements while it is open, and restores them if it is won', () => {
    const events = [...bought, disputed(1, 'open')];
    expect(at(noon + dayMs, ...events)).toMatchObject({
      subscriptions: [{ status: 'withheld', reason: 'disputed' }],
      invoices: [{ status: 'disputed', settledAt: noon + dayMs }],
      entitled: { addOns: [] },
    });
    const won = [...events, disputed(9, 'won')];
    expect(tierAt(noon + 9 * dayMs, ...won)).toBe('growth');
    expect(at(noon + 9 * dayMs, ...won).invoices).toMatchObject([{ status: 'paid' }]);
    expect(tierAt(noon + 9 * dayMs, ...won.toReversed())).toBe('growth');
  });

  it('ends the subscription if it is lost, unless a later period was paid', () => {
    const lost = [...bought, disputed(1, 'open'), disputed(2, 'open'), disputed(9, 'lost')];
    expect(at(noon + 9 * dayMs, ...lost)).toMatchObject({
      subscriptions: [{ status: 'ended', endedAt: noon + 9 * dayMs, reason: 'charged_back' }],
      invoices: [{ status: 'charged_back' }],
    });
    const later = paymentEvents.paid(checkout, monthEnd, monthEnd);
    expect(statusAt(monthEnd + dayMs, ...lost, later)).toBe('active');
    const appealed = disputed(12, 'open');
    expect(statusAt(noon + 12 * dayMs, ...lost, appealed)).toBe('withheld');
  });

  it('counts once it is the last of two in one second that is final', () => {
    const events = [...bought, disputed(1, 'open'), disputed(1, 'won')];
    expect(tierAt(noon + dayMs, ...events)).toBe('growth');
    expect(tierAt(noon + dayMs, ...events.toReversed())).toBe('growth');
  });

  it('counts beside another one that was won', () => {
    const other = { ...disputed(2, 'won'), disputeRef: 'another' };
    expect(tierAt(noon + 3 * dayMs, ...bought, disputed(1, 'open'), other)).toBeUndefined();
  });
});

describe('an invoice', () => {
  const renewal = (total: Money, plan?: Money) =>
    paymentEvents.paid(checkout, monthEnd, monthEnd, { total, ...(plan && { plan }) });
  const price = { amount: checkout.amount, currency: 'EUR' };

  it.each([
    ['a smaller amount', renewal({ amount: checkout.amount - 1, currency: 'EUR' })],
    ['another currency', renewal({ amount: checkout.amount, currency: 'HUF' })],
    ['parts of periods only', renewal(price, { amount: 0, currency: 'EUR' })],
  ])('of %s extends nothing, and is shown as it is', (_, paid) => {
    const events = [...bought, paid];
    expect(at(monthEnd + 2 * dayMs, ...events)).toMatchObject({
      subscriptions: [{ status: 'past_due', paidUntil: monthEnd }],
      invoices: [{ status: 'paid', total: 'total' in paid ? paid.total : price }, { status: 'paid' }],
    });
    expect(tierAt(monthEnd + dayMs + graceMs, ...events)).toBeUndefined();
  });

  it('extends the plan by its part for a whole period, whatever its other lines', () => {
    const less = renewal({ amount: 100, currency: 'EUR' }, price);
    const more = renewal({ amount: checkout.amount + 100, currency: 'EUR' });
    for (const paid of [less, more]) expect(statusAt(monthEnd + 2 * dayMs, ...bought, paid)).toBe('active');
  });

  it('for something else does not affect the plan if it fails or is refunded', () => {
    const plan = { amount: 0, currency: 'EUR' };
    const { invoiceRef, ...bill } = { ...bought[1], invoiceRef: 'other' } as PaymentEventOf<'invoice.paid'>;
    const others = { ...bill, invoiceRef, plan, at: noon + dayMs, periodStart: noon + dayMs };
    const failed: PaymentEvent = { ...others, providerEventId: 'other failed', type: 'invoice.failed' };
    expect(statusAt(noon + 20 * dayMs, ...bought, failed)).toBe('active');
    const paid: PaymentEvent = { ...others, providerEventId: 'other paid' };
    const back = { ...paymentEvents.refunded(checkout, noon + 2 * dayMs), invoiceRef } as PaymentEvent;
    expect(statusAt(noon + 20 * dayMs, ...bought, paid, back)).toBe('active');
  });
});
