import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { aCheckout, anAccount, paymentEvents } from '../builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../builders/builders.ts';
import { noEffects } from '../effects.ts';

type Kept = Pick<Adapters, 'billing' | 'registry'>;

const real = aCheckout({ platformId: platformId(2), provider: 'stripe', providerRef: 'cs_live_1' }, 2);
const play = aCheckout({ provider: 'stripe', providerRef: 'cs_test_1' });

/** Both as Stripe's, of two platforms, as they were kept before its modes had names. */
export const paidBeforeModes = async ({ billing, registry }: Kept): Promise<void> => {
  for (const [n, checkout] of [play, real].entries()) {
    await registry.register({ platform: aPlatform({}, n + 1), credentials: [], effects: noEffects });
    const owned = { platformId: checkout.platformId, settledFor: 'stripe' };
    await billing.open({
      checkout,
      account: anAccount(owned),
      guards: { account: 'absent' },
      effects: noEffects,
    });
    await billing.commit({
      event: paymentEvents.completed(checkout, noon),
      account: anAccount({ ...owned, nextDue: noon + 1_000, version: 2 }),
      effects: noEffects,
      guards: { account: 1, platform: 1 },
    });
  }
};

/** The records in both modes, and the one that is due at noon in Stripe's live mode. */
export const purposesOf = async ({ billing }: Kept) => ({
  play: await billing.record(platformId(1)),
  real: await billing.record(platformId(2)),
  due: await billing.due({ now: noon, provider: 'stripe' }, 10),
});

const test = { ...play, provider: 'stripe_test' };
export const separatePurposes: Awaited<ReturnType<typeof purposesOf>> = {
  play: {
    account: anAccount({ settledFor: 'stripe', nextDue: 0, version: 3 }),
    checkouts: [test],
    events: [paymentEvents.completed(test, noon)],
  },
  real: {
    account: anAccount({
      ...{ platformId: platformId(2), settledFor: 'stripe' },
      nextDue: noon + 1_000,
      version: 2,
    }),
    checkouts: [real],
    events: [paymentEvents.completed(real, noon)],
  },
  due: [platformId(1)],
};
