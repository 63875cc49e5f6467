import { accountOf } from '../../../../src/domain/billing/account.ts';
import type { PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { mismatchOf } from '../../../../src/domain/billing/subscription.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

const monthly = aCheckout();
const yearly = aCheckout({ interval: 'year' });
const changedAt = noon + 10 * dayMs;
const now = changedAt + dayMs;

const subscriptionAt = (of: typeof monthly, moment: number, ...events: readonly PaymentEvent[]) =>
  accountOf([of], events, { now: moment, provider: 'sandbox' }).subscriptions[0];
const bought = (of: typeof monthly) => [paymentEvents.completed(of, noon), paymentEvents.paid(of, noon)];
/** A bill for the plan after the change. */
const billed = (at: number, from: number, of = yearly): PaymentEvent => paymentEvents.paid(of, at, from);

describe('a subscription whose interval was changed', () => {
  it('costs the new price and is paid for a new period from the change', () => {
    const toYear = paymentEvents.repriced(monthly, changedAt, 'year');
    expect(subscriptionAt(monthly, now, ...bought(monthly), toYear)).toMatchObject({
      status: 'active',
      interval: 'year',
      price: { amount: 49_000, currency: 'EUR' },
      startedAt: noon,
      paidUntil: intervalEnd(changedAt, 'year'),
    });
  });

  it('is no longer paid until the end of the abandoned year', () => {
    const toMonth = paymentEvents.repriced(yearly, changedAt, 'month');
    const events = [...bought(yearly), toMonth, billed(changedAt, changedAt, monthly)];
    const paidUntil = intervalEnd(changedAt, 'month');
    expect(subscriptionAt(yearly, now, ...events)).toMatchObject({ status: 'active', paidUntil });
    expect(subscriptionAt(yearly, paidUntil + 2 * dayMs, ...events)?.status).toBe('past_due');
    const renewed = billed(paidUntil, paidUntil, monthly);
    expect(subscriptionAt(yearly, paidUntil + 2 * dayMs, ...events, renewed)?.status).toBe('active');
  });

  it('is not renewed by an invoice at its previous price', () => {
    const events = [...bought(monthly), paymentEvents.repriced(monthly, changedAt, 'year')];
    const end = intervalEnd(changedAt, 'year');
    const old = paymentEvents.paid(monthly, end, end);
    const full = billed(end, end);
    expect(mismatchOf(monthly, old, events)).toEqual({
      paid: { amount: 4_900, currency: 'EUR' },
      ref: expect.any(String) as string,
    });
    expect(mismatchOf(monthly, full, events)).toBeUndefined();
    expect(subscriptionAt(monthly, end + 2 * dayMs, ...events, old)?.status).toBe('past_due');
    expect(subscriptionAt(monthly, end + 2 * dayMs, ...events, full)?.status).toBe('active');
  });

  it('ends if the new period is refunded, but not if the period before the change is', () => {
    const events = [
      ...bought(yearly),
      paymentEvents.repriced(yearly, changedAt, 'month'),
      billed(changedAt, changedAt, monthly),
    ];
    const given = (from: number) => paymentEvents.refunded(yearly, now, { from });
    expect(subscriptionAt(yearly, now, ...events, given(noon))?.status).toBe('active');
    expect(subscriptionAt(yearly, now, ...events, given(changedAt))?.status).toBe('ended');
  });

  it('is overdue if the invoice for the change fails later', () => {
    const events = [...bought(monthly), paymentEvents.repriced(monthly, changedAt, 'year')];
    const failed = paymentEvents.failed(yearly, now, changedAt);
    expect(subscriptionAt(monthly, now + 1, ...events, failed)?.status).toBe('past_due');
  });

  it('is not paid by a provider that repeats the terms when the next period begins', () => {
    const end = intervalEnd(changedAt, 'year');
    const events = [
      ...bought(monthly),
      paymentEvents.repriced(monthly, changedAt, 'year'),
      paymentEvents.repriced(monthly, end, 'year'),
    ];
    expect(subscriptionAt(monthly, end + 2 * dayMs, ...events)?.paidUntil).toBe(end);
  });

  it('follows the provider’s order of two changes, in whatever order they arrive', () => {
    const late = paymentEvents.repriced(monthly, changedAt + 9_000, 'year', changedAt);
    const back = paymentEvents.repriced(monthly, changedAt + 5_000, 'month', changedAt + 5_000);
    const events = [...bought(monthly), late, back];
    const seen = subscriptionAt(monthly, now, ...events);
    expect(seen).toMatchObject({ interval: 'month', paidUntil: intervalEnd(changedAt + 5_000, 'month') });
    expect(subscriptionAt(monthly, now, ...events.toReversed())).toEqual(seen);
  });

  it('keeps its renewal setting', () => {
    const canceled = paymentEvents.changed(monthly, changedAt - 1, true);
    const events = [...bought(monthly), canceled, paymentEvents.repriced(monthly, changedAt, 'year')];
    expect(subscriptionAt(monthly, now, ...events)).toMatchObject({ interval: 'year', endsWithPeriod: true });
  });
});
