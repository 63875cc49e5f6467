import { accountOf } from '../../../../src/domain/billing/account.ts';
import { planAfter, type WantedPlan } from '../../../../src/domain/billing/plan/plan-change.ts';
import { defaultPrices } from '../../../../src/domain/billing/prices.ts';
import type { Subscription } from '../../../../src/domain/billing/subscription.ts';
import type { Platform } from '../../../../src/domain/platforms/platform.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { aPlatform, noon } from '../../../support/builders/builders.ts';

const subscribed = (checkout = aCheckout(), ...further: Parameters<typeof accountOf>[1]): Subscription => {
  const events = [paymentEvents.completed(checkout, noon), ...further];
  const [known] = accountOf([checkout], events, { now: noon + 1, provider: 'sandbox' }).subscriptions;
  if (!known) throw new Error('not subscribed');
  return known;
};
const checkout = aCheckout();
const stems = aCheckout({ order: { addOns: ['stems'] } });
const both = aCheckout({ order: { tier: 'growth', addOns: ['stems'] } });
const after = (
  wanted: WantedPlan,
  of: Subscription = subscribed(),
  platform: Partial<Platform> = {},
  prices = defaultPrices,
) => planAfter(aPlatform({ tier: 'growth', ...platform }), of, wanted, prices);

describe('the plan after a change', () => {
  it('has the same items for the other interval, at the current price', () => {
    expect(after({ interval: 'year' }, subscribed(both))).toMatchObject({
      value: { interval: 'year', amount: 68_000, currency: 'EUR' },
    });
    expect(after({ interval: 'year', tier: 'growth' })).toMatchObject({ value: { amount: 49_000 } });
    expect(after({ interval: 'year' }, subscribed(stems))).toMatchObject({ value: { amount: 19_000 } });
  });

  it.each<[string, ReturnType<typeof after>, object]>([
    [
      'a sandbox platform',
      after({ interval: 'year' }, subscribed(), { environment: 'sandbox' }),
      { reason: 'sandbox-platform' },
    ],
    [
      'an enterprise',
      after({ interval: 'year' }, subscribed(), { tier: 'enterprise' }),
      { kind: 'tier-by-contract' },
    ],
    [
      'what has ended',
      after({ interval: 'year' }, subscribed(checkout, paymentEvents.ended(checkout, noon))),
      { kind: 'subscription-ended' },
    ],
    [
      'what ends',
      after({ interval: 'year' }, subscribed(checkout, paymentEvents.changed(checkout, noon, true))),
      { reason: 'ends-with-period' },
    ],
    [
      'what is disputed',
      after(
        { interval: 'year' },
        subscribed(checkout, paymentEvents.paid(checkout, noon), paymentEvents.disputed(checkout, noon)),
      ),
      { reason: 'not-active' },
    ],
    ['the free tier', after({ tier: 'developer' }), { reason: 'free-tier' }],
    ['a tier that is not sold', after({ tier: 'enterprise', interval: 'year' }), { reason: 'tier-not-sold' }],
    [
      'a tier where add-ons are paid',
      after({ tier: 'growth', interval: 'year' }, subscribed(stems)),
      { reason: 'add-ons-only' },
    ],
    ['the same interval', after({ interval: 'month' }), { reason: 'same-plan' }],
    ['the same tier', after({ tier: 'growth' }), { reason: 'same-plan' }],
    [
      'another currency',
      after({ interval: 'year' }, subscribed(), {}, { ...defaultPrices, currency: 'USD' }),
      { reason: 'currency-changed' },
    ],
  ])('is rejected for %s', (_, outcome, failure) => {
    expect(outcome).toMatchObject({ ok: false, failure });
  });
});
