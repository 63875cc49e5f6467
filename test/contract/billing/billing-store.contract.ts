import type { BillingAccount } from '../../../src/domain/billing/account.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type {
  BillingStore,
  BillingCommit,
  CheckoutOpening,
} from '../../../src/ports/driven/billing/billing-store.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import type { PlatformRegistry } from '../../../src/ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../../src/ports/driven/idempotency/idempotency-store.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import { aCheckout, anAccount, checkoutId, paymentEvents } from '../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { type ChangesOf, effectsOf, noEffects, without } from '../../support/effects.ts';

/** The ports that commits of a billing store write to. */
export interface BillingView {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly idempotencyStore: IdempotencyStore;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

const checkout = aCheckout();
const completed = paymentEvents.completed(checkout, noon + 1_000);
const growth = aPlatform({ tier: 'growth', version: 2 });

const opening = (changes: ChangesOf<CheckoutOpening> = {}): CheckoutOpening => ({
  checkout,
  account: anAccount(),
  guards: { account: 'absent' },
  ...changes,
  effects: effectsOf(changes.effects),
});

/** From where the sandbox is in force. */
const at = (now: Instant) => ({ now, provider: 'sandbox' });

/** The second version of the first account. */
const second = (changes: Partial<BillingAccount> = {}): BillingAccount =>
  anAccount({ granted: { tier: 'growth', addOns: [] }, nextDue: noon + 5_000, version: 2, ...changes });

/** The completed checkout with all that follows. */
const paid = (changes: ChangesOf<BillingCommit> = {}): BillingCommit => ({
  event: completed,
  account: second(),
  platform: growth,
  guards: { account: 1, platform: 1 },
  ...changes,
  effects: effectsOf({
    mails: [aMail({ kind: 'plan_changed' })],
    audit: aNote({ action: 'billing.plan', subjects: [platformId()] }),
    ...changes.effects,
  }),
});

const opened = async ({ billing, registry }: BillingView): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  expect(await billing.open(opening())).toBe('opened');
};

/** All that a commit may have left behind. */
const traces = async ({ billing, registry, auditLog, mailQueue }: BillingView) => ({
  record: await billing.record(platformId()),
  tier: (await registry.find(platformId()))?.platform.tier,
  notes: (await auditLog.entries({ after: 0, limit: 10 })).map(({ action }) => action),
  mails: (
    await mailQueue.claim({ token: `look-${Math.random()}`, now: noon + 1e9, until: noon + 1e9 }, 10)
  ).map(({ mail }) => mail.mailId),
});

/** The promises of every billing store: see `BillingStore`. */
export const billingStoreContract = (open: OpenWorld<BillingView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
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

    policy('knows nothing of a platform that never ordered', async ({ billing }) => {
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

    policy('opens one checkout of twenty that were decided on one account', async (view, rivals) => {
      await opened(view);
      const outcomes = await rivals(20, ({ billing }, n) =>
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

    policy('begins an account once for twenty rivals', async (view, rivals) => {
      await view.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      const outcomes = await rivals(20, ({ billing }, n) =>
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

    policy('keeps event, account, platform, note and mails in one commit', async (view) => {
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

    policy('processes an event once when a hundred rivals bring it at once', async (view, rivals) => {
      await opened(view);
      const outcomes = await rivals(100, ({ billing }, n) =>
        billing.commit(paid({ effects: { mails: [aMail({}, n)], audit: aNote({}, n) } })),
      );
      expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
      const left = await traces(view);
      expect(left.notes).toHaveLength(1);
      expect(left.mails).toHaveLength(1);
      expect((await view.registry.find(platformId()))?.platform.version).toBe(2);
    }),

    policy('does nothing where the account has moved on', async (view) => {
      await opened(view);
      const before = await traces(view);
      expect(await view.billing.commit(paid({ guards: { account: 'absent', platform: 1 } }))).toBe(
        'guard-failed',
      );
      expect(await view.billing.commit(paid({ guards: { account: 2, platform: 1 } }))).toBe('guard-failed');
      expect(await traces(view)).toEqual(before);
    }),

    policy('does nothing where the platform has moved on', async (view) => {
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
      'does nothing where the platform has moved on, though nothing of it is to change',
      async (view) => {
        const { billing, registry } = view;
        await opened(view);
        await registry.change({ platform: growth, guards: { version: 1 }, effects: noEffects });
        const { platform: _, ...unchanged } = paid();
        const before = await traces(view);
        expect(await billing.commit(unchanged)).toBe('guard-failed');
        expect(await traces(view)).toEqual(before);
        const decidedAnew = { ...unchanged, guards: { account: 1, platform: 2 } };
        expect(await billing.commit(decidedAnew)).toBe('committed');
      },
    ),

    policy('shows the changed platform at once, also to a process that read it before', async (view) => {
      const { billing, registry } = view;
      await opened(view);
      expect((await registry.findBySlug('platform-1'))?.platform.tier).toBe('developer');
      await billing.commit(paid());
      expect((await registry.findBySlug('platform-1'))?.platform).toEqual(growth);
    }),

    policy(
      'has an account come due with the change of its platform that asks for it, and never later',
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

    policy('opens nothing on an account that came due meanwhile', async (view) => {
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
