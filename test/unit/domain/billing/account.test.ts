import fc from 'fast-check';
import { accountOf, checkoutStatusOf, comesDue } from '../../../../src/domain/billing/account.ts';
import type { PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { graceMs } from '../../../../src/domain/billing/subscription.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

const checkout = aCheckout();
const monthEnd = intervalEnd(noon, 'month');
const bought = [paymentEvents.completed(checkout, noon), paymentEvents.paid(checkout, noon)];

const seen = (now: number) => ({ now, provider: 'sandbox' });
const at = (now: number, ...events: readonly PaymentEvent[]) => accountOf([checkout], events, seen(now));
const statusAt = (now: number, ...events: readonly PaymentEvent[]) =>
  at(now, ...events).subscriptions[0]?.status;
const tierAt = (now: number, ...events: readonly PaymentEvent[]) => at(now, ...events).entitled.tier;

describe('a checkout', () => {
  it('grants no entitlements before it is paid', () => {
    expect(at(noon).entitled).toEqual({ addOns: [] });
    expect(at(noon, paymentEvents.paid(checkout, noon)).entitled).toEqual({ addOns: [] });
    expect(checkoutStatusOf(checkout, [], noon)).toBe('open');
  });

  it('grants the ordered entitlements once the full price is paid', () => {
    expect(at(noon, ...bought).entitled).toEqual({ tier: 'growth', addOns: [] });
    const stems = aCheckout({ order: { addOns: ['stems'] } });
    expect(accountOf([stems], [paymentEvents.completed(stems, noon)], seen(noon)).entitled).toEqual({
      addOns: ['stems'],
    });
  });

  it.each([
    ['another amount', { paid: { amount: checkout.amount - 1, currency: 'EUR' } }],
    ['another currency', { paid: { amount: checkout.amount, currency: 'HUF' } }],
    ['another reference', { providerRef: 'session-2' }],
    ['another provider', { provider: 'stripe' }],
  ])('entitles to nothing when it is completed with %s', (_, changes) => {
    const completed = paymentEvents.completed(checkout, noon, changes);
    expect(at(noon, completed, paymentEvents.paid(checkout, noon))).toMatchObject({
      subscriptions: [],
      entitled: { addOns: [] },
    });
    expect(checkoutStatusOf(checkout, [completed], noon)).toBe('open');
  });

  it('expires by time or by an event of the provider, and a payment overrides both', () => {
    expect(checkoutStatusOf(checkout, [], checkout.expiresAt)).toBe('expired');
    expect(checkoutStatusOf(checkout, [paymentEvents.expired(checkout, noon)], noon)).toBe('expired');
    const all = [paymentEvents.expired(checkout, noon), ...bought];
    expect(checkoutStatusOf(checkout, all, checkout.expiresAt)).toBe('completed');
  });

  it('ignores events of unknown checkouts', () => {
    const other = aCheckout({}, 2);
    expect(at(noon, paymentEvents.completed(other, noon), paymentEvents.paid(other, noon))).toMatchObject({
      subscriptions: [],
      invoices: [],
    });
  });
});

describe('a subscription', () => {
  it('lasts until the end of the paid period', () => {
    const renewed = paymentEvents.paid(checkout, monthEnd + 3_600_000, monthEnd);
    expect(statusAt(monthEnd + 2 * dayMs, ...bought, renewed)).toBe('active');
    expect(at(monthEnd + 2 * dayMs, ...bought, renewed).subscriptions[0]?.paidUntil).toBe(
      intervalEnd(monthEnd, 'month'),
    );
  });

  it('keeps its entitlements for seven days after a failed renewal, and none afterwards', () => {
    const failedAt = monthEnd + 3_600_000;
    const events = [...bought, paymentEvents.failed(checkout, failedAt, monthEnd)];
    expect(statusAt(failedAt - 1, ...events)).toBe('active');
    expect(statusAt(failedAt, ...events)).toBe('past_due');
    expect(tierAt(failedAt + graceMs - 1, ...events)).toBe('growth');
    expect(statusAt(failedAt + graceMs, ...events)).toBe('lapsed');
    expect(tierAt(failedAt + graceMs, ...events)).toBeUndefined();
  });

  it('continues if a failed renewal was paid, in either order of the events', () => {
    const failed = paymentEvents.failed(checkout, monthEnd, monthEnd);
    const created = paymentEvents.paid(checkout, monthEnd + 3 * dayMs, monthEnd);
    expect(statusAt(monthEnd + 4 * dayMs, ...bought, failed, created)).toBe('active');
    expect(statusAt(monthEnd + 4 * dayMs, created, failed, ...bought)).toBe('active');
    expect(tierAt(monthEnd + 20 * dayMs, ...bought, failed, created)).toBe('growth');
  });

  it('is restored if it is paid after it lapsed', () => {
    const failed = paymentEvents.failed(checkout, monthEnd, monthEnd);
    const late = monthEnd + 20 * dayMs;
    expect(tierAt(late, ...bought, failed)).toBeUndefined();
    expect(tierAt(late, ...bought, failed, paymentEvents.paid(checkout, late, monthEnd))).toBe('growth');
  });

  it('ignores failures before its first payment', () => {
    const declined = paymentEvents.failed(checkout, noon - 60_000, noon);
    expect(statusAt(noon + dayMs, declined, ...bought)).toBe('active');
    expect(statusAt(noon + dayMs, declined, paymentEvents.completed(checkout, noon))).toBe('active');
  });

  it('is overdue a day after its end if the provider sends nothing', () => {
    expect(statusAt(monthEnd + dayMs - 1, ...bought)).toBe('active');
    expect(statusAt(monthEnd + dayMs, ...bought)).toBe('past_due');
    expect(tierAt(monthEnd + dayMs + graceMs, ...bought)).toBeUndefined();
  });

  it('ends with its period, without grace, if it was canceled', () => {
    const events = [...bought, paymentEvents.changed(checkout, noon + dayMs, true)];
    expect(at(noon + 2 * dayMs, ...events).subscriptions[0]).toMatchObject({ endsWithPeriod: true });
    expect(statusAt(monthEnd, ...events)).toBe('active');
    expect(statusAt(monthEnd + dayMs, ...events)).toBe('ended');
    const kept = [...events, paymentEvents.changed(checkout, noon + 2 * dayMs, false)];
    expect(at(noon + 3 * dayMs, ...kept).subscriptions[0]).toMatchObject({ endsWithPeriod: false });
  });

  it('ends immediately when it is canceled, even if that event arrives before its start', () => {
    const ended = paymentEvents.ended(checkout, noon + dayMs);
    expect(statusAt(noon + dayMs, ...bought, ended)).toBe('ended');
    expect(statusAt(noon + dayMs, ended)).toBeUndefined();
    expect(tierAt(noon + dayMs, ended, ...bought)).toBeUndefined();
  });

  it('ends immediately when its last payment is refunded', () => {
    const events = [...bought, paymentEvents.refunded(checkout, noon + dayMs, { from: noon })];
    expect(at(noon + dayMs, ...events)).toMatchObject({
      subscriptions: [{ status: 'ended', endedAt: noon + dayMs, reason: 'refunded' }],
      invoices: [{ status: 'refunded', refunded: checkout.amount }],
      entitled: { addOns: [] },
    });
  });

  it('continues if an unknown invoice was refunded and a later period is paid', () => {
    const returned = [
      paymentEvents.completed(checkout, noon),
      paymentEvents.refunded(checkout, noon + dayMs, { from: noon }),
    ];
    expect(statusAt(noon + 2 * dayMs, ...returned)).toBe('ended');
    const renewed = paymentEvents.paid(checkout, monthEnd, monthEnd);
    expect(statusAt(monthEnd + dayMs, ...returned, renewed)).toBe('active');
    expect(statusAt(monthEnd + dayMs, renewed, ...returned.toReversed())).toBe('active');
    const again = paymentEvents.refunded(checkout, monthEnd + dayMs, { from: monthEnd });
    expect(statusAt(monthEnd + 2 * dayMs, ...returned, renewed, again)).toBe('ended');
  });

  it('continues after a partial refund, or the refund of an earlier period', () => {
    const part = paymentEvents.refunded(checkout, noon + dayMs, { from: noon, whole: false });
    expect(at(noon + dayMs, ...bought, part)).toMatchObject({
      subscriptions: [{ status: 'active' }],
      invoices: [{ status: 'paid', refunded: 100 }],
    });
    const renewed = paymentEvents.paid(checkout, monthEnd, monthEnd);
    const earlier = paymentEvents.refunded(checkout, monthEnd + dayMs, { from: noon });
    expect(statusAt(monthEnd + 2 * dayMs, ...bought, renewed, earlier)).toBe('active');
  });
});

const second = aCheckout({ order: { addOns: ['stems'] } }, 2);
const story: readonly PaymentEvent[] = [checkout, second].flatMap((of) => [
  paymentEvents.expired(of, noon - 1_000),
  paymentEvents.failed(of, noon - 500, noon),
  paymentEvents.completed(of, noon),
  paymentEvents.paid(of, noon),
  paymentEvents.changed(of, noon + dayMs, true),
  paymentEvents.changed(of, noon + dayMs, false),
  paymentEvents.failed(of, monthEnd + 1_000, monthEnd),
  paymentEvents.paid(of, monthEnd + 2 * dayMs, monthEnd),
  paymentEvents.refunded(of, monthEnd + 3 * dayMs, { from: noon }),
  paymentEvents.refunded(of, monthEnd + 3 * dayMs, { from: monthEnd, whole: false }),
  paymentEvents.refunded(of, monthEnd + 20 * dayMs, { from: monthEnd }),
  paymentEvents.disputed(of, noon + 2 * dayMs, { from: noon }),
  paymentEvents.disputed(of, noon + 3 * dayMs, { from: noon, standing: 'lost' }),
  paymentEvents.disputed(of, noon + 3 * dayMs, { from: noon, standing: 'won' }),
  paymentEvents.disputed(of, monthEnd + 4 * dayMs, { from: monthEnd }),
  paymentEvents.disputed(of, monthEnd + 5 * dayMs, { from: monthEnd, standing: 'lost' }),
  paymentEvents.ended(of, monthEnd + 25 * dayMs),
]);

describe('an account', () => {
  it('is the same for the same events in any order and multiplicity', () => {
    fc.assert(
      fc.property(
        fc.subarray([...story]),
        fc.array(fc.nat(), { minLength: 10, maxLength: 120 }),
        fc.integer({ min: noon - dayMs, max: monthEnd + 40 * dayMs }),
        (some, picks, now) => {
          const repeated = picks.flatMap((pick) => some[pick % Math.max(1, some.length)] ?? []);
          const shuffled = [...repeated, ...some].sort(
            (a, b) =>
              (picks[story.indexOf(a) % picks.length] ?? 0) - (picks[story.indexOf(b) % picks.length] ?? 0),
          );
          const checkouts = [checkout, second];
          expect(accountOf(checkouts.toReversed(), shuffled, seen(now))).toEqual(
            accountOf(checkouts, some, seen(now)),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never gains entitlements without events', () => {
    fc.assert(
      fc.property(
        fc.subarray([...story]),
        fc.integer({ min: noon, max: monthEnd + 40 * dayMs }),
        fc.nat(40 * dayMs),
        (some, now, later) => {
          const before = accountOf([checkout, second], some, seen(now)).entitled;
          const after = accountOf([checkout, second], some, seen(now + later)).entitled;
          if (after.tier) expect(before.tier).toBe(after.tier);
          expect(before.addOns).toEqual(expect.arrayContaining([...after.addOns]));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an account that is made due', () => {
  const moments = fc.integer({ min: noon - dayMs, max: noon + dayMs });

  it('is due at the earliest requested time, never later than before, with one more version for each request', () => {
    fc.assert(
      fc.property(
        fc.option(moments, { nil: undefined }),
        fc.array(moments, { minLength: 1 }),
        (first, requested) => {
          const before = anAccount({ ...(first !== undefined && { nextDue: first }) });
          expect(requested.reduce(comesDue, before)).toEqual({
            ...before,
            nextDue: Math.min(first ?? Infinity, ...requested),
            version: before.version + requested.length,
          });
        },
      ),
    );
  });
});
