import { aCheckout, anAccount } from '../../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { noEffects } from '../../../support/effects.ts';
import { at, growth, opened, type BillingView } from './stage.ts';

/** When accounts come due, and which ones a provider settles. */
export const dueAccountPolicies = (open: OpenWorld<BillingView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'makes an account due with the change of its platform that requests it, and never later',
      async (view) => {
        const { billing, registry } = view;
        await opened(view);
        const asking = (version: number, accountDue: number) =>
          registry.change({
            platform: { ...growth, version: version + 1 },
            guards: { version },
            accountDue,
            effects: noEffects,
          });
        expect(await asking(7, noon)).toBe('guard-failed');
        expect(await billing.due(at(noon), 10)).toEqual([]);
        expect(await asking(1, noon)).toBe('changed');
        expect(await billing.due(at(noon - 1), 10)).toEqual([]);
        expect(await billing.due(at(noon), 10)).toEqual([platformId()]);
        const { account } = await billing.record(platformId());
        expect(account).toEqual(anAccount({ nextDue: noon, version: 2 }));
        expect(await asking(2, noon + 1_000)).toBe('changed');
        expect(await billing.due(at(noon), 10)).toEqual([platformId()]);
      },
    ),

    policy('opens no checkout on an account that came due meanwhile', async (view) => {
      const { billing, registry } = view;
      await opened(view);
      await registry.change({
        platform: growth,
        guards: { version: 1 },
        accountDue: noon,
        effects: noEffects,
      });
      const next = { checkout: aCheckout({}, 2), account: anAccount({ version: 2 }) };
      expect(await billing.open({ ...next, guards: { account: 1 }, effects: noEffects })).toBe(
        'guard-failed',
      );
      expect(await billing.due(at(noon), 10)).toEqual([platformId()]);
    }),

    policy(
      'names accounts that were settled for another provider, after those whose time has come',
      async (view) => {
        const { billing, registry } = view;
        for (const n of [1, 2, 3, 4]) {
          await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
          const owned = { platformId: platformId(n) };
          const settled = n < 4 && { settledFor: n === 1 ? 'stripe' : 'sandbox' };
          const account = anAccount({ ...owned, ...settled, ...(n < 3 && { nextDue: noon + n }) });
          const checkout = aCheckout(owned, n);
          await billing.open({ checkout, account, guards: { account: 'absent' }, effects: noEffects });
        }
        expect(await billing.due(at(noon), 10)).toEqual([platformId(1)]);
        expect(await billing.due(at(noon + 1), 10)).toEqual([platformId(1)]);
        const elsewhere = { now: noon + 2, provider: 'none' };
        expect(await billing.due(elsewhere, 10)).toEqual([platformId(1), platformId(2), platformId(3)]);
        expect(await billing.due(elsewhere, 2)).toEqual([platformId(1), platformId(2)]);
        expect(await billing.due({ now: noon + 2, provider: 'stripe' }, 10)).toEqual([
          platformId(1),
          platformId(2),
          platformId(3),
        ]);
      },
    ),

    policy('lists accounts that are due to change automatically, the longest due first', async (view) => {
      const { billing, registry } = view;
      for (const n of [1, 2, 3, 4]) {
        await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
        await billing.open({
          checkout: aCheckout({ platformId: platformId(n) }, n),
          account: anAccount({ platformId: platformId(n), ...(n < 4 && { nextDue: noon - n }) }),
          guards: { account: 'absent' },
          effects: noEffects,
        });
      }
      expect(await billing.due(at(noon - 2), 10)).toEqual([platformId(3), platformId(2)]);
      expect(await billing.due(at(noon), 1)).toEqual([platformId(3)]);
      const settled = anAccount({ platformId: platformId(3), version: 2 });
      const guards = { account: 1, platform: 1 };
      expect(await billing.commit({ account: settled, effects: noEffects, guards })).toBe('committed');
      expect(await billing.due(at(noon), 10)).toEqual([platformId(2), platformId(1)]);
    }),
  ];
};
