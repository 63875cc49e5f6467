import { settleAccount } from '../../../../src/application/billing/settle-account.ts';
import { changePlan } from '../../../../src/application/billing/change-plan.ts';
import { defaultPrices, intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { SubscriptionId, type CheckoutId } from '../../../../src/domain/shared/ids.ts';
import type { PaymentProvider } from '../../../../src/ports/driven/billing/payment-provider.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { paymentEvents } from '../../../support/builders/billing-builders.ts';
import {
  receivePayment,
  mailsOf,
  opened,
  order,
  planOf,
  play,
  registered,
} from '../../../support/worlds/billing-world.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const { caller, slug } = order;
const idOf = (checkoutId: CheckoutId) => SubscriptionId(checkoutId.replace(/^[^_]*/, 'sub'));

const subscribed = async (world: World) => {
  await registered(world);
  const checkout = await opened(world);
  await play(world, checkout.checkoutId, 'pay');
  await mailsOf(world);
  world.clock.advance(60_000);
  return { checkout, subscriptionId: idOf(checkout.checkoutId) };
};
const toYear = ({ useCases }: World, subscriptionId: SubscriptionId) =>
  useCases.changePlan({ caller, slug, subscriptionId, interval: 'year' });
const seen = async ({ useCases }: World) => {
  const { account } = valueOf(await useCases.readBilling(order));
  return account.subscriptions[0];
};
const eventsOf = async ({ ports }: World) => (await ports.billing.record(caller.platform.platformId)).events;

/** The same use case, at a payment provider that answers otherwise. */
const toYearAt = (
  { ports, clock }: World,
  answer: PaymentProvider['changePlan'],
  subscriptionId: SubscriptionId,
) => {
  const { billing, ledgerStore, registry, ids, mailTexts } = ports;
  const paymentProvider = { ...ports.paymentProvider, changePlan: answer };
  const settle = settleAccount({
    ...{ billing, ledgerStore, registry, clock, ids, mailTexts, paymentProvider },
    seller: { taxPercent: 19 },
  });
  const change = changePlan({ billing, registry, paymentProvider, prices: defaultPrices, clock, settle });
  return change({ caller, slug, subscriptionId, interval: 'year' });
};

describe('a plan that is changed', () => {
  it(
    'costs the new price from now on, and grants the same as before',
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      const changed = valueOf(await toYear(world, subscriptionId));
      const paidUntil = intervalEnd(world.clock.now(), 'year');
      expect(changed).toMatchObject({
        interval: 'year',
        price: { amount: 68_000 },
        paidUntil,
        status: 'active',
      });
      expect(await seen(world)).toEqual(changed);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
      expect(await toYear(world, subscriptionId)).toMatchObject({ failure: { reason: 'same-plan' } });
    }),
  );

  it(
    'is emailed to the owner, and recorded with the person who changed it, once',
    inWorld(async (world) => {
      const { checkout, subscriptionId } = await subscribed(world);
      valueOf(await toYear(world, subscriptionId));
      const [mail, ...others] = await mailsOf(world);
      expect(mail).toMatchObject({
        kind: 'plan_changed',
        to: caller.platform.contactEmail,
        subject: `The billing interval of ${caller.platform.name} has changed to yearly`,
      });
      expect(mail?.paragraphs[0]).toContain('680.00 EUR per year');
      expect(mail?.paragraphs[0]).toContain('instead of 68.00 EUR per month');
      const { platformId } = caller.platform;
      const notes = (await world.ports.auditLog.entries({ after: 0, limit: 10 })).filter(
        ({ action }) => action === 'billing.terms_changed',
      );
      expect(notes).toMatchObject([
        {
          actor: { kind: 'platform', platformId },
          subjects: [platformId, checkout.checkoutId],
          detail: {
            intervalBefore: 'month',
            interval: 'year',
            priceBefore: '68.00 EUR',
            price: '680.00 EUR',
          },
        },
      ]);
      const [change] = (await eventsOf(world)).filter(({ type }) => type === 'subscription.changed');
      if (!change) throw new Error('nothing changed');
      const { billing, ledgerStore, registry, ids, mailTexts, paymentProvider } = world.ports;
      const settle = settleAccount({
        ledgerStore,
        seller: { taxPercent: 19 },
        billing,
        registry,
        clock: world.clock,
        ids,
        mailTexts,
        paymentProvider,
      });
      const said = { ...change, providerEventId: 'evt_of_the_provider' };
      expect(valueOf(await settle({ platformId, event: said }))).toBe('recorded');
      expect([...others, ...(await mailsOf(world))]).toEqual([]);
    }),
  );

  it(
    'is renewed by the sandbox at its new price and for its new interval',
    inWorld(async (world) => {
      const { checkout, subscriptionId } = await subscribed(world);
      const { paidUntil } = valueOf(await toYear(world, subscriptionId));
      world.clock.advance(paidUntil - world.clock.now());
      await play(world, checkout.checkoutId, 'renew');
      expect(await seen(world)).toMatchObject({
        status: 'active',
        paidUntil: intervalEnd(paidUntil, 'year'),
      });
    }),
  );

  it.each([
    ['declined', 'payment-declined'],
    ['ended', 'subscription-ended'],
    ['ending', 'plan-not-changed'],
  ] as const)('stays as it is where the provider answers %s', (answer, kind) =>
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      const [before, events] = [await seen(world), await eventsOf(world)];
      expect(kindOf(await toYearAt(world, async () => answer, subscriptionId))).toBe(kind);
      expect([await seen(world), await eventsOf(world)]).toEqual([before, events]);
    })(),
  );

  it(
    'stays as it is where the provider cannot be reached',
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      const before = await seen(world);
      const down = async () => Promise.reject(new Unavailable('down'));
      await expect(toYearAt(world, down, subscriptionId)).rejects.toThrow(Unavailable);
      expect(await seen(world)).toEqual(before);
    }),
  );

  it(
    'is not found where nothing was bought, or another subscription is named',
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      expect(kindOf(await toYear(world, SubscriptionId(`${subscriptionId}X`)))).toBe(
        'subscription-not-found',
      );
    }),
  );

  it(
    'is changed once when two request it concurrently',
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      const keys: string[] = [];
      const requested: PaymentProvider['changePlan'] = (change) => {
        keys.push(change.idempotencyKey);
        return world.ports.paymentProvider.changePlan(change);
      };
      const both = await Promise.all([
        toYearAt(world, requested, subscriptionId),
        toYearAt(world, requested, subscriptionId),
      ]);
      expect(both.map(({ ok }) => ok)).toEqual([true, true]);
      expect(new Set(keys).size).toBe(1);
      const changes = (await eventsOf(world)).filter(({ type }) => type === 'subscription.changed');
      expect(changes).toHaveLength(1);
      expect(await seen(world)).toMatchObject({ interval: 'year' });
    }),
  );

  it(
    'stays canceled if it is canceled while it is changed, whichever is recorded first',
    inWorld(async (world) => {
      const { subscriptionId } = await subscribed(world);
      world.before('billing', 'commit', () =>
        world.useCases.changeRenewal({ caller, slug, subscriptionId, renews: false }),
      );
      expect(valueOf(await toYear(world, subscriptionId))).toMatchObject({
        interval: 'year',
        endsWithPeriod: true,
      });
      expect(await seen(world)).toMatchObject({ interval: 'year', endsWithPeriod: true });
      const back = await world.useCases.changePlan({ caller, slug, subscriptionId, interval: 'month' });
      expect(back).toMatchObject({ failure: { reason: 'ends-with-period' } });
    }),
  );

  it(
    'is changed and ended when its end is reported meanwhile',
    inWorld(async (world) => {
      const { checkout, subscriptionId } = await subscribed(world);
      world.before('billing', 'commit', () =>
        receivePayment(world, paymentEvents.ended(checkout, world.clock.now())),
      );
      expect(valueOf(await toYear(world, subscriptionId))).toMatchObject({
        status: 'ended',
        interval: 'year',
      });
      expect(await planOf(world)).toEqual(['developer']);
      expect(kindOf(await toYear(world, subscriptionId))).toBe('subscription-ended');
    }),
  );
});
