import { opened, order, own, planOf, play, registered } from '../../../support/worlds/billing-world.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import type { CheckoutId } from '../../../../src/domain/shared/ids.ts';

const canceled = ({ useCases }: World, checkoutId: CheckoutId) => {
  const { caller, slug } = order;
  return useCases.cancelCheckout({ caller, slug, checkoutId });
};

const statusOf = async ({ useCases }: World, checkoutId: CheckoutId) => {
  const { caller, slug } = order;
  return valueOf(await useCases.readCheckout({ caller, slug, checkoutId })).status;
};

describe('a checkout that is canceled while it is paid', () => {
  it(
    'is answered as completed where the payment came first',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      world.before('billing', 'commit', () => play(world, checkoutId, 'pay'));
      const answered = await canceled(world, checkoutId);
      expect(answered).toMatchObject({
        ok: false,
        failure: { kind: 'checkout-not-open', status: 'completed' },
      });
      expect(await statusOf(world, checkoutId)).toBe('completed');
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    }),
  );

  it(
    'cannot be paid where the cancellation came first',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      world.before('billing', 'commit', () => canceled(world, checkoutId));
      expect(kindOf(await play(world, checkoutId, 'pay'))).toBe('act-not-possible');
      expect(await statusOf(world, checkoutId)).toBe('expired');
      expect(await planOf(world)).toEqual([own.tier]);
    }),
  );

  it(
    'ends one way for both, whichever comes first',
    inWorld(async (world) => {
      await registered(world);
      for (let round = 0; round < 10; round++) {
        const { checkoutId } = await opened(world);
        const [paid, given] = await Promise.all([
          play(world, checkoutId, 'pay'),
          canceled(world, checkoutId),
        ]);
        expect([paid.ok, given.ok].filter(Boolean)).toHaveLength(1);
        expect(await statusOf(world, checkoutId)).toBe(paid.ok ? 'completed' : 'expired');
        if (paid.ok) break;
      }
    }),
  );
});
