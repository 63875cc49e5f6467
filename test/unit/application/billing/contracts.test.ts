import type { PlatformTerms } from '../../../../src/domain/platforms/provisioning.ts';
import { opened, own, planOf, play, registered } from '../../../support/worlds/billing-world.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aStaffMember, aStaffSession } from '../../../support/builders/staff-builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

describe('staff', () => {
  it(
    'who made a platform an enterprise see that payments do not change it',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      const now = (await world.ports.registry.find(platformId()))?.platform ?? own;
      const { version } = now;
      const contract = { ...now, tier: 'enterprise', version: version + 1 } as const;
      await world.ports.registry.change({ platform: contract, guards: { version }, effects: noEffects });
      await play(world, checkoutId, 'cancel');
      expect((await world.ports.registry.find(platformId()))?.platform).toEqual(contract);
    }),
  );

  const edit = ({ useCases }: World, terms: PlatformTerms) =>
    useCases.editPlatform({
      caller: { member: aStaffMember(), session: aStaffSession() },
      platform: own.slug,
      terms,
    });
  const settled = async ({ useCases }: World) => valueOf(await useCases.settleDueAccounts({ limit: 10 }));

  it(
    'see what any platform pays for, by its slug or its id',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      for (const platform of [own.slug, own.platformId]) {
        expect(valueOf(await world.useCases.showBillingToStaff({ platform }))).toMatchObject({
          platform: { platformId: own.platformId },
          account: { subscriptions: [{ checkoutId, status: 'active' }], invoices: [{ status: 'paid' }] },
        });
      }
      expect(await world.useCases.showBillingToStaff({ platform: 'nobody' })).toEqual({
        ok: false,
        failure: { kind: 'platform-not-found' },
      });
    }),
  );

  it(
    'who return an enterprise to its tier see that plans that are no longer paid end, too',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      await edit(world, { tier: 'enterprise' });
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['enterprise', 'stems']);
      await play(world, checkoutId, 'cancel');
      await edit(world, { tier: 'developer' });
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['developer']);
      expect(await settled(world)).toBe(0);
    }),
  );

  it(
    'who return an enterprise to its tier see the paid plan, without waiting for the provider',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await edit(world, { tier: 'enterprise' });
      await play(world, checkoutId, 'pay');
      expect(await planOf(world)).toEqual(['enterprise']);
      await world.useCases.changePlatform({ platform: own.slug, edit: { tier: 'developer' } });
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
      await play(world, checkoutId, 'cancel');
      expect(await planOf(world)).toEqual(['developer']);
    }),
  );

  it(
    'who granted an add-on after they removed a paid one from an enterprise see it kept',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      await edit(world, { tier: 'enterprise', addOns: [] });
      await settled(world);
      await play(world, checkoutId, 'cancel');
      await edit(world, { tier: 'growth', addOns: ['stems'] });
      await settled(world);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    }),
  );

  it(
    'who change nothing of the plan do not change the account',
    inWorld(async (world) => {
      await registered(world);
      await opened(world);
      await edit(world, { name: 'Another name' });
      expect(await settled(world)).toBe(0);
    }),
  );
});
