import { aCheckout, anAccount, checkoutId } from '../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { noEffects, without } from '../../support/effects.ts';
import { dueAccountPolicies } from './billing-store/due-accounts.ts';
import { invoiceListPolicies } from './billing-store/invoice-list.ts';
import {
  at,
  checkout,
  completed,
  growth,
  opened,
  opening,
  paid,
  second,
  traces,
  type BillingView,
} from './billing-store/stage.ts';

/** The promises of every billing store: see `BillingStore`. */
export const billingStoreContract = (open: OpenWorld<BillingView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...dueAccountPolicies(open),
    ...invoiceListPolicies(open),
    policy('shows a checkout as it was opened, under the account that came with it', async (view) => {
      const { billing } = view;
      await opened(view);
      expect(await billing.find(checkoutId())).toEqual(checkout);
      expect(await billing.record(platformId())).toEqual({
        account: anAccount(),
        checkouts: [checkout],
        events: [],
      });
    }),

    policy('has no account and no checkouts of a platform that never ordered', async ({ billing }) => {
      expect(await billing.find(checkoutId())).toBeUndefined();
      expect(await billing.record(platformId())).toEqual({ checkouts: [], events: [] });
      expect(await billing.due(at(noon), 10)).toEqual([]);
    }),

    policy('lists checkouts newest first, and no other platform’s', async (view) => {
      const { billing, registry } = view;
      await opened(view);
      const next = aCheckout({}, 2);
      await billing.open({
        checkout: next,
        account: anAccount({ version: 2 }),
        guards: { account: 1 },
        effects: noEffects,
      });
      await registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
      const theirs = aCheckout({ platformId: platformId(2) }, 3);
      await billing.open(opening({ checkout: theirs, account: anAccount({ platformId: platformId(2) }) }));
      expect((await billing.record(platformId())).checkouts).toEqual([next, checkout]);
      expect((await billing.record(platformId(2))).checkouts).toEqual([theirs]);
    }),

    policy('lists platforms with an account by their IDs, page by page', async (view) => {
      const { billing, registry } = view;
      expect(await billing.platforms({ limit: 10 })).toEqual([]);
      for (const n of [3, 1, 2, 4]) {
        await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
        const owned = { platformId: platformId(n) };
        if (n === 4) continue;
        await billing.open(opening({ checkout: aCheckout(owned, n), account: anAccount(owned) }));
      }
      expect(await billing.platforms({ limit: 2 })).toEqual([platformId(1), platformId(2)]);
      expect(await billing.platforms({ limit: 2, after: platformId(2) })).toEqual([platformId(3)]);
      expect(await billing.platforms({ limit: 2, after: platformId(3) })).toEqual([]);
    }),

    policy('opens one checkout of twenty that were decided on one account', async (view, concurrently) => {
      await opened(view);
      const outcomes = await concurrently(20, ({ billing }, n) =>
        billing.open({
          checkout: aCheckout({}, n + 1),
          account: anAccount({ version: 2 }),
          guards: { account: 1 },
          effects: noEffects,
        }),
      );
      expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1);
      expect((await view.billing.record(platformId())).checkouts).toHaveLength(2);
    }),

    policy('begins an account once for twenty concurrent callers', async (view, concurrently) => {
      await view.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      const outcomes = await concurrently(20, ({ billing }, n) =>
        billing.open(opening({ checkout: aCheckout({}, n) })),
      );
      expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1);
      expect((await view.billing.record(platformId())).checkouts).toHaveLength(1);
    }),

    policy('completes the idempotency record of an opening in its commit', async (view) => {
      const { billing, registry, idempotencyStore } = view;
      await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      const mark = { key: 'k', fingerprint: 'p', now: noon, leaseUntil: noon + 1, keepUntil: noon + 2 };
      await idempotencyStore.begin(mark);
      const idempotency = { key: 'k', status: 201, resourceId: checkoutId() };
      expect(await billing.open(opening({ effects: { idempotency }, guards: { account: 7 } }))).toBe(
        'guard-failed',
      );
      expect(await idempotencyStore.begin(mark)).toMatchObject({ outcome: 'running' });
      expect(await billing.open(opening({ effects: { idempotency } }))).toBe('opened');
      expect(await idempotencyStore.begin(mark)).toEqual({
        outcome: 'done',
        status: 201,
        resourceId: checkoutId(),
      });
    }),

    policy('keeps event, account, platform, note and emails in one commit', async (view) => {
      await opened(view);
      expect(await view.billing.commit(paid())).toBe('committed');
      expect(await traces(view)).toEqual({
        record: { account: second(), checkouts: [checkout], events: [completed] },
        tier: 'growth',
        notes: ['billing.plan'],
        mails: [aMail().mailId],
      });
    }),

    policy('processes an event once, by its provider’s ID', async (view) => {
      const { billing } = view;
      await opened(view);
      await billing.commit(paid());
      const again = paid({ account: second({ version: 3 }), guards: { account: 2, platform: 2 } });
      const platform = aPlatform({ tier: 'developer', version: 3 });
      expect(
        await billing.commit({ ...again, platform, effects: { ...again.effects, mails: [aMail({}, 2)] } }),
      ).toBe('duplicate');
      expect(await traces(view)).toEqual({
        record: { account: second(), checkouts: [checkout], events: [completed] },
        tier: 'growth',
        notes: ['billing.plan'],
        mails: [aMail().mailId],
      });
      const others = { ...completed, provider: 'another' };
      const { platform: _, ...rest } = again;
      expect(await billing.commit(without('mails', { ...rest, event: others }))).toBe('committed');
    }),

    policy(
      'processes an event once when a hundred callers send it concurrently',
      async (view, concurrently) => {
        await opened(view);
        const outcomes = await concurrently(100, ({ billing }, n) =>
          billing.commit(paid({ effects: { mails: [aMail({}, n)], audit: aNote({}, n) } })),
        );
        expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
        const left = await traces(view);
        expect(left.notes).toHaveLength(1);
        expect(left.mails).toHaveLength(1);
        expect((await view.registry.find(platformId()))?.platform.version).toBe(2);
      },
    ),

    policy('does nothing if the account has changed', async (view) => {
      await opened(view);
      const before = await traces(view);
      expect(await view.billing.commit(paid({ guards: { account: 'absent', platform: 1 } }))).toBe(
        'guard-failed',
      );
      expect(await view.billing.commit(paid({ guards: { account: 2, platform: 1 } }))).toBe('guard-failed');
      expect(await traces(view)).toEqual(before);
    }),

    policy('does nothing if the platform has changed', async (view) => {
      const { billing, registry } = view;
      await opened(view);
      await registry.change({
        platform: aPlatform({ tier: 'enterprise', version: 2 }),
        guards: { version: 1 },
        effects: noEffects,
      });
      const before = await traces(view);
      expect(await billing.commit(paid())).toBe('guard-failed');
      expect(await traces(view)).toEqual(before);
      expect(before.tier).toBe('enterprise');
    }),

    policy(
      'does nothing if the platform has changed, even if nothing of it is to be updated',
      async (view) => {
        const { billing, registry } = view;
        await opened(view);
        await registry.change({ platform: growth, guards: { version: 1 }, effects: noEffects });
        const { platform: _, ...unchanged } = paid();
        const before = await traces(view);
        expect(await billing.commit(unchanged)).toBe('guard-failed');
        expect(await traces(view)).toEqual(before);
        const decidedAgain = { ...unchanged, guards: { account: 1, platform: 2 } };
        expect(await billing.commit(decidedAgain)).toBe('committed');
      },
    ),

    policy('shows the changed platform immediately, also to a process that read it before', async (view) => {
      const { billing, registry } = view;
      await opened(view);
      expect((await registry.findBySlug('platform-1'))?.platform.tier).toBe('developer');
      await billing.commit(paid());
      expect((await registry.findBySlug('platform-1'))?.platform).toEqual(growth);
    }),
  ];
};
