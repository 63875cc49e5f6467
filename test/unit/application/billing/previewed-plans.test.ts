import { SubscriptionId } from '../../../../src/domain/shared/ids.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { opened, order, play, registered } from '../../../support/worlds/billing-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const { caller, slug } = order;

const subscribed = async (world: World) => {
  await registered(world);
  const { checkoutId } = await opened(world);
  await play(world, checkoutId, 'pay');
  return SubscriptionId(checkoutId.replace(/^[^_]*/, 'sub'));
};
const preview = ({ useCases }: World, subscriptionId: SubscriptionId, interval: 'month' | 'year' = 'year') =>
  useCases.previewPlan({ caller, slug, subscriptionId, interval });

describe('a preview of a plan', () => {
  it(
    'shows the price and the credit for the rest of the period, and changes nothing',
    inWorld(async (world) => {
      const subscriptionId = await subscribed(world);
      world.clock.advance(10 * dayMs);
      const before = valueOf(await world.useCases.readBilling(order));
      const shown = valueOf(await preview(world, subscriptionId));
      expect(shown).toMatchObject({ interval: 'year', currency: 'EUR', lines: [{ amount: 68_000 }, {}] });
      const credit = -(shown.lines[1]?.amount ?? 0);
      expect(credit).toBeGreaterThan(6_800 * 0.6);
      expect(credit).toBeLessThan(6_800 * 0.7);
      expect(shown.dueNow).toBe(68_000 - credit);
      expect(valueOf(await world.useCases.readBilling(order))).toEqual(before);
    }),
  );

  it(
    'is rejected as the change would be',
    inWorld(async (world) => {
      const subscriptionId = await subscribed(world);
      expect(await preview(world, subscriptionId, 'month')).toMatchObject({
        failure: { kind: 'plan-not-changed', reason: 'same-plan' },
      });
      expect(kindOf(await preview(world, SubscriptionId(`${subscriptionId}X`)))).toBe(
        'subscription-not-found',
      );
      await world.useCases.changeRenewal({ caller, slug, subscriptionId, renews: false });
      expect(await preview(world, subscriptionId)).toMatchObject({ failure: { reason: 'ends-with-period' } });
    }),
  );
});
