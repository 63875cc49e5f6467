import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { BillingAccount } from '../../../../src/domain/billing/account.ts';
import type { BillingView } from '../../../contract/billing/billing-store/stage.ts';
import { isPayment } from '../../../../src/domain/ledger/transaction.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { balancesIn, bookedInTurn, causesIn } from '../../../support/builders/ledger/ledger-builders.ts';
import { noEffects } from '../../../support/effects.ts';
import {
  billingStage,
  deliver,
  paymentStory,
  settleOver,
  shuffledStory,
} from '../../../support/stories/billing-story.ts';
import { opened, play, registered } from '../../../support/worlds/billing-world.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { inMemory } from '../../../support/worlds/sqlite-worlds.ts';

const expected = balancesIn(bookedInTurn(paymentStory));

const balances = async ({ ledgerStore }: BillingView) =>
  balancesIn(await ledgerStore.ofPlatform(platformId()));

/** Before any period ends, only accounts are due whose payments are not all booked. */
const unbooked = { now: 0, provider: 'sandbox' };

/** The account as a release without a ledger leaves it. */
const leaveUnbooked = async ({ billing, registry }: BillingView) => {
  const { account } = await billing.record(platformId());
  const platform = (await registry.find(platformId()))?.platform.version ?? NaN;
  if (!account) throw new Error('no account');
  const { ledgerBooked: _, ...older } = account;
  const next: BillingAccount = { ...older, version: account.version + 1 };
  const guards = { account: account.version, platform };
  expect(await billing.commit({ account: next, effects: noEffects, guards })).toBe('committed');
};

describe('payments in the ledger', () => {
  it(
    'are booked with the payment, and returned with its refund',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      const { ledgerStore } = world.ports;
      const [paid] = await ledgerStore.ofPlatform(platformId());
      expect(paid).toMatchObject({
        mode: 'test',
        currency: 'EUR',
        cause: { kind: 'invoice_paid', platformId: platformId(), provider: 'sandbox' },
        taxPercent: 19,
      });
      world.clock.advance(dayMs);
      await play(world, checkoutId, 'refund');
      const transactions = await ledgerStore.ofPlatform(platformId());
      expect(transactions.map(({ cause }) => cause.kind)).toEqual(['invoice_paid', 'invoice_refunded']);
      expect(balancesIn(transactions)).toEqual({ 'test EUR': {} });
    }),
  );

  it('have the same balances if each event arrives ten times in any of twenty orders', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { views, close } = await inMemory();
      const [view] = views;
      const settle = await billingStage(view);
      for (const event of shuffledStory(seed)) await deliver(settle, event);
      expect({ seed, ...(await balances(view)) }).toEqual({ seed, ...expected });
      await close();
    }
  });

  it('of an account that is older than the ledger are booked once, when it is settled', async () => {
    const { views, close } = await inMemory();
    const [view]: readonly [BillingView, ...unknown[]] = views;
    const settle = await billingStage(view);
    const { billing, registry } = view;
    for (const event of paymentStory) {
      const { account } = await billing.record(platformId());
      const platform = (await registry.find(platformId()))?.platform.version ?? NaN;
      const { ledgerBooked: _, ...older } = { ...account, platformId: platformId(), granted: { addOns: [] } };
      const version = account?.version ?? 0;
      await billing.commit({
        event,
        account: { warned: [], ...older, version: version + 1 },
        effects: noEffects,
        guards: { account: version, platform },
      });
    }
    expect(await balances(view)).toEqual({});
    expect(await billing.due(unbooked, 10)).toEqual([platformId()]);
    await settle({ platformId: platformId() });
    expect(await balances(view)).toEqual(expected);
    expect(await billing.due(unbooked, 10)).toEqual([]);
    const booked = await view.ledgerStore.ofPlatform(platformId());
    await settle({ platformId: platformId() });
    expect(await view.ledgerStore.ofPlatform(platformId())).toEqual(booked);
    await close();
  });

  it('that a release without a ledger receives meanwhile are booked afterwards, and no other twice', async () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { views, close } = await inMemory();
      const [view]: readonly [BillingView, ...unknown[]] = views;
      const settle = await billingStage(view);
      for (const [n, event] of shuffledStory(seed, 1).entries()) {
        if (n % 3 !== seed % 3) {
          await deliver(settle, event);
          continue;
        }
        // The other release stores the event, and leaves the ledger as it is.
        const withoutLedger = settleOver({
          ...view,
          billing: { ...view.billing, commit: ({ bookings: _, ...change }) => view.billing.commit(change) },
        });
        const before = await view.ledgerStore.ofPlatform(platformId());
        await deliver(withoutLedger, event);
        await leaveUnbooked(view);
        expect(await view.ledgerStore.ofPlatform(platformId())).toEqual(before);
        expect(await view.billing.due(unbooked, 10)).toEqual([platformId()]);
      }
      for (const due of await view.billing.due(unbooked, 10)) await settle({ platformId: due });
      expect(await view.billing.due(unbooked, 10)).toEqual([]);
      expect({ seed, ...(await balances(view)) }).toEqual({ seed, ...expected });
      const causes = causesIn((await view.ledgerStore.ofPlatform(platformId())).filter(isPayment));
      expect(new Set(causes).size).toBe(causes.length);
      await close();
    }
  });
});
