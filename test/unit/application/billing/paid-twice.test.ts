import { checkoutOpenMs } from '../../../../src/domain/billing/checkout.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import {
  receivePayment,
  opened,
  order,
  own,
  planOf,
  play,
  registered,
} from '../../../support/worlds/billing-world.ts';
import { noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const stems = { ...order, order: { addOns: ['stems'] } } as const;

describe('a second checkout for one thing', () => {
  it(
    'is rejected while the first can be paid, which its owner is shown, and not after',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId, expiresAt } = await opened(world);
      expect(await world.useCases.openCheckout(stems)).toEqual({
        ok: false,
        failure: { kind: 'checkout-open', items: ['stems'], checkoutId, expiresAt },
      });
      const shown = async () => {
        const { open, offers } = valueOf(await world.useCases.readBilling(order));
        return [open.map((one) => one.checkoutId), [...new Set(offers.map(({ item }) => item))]];
      };
      expect(await shown()).toEqual([[checkoutId], []]);
      world.clock.advance(checkoutOpenMs);
      expect(await shown()).toEqual([[], ['growth', 'stems']]);
      expect(await world.useCases.openCheckout(stems)).toMatchObject({ ok: true });
    }),
  );

  it(
    'is offered when the first was released, or is for something else',
    inWorld(async (world) => {
      await registered(world);
      await world.useCases.openCheckout(stems);
      const growth = { ...order, order: { tier: 'growth', addOns: [] } } as const;
      const { checkout } = valueOf(await world.useCases.openCheckout(growth));
      await play(world, checkout.checkoutId, 'expire');
      expect(await world.useCases.openCheckout(growth)).toMatchObject({ ok: true });
    }),
  );

  it(
    'is opened once when two request it concurrently',
    inWorld(async (world) => {
      await registered(world);
      const both = await Promise.all([
        world.useCases.openCheckout(stems),
        world.useCases.openCheckout(stems),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    }),
  );
});

describe('two subscriptions that pay for one thing', () => {
  const first = aCheckout({ order: { tier: 'growth', addOns: [] } }, 1);
  const second = aCheckout({ order: { tier: 'growth', addOns: ['stems'] } }, 2);
  const bothPaid = async (world: World) => {
    await registered(world);
    const { billing } = world.ports;
    await billing.open({
      checkout: first,
      account: anAccount(),
      guards: { account: 'absent' },
      effects: noEffects,
    });
    await billing.open({
      checkout: second,
      account: anAccount({ version: 2 }),
      guards: { account: 1 },
      effects: noEffects,
    });
    await receivePayment(world, paymentEvents.completed(second, noon + 2_000));
    await receivePayment(world, paymentEvents.completed(first, noon + 1_000));
  };
  const notes = async ({ ports }: World) =>
    (await ports.auditLog.entries({ after: 0, limit: 10 })).map(({ action, detail }) => [
      action,
      detail['paidTwice'],
    ]);

  it(
    'are recorded once; the older one counts, and the other shows what is paid twice',
    inWorld(async (world) => {
      await bothPaid(world);
      await receivePayment(world, paymentEvents.paid(first, noon + 1_000));
      expect(await notes(world)).toEqual([
        ['billing.plan_changed', undefined],
        ['billing.paid_twice', 'growth'],
      ]);
      const { subscriptions } = valueOf(await world.useCases.readBilling(order)).account;
      expect(subscriptions.map(({ checkoutId, paidTwice }) => [checkoutId, paidTwice])).toEqual([
        [second.checkoutId, ['growth']],
        [first.checkoutId, undefined],
      ]);
    }),
  );

  it(
    'keep what is paid for if the older one ends',
    inWorld(async (world) => {
      await bothPaid(world);
      await receivePayment(world, paymentEvents.ended(first, noon + 3_000));
      expect(await planOf(world)).toEqual(['growth', 'stems']);
      const { subscriptions } = valueOf(
        await world.useCases.readBilling({ ...order, slug: own.slug }),
      ).account;
      expect(subscriptions.map(({ paidTwice }) => paidTwice)).toEqual([undefined, undefined]);
    }),
  );
});
