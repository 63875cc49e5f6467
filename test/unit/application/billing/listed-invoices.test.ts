import { accountOf } from '../../../../src/domain/billing/account.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { BillingView } from '../../../contract/billing/billing-store/stage.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import {
  billingStage,
  deliver,
  settleOver,
  shuffledStory,
  storyEnd,
} from '../../../support/stories/billing-story.ts';
import { inMemory } from '../../../support/worlds/sqlite-worlds.ts';

const listOf = async ({ billing }: BillingView) =>
  (await billing.listInvoices({}, { limit: 100 })).items.map(({ invoice }) => invoice);

/** The invoices that follow from the events of the platform. */
const expectedIn = async ({ billing }: BillingView) => {
  const { checkouts, events } = await billing.record(platformId());
  return accountOf(checkouts, events, { now: storyEnd, provider: 'sandbox' }).invoices;
};

describe('the list of invoices', () => {
  it('shows the state after each event, in any order', async () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { views, close } = await inMemory();
      const [view] = views;
      const settle = await billingStage(view);
      for (const event of shuffledStory(seed, 1)) {
        await deliver(settle, event);
        expect({ seed, list: await listOf(view) }).toEqual({ seed, list: await expectedIn(view) });
      }
      await close();
    }
  });

  it('no longer contains an invoice if only a dispute of it was reported, and that was won', async () => {
    const { views, close } = await inMemory();
    const [view] = views;
    const settle = await billingStage(view);
    await deliver(settle, paymentEvents.disputed(aCheckout(), noon + dayMs, { from: noon }));
    expect(await listOf(view)).toMatchObject([{ status: 'disputed' }]);
    await deliver(settle, paymentEvents.claimWithdrawn(aCheckout(), noon + 2 * dayMs, noon));
    expect(await listOf(view)).toEqual([]);
    await close();
  });

  it('is completed when an account from before the list comes due', async () => {
    const { views, close } = await inMemory();
    const [view] = views;
    const settle = await billingStage(view);
    await deliver(settle, paymentEvents.paid(aCheckout(), noon));
    const { account } = await view.billing.record(platformId());
    const platform = (await view.registry.find(platformId()))?.platform.version ?? NaN;
    const { invoicesListed: _, ...older } = anAccount({ ...account, version: (account?.version ?? 0) + 1 });
    await view.billing.commit({
      account: older,
      invoices: (await listOf(view)).map(({ invoiceId }) => ({ invoiceId, invoice: undefined })),
      effects: noEffects,
      guards: { account: older.version - 1, platform },
    });
    expect(await listOf(view)).toEqual([]);
    expect(await view.billing.due({ now: noon, provider: 'sandbox' }, 10)).toEqual([platformId()]);
    await settleOver(view)({ platformId: platformId() });
    expect(await listOf(view)).toEqual(await expectedIn(view));
    expect(await listOf(view)).toHaveLength(1);
    await close();
  });
});
