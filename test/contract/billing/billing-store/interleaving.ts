import { aCheckout, anAccount } from '../../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { BillingView } from './stage.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { noEffects } from '../../../support/effects.ts';

type InterleavedView = Pick<BillingView, 'billing' | 'registry'> & Pick<KernelView, 'between'>;

const opened = async ({ billing, registry }: InterleavedView): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  const guards = { account: 'absent' } as const;
  await billing.open({ checkout: aCheckout(), account: anAccount(), guards, effects: noEffects });
};

/** Reading, then writing. */
const steps = [1, 2];

/** The promises of a billing store of the store kit when concurrent callers commit while it decides. */
export const billingInterleavingContract = (open: OpenWorld<InterleavedView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return steps.flatMap((step) => [
    policy(
      `settles an account or changes its platform, if both were decided on the same version, at step ${step}`,
      async (view, concurrently) => {
        await opened(view);
        const paid = aPlatform({ tier: 'growth', version: 2 });
        const renamed = aPlatform({ name: 'Renamed', version: 2 });
        const settling = {
          name: 'billing-store.commit',
          step,
          run: () =>
            view.billing.commit({
              ...{ account: anAccount({ version: 2 }), platform: paid, effects: noEffects },
              guards: { account: 1, platform: 1 },
            }),
        };
        let changed: string | undefined;
        const settled = await view.between(settling, async () => {
          [changed] = await concurrently(1, ({ registry }) =>
            registry.change({ platform: renamed, guards: { version: 1 }, effects: noEffects }),
          );
        });
        expect([settled, changed]).toContain('guard-failed');
        const found = await view.registry.find(platformId());
        expect(found?.platform).toEqual(settled === 'committed' ? paid : renamed);
        const { account } = await view.billing.record(platformId());
        expect(account?.version).toBe(settled === 'committed' ? 2 : 1);
      },
    ),

    policy(`keeps an account due whose platform asks for it, at step ${step}`, async (view, concurrently) => {
      await opened(view);
      const opening = {
        name: 'billing-store.open',
        step,
        run: () =>
          view.billing.open({
            ...{ checkout: aCheckout({}, 2), account: anAccount({ version: 2 }), effects: noEffects },
            guards: { account: 1 },
            effects: noEffects,
          }),
      };
      const outcome = await view.between(opening, async () => {
        const change = {
          platform: aPlatform({ version: 2 }),
          guards: { version: 1 },
          accountDue: noon,
          effects: noEffects,
        };
        await concurrently(1, ({ registry }) => registry.change(change));
      });
      expect(await view.billing.due({ now: noon, provider: 'sandbox' }, 10)).toEqual([platformId()]);
      const { account, checkouts } = await view.billing.record(platformId());
      expect(account?.version).toBe(outcome === 'opened' ? 3 : 2);
      expect(checkouts).toHaveLength(outcome === 'opened' ? 2 : 1);
    }),
  ]);
};
