import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { graceMs } from '../../../../src/domain/billing/subscription.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { receivePayment, registered } from '../../../support/worlds/billing-world.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

/** Both paid at noon, and nothing since: their grace is over. */
const twoLapsed = async (world: World): Promise<void> => {
  for (const n of [1, 2]) {
    await registered(world, aPlatform({}, n), []);
    const owned = { platformId: platformId(n) };
    const checkout = aCheckout(owned, n);
    await world.ports.billing.open({
      checkout,
      account: anAccount(owned),
      guards: { account: 'absent' },
      effects: noEffects,
    });
    await receivePayment(world, paymentEvents.completed(checkout, noon));
  }
  world.clock.set(intervalEnd(noon, 'month') + dayMs + graceMs);
};
const tiers = ({ ports }: World) =>
  Promise.all([1, 2].map(async (n) => (await ports.registry.find(platformId(n)))?.platform.tier));
const fails = (world: World, error: Error) => world.before('billing', 'commit', () => Promise.reject(error));

describe('accounts that are due', () => {
  it(
    'are settled though one of them fails, and that one is logged',
    inWorld(async (world) => {
      await twoLapsed(world);
      fails(world, new Error('not to be understood'));
      const settled = world.useCases.settleDueAccounts({ limit: 10 });
      await expect(settled).rejects.toMatchObject({ errors: [{ message: 'not to be understood' }] });
      expect(await tiers(world)).toEqual(['growth', 'developer']);
      await world.useCases.settleDueAccounts({ limit: 10 });
      expect(await tiers(world)).toEqual(['developer', 'developer']);
    }),
  );

  it(
    'are left for later where the store does not answer',
    inWorld(async (world) => {
      await twoLapsed(world);
      fails(world, new Unavailable('locked'));
      await expect(world.useCases.settleDueAccounts({ limit: 10 })).rejects.toThrow('locked');
      expect(await tiers(world)).toEqual(['growth', 'growth']);
    }),
  );
});
