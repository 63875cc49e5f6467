import { accountOf } from '../../../../src/domain/billing/account.ts';
import type { ChangedPlan } from '../../../../src/domain/billing/plan/plan-change.ts';
import { paidPeriodOf, proratedPreview } from '../../../../src/domain/billing/plan/plan-preview.ts';
import { plansOf } from '../../../../src/domain/billing/plan/plans.ts';
import { defaultPrices, intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { defaultTiers } from '../../../../src/domain/platforms/tier.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';

const planOf = (interval: 'month' | 'year'): ChangedPlan => {
  const { lines, amount, currency } = aCheckout({ interval });
  return { interval, lines, amount, currency };
};
const month = { amount: 4_900, start: noon, end: noon + 30 * dayMs };
const year = { amount: 49_000, start: noon, end: noon + 365 * dayMs };

describe('the preview of a change of plan', () => {
  it.each([
    ['all of the period', 0, 4_900],
    ['two thirds of it', 10, 3_267],
    ['half of it', 15, 2_450],
    ['nothing', 30, 0],
    ['nothing, after its end', 31, 0],
  ])('credits %s', (_, days, credit) => {
    const now = noon + days * dayMs;
    const { lines, dueNow } = proratedPreview(month, planOf('year'), now);
    expect(lines).toEqual([
      { kind: 'period', amount: 49_000 },
      ...(credit > 0 ? [{ kind: 'credit', amount: -credit }] : []),
    ]);
    expect(dueNow).toBe(49_000 - credit);
  });

  it('credits no more than the period cost, even before it began', () => {
    const { lines } = proratedPreview(month, planOf('year'), noon - dayMs);
    expect(lines[1]).toEqual({ kind: 'credit', amount: -4_900 });
  });

  it('charges nothing if the credit is greater than the new price', () => {
    const preview = proratedPreview(year, planOf('month'), noon);
    expect(preview).toMatchObject({ dueNow: 0, lines: [{ amount: 4_900 }, { amount: -49_000 }] });
    expect(preview.periodEnd).toBe(intervalEnd(noon, 'month'));
  });

  it('is based on the period of the invoice, and without one on the interval before its end', () => {
    const checkout = aCheckout();
    const completed = paymentEvents.completed(checkout, noon);
    const begun = { start: noon - dayMs, end: intervalEnd(noon, 'month') };
    const invoice = paymentEvents.paid(checkout, noon, noon, {
      periodStart: begun.start,
      periodEnd: begun.end,
    });
    const context = { now: noon, provider: 'sandbox' };
    const { subscriptions, invoices } = accountOf([checkout], [completed, invoice], context);
    const [subscription] = subscriptions;
    if (!subscription) throw new Error('not subscribed');
    expect(paidPeriodOf(subscription, invoices)).toEqual({ amount: 4_900, ...begun });
    expect(paidPeriodOf(subscription, [])).toEqual({ ...begun, amount: 4_900, start: noon });
  });
});

describe('the plans', () => {
  const plans = (closed: boolean) => plansOf(defaultTiers, defaultPrices, closed);

  it('are all tiers and add-ons, with the prices of those that are sold online', () => {
    const { tiers, addOns } = plans(false);
    expect(tiers.map(({ tier, sale, includes, prices }) => [tier, sale, includes, prices.length])).toEqual([
      ['developer', 'free', [], 0],
      ['growth', 'online', [], 2],
      ['enterprise', 'contract', ['stems'], 0],
    ]);
    expect(tiers[1]?.prices[1]).toEqual({ interval: 'year', price: { amount: 49_000, currency: 'EUR' } });
    expect(addOns).toMatchObject([{ addOn: 'stems', sale: 'online', prices: [{ interval: 'month' }, {}] }]);
  });

  it('are agreed by contract while payments are closed', () => {
    const { tiers, addOns } = plans(true);
    expect([...tiers, ...addOns].map(({ sale, prices }) => [sale, prices.length])).toEqual([
      ['free', 0],
      ['contract', 0],
      ['contract', 0],
      ['contract', 0],
    ]);
  });
});
