import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { BillingView } from '../../../contract/billing/billing-store/stage.ts';
import {
  aftermath,
  billingStage,
  deliver,
  numbersFrom,
  paymentStory,
  settleOver,
  shuffledStory,
  storyOutcome,
} from '../../../support/stories/billing-story.ts';
import { inMemory } from '../../../support/worlds/sqlite-worlds.ts';

describe('events of a payment provider', () => {
  it('change the tier once, correctly, if each arrives ten times in any of forty orders', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { views, close } = await inMemory();
      const [view] = views;
      const settle = await billingStage(view);
      for (const event of shuffledStory(seed)) await deliver(settle, event);
      const left = await aftermath(view);
      expect({ seed, ...left }).toMatchObject({ seed, ...storyOutcome });
      expect(left.planMails).toBe(left.planChanges);
      await close();
    }
  });

  it('have the same result if each arrives days late, as if they had arrived in time', async () => {
    /** The accounts after the events have arrived in this order; accounts that come due meanwhile are settled first. */
    const leftBy = async (
      story: readonly { readonly event: (typeof paymentStory)[number]; readonly at: number }[],
    ) => {
      const { views, close } = await inMemory();
      const [view]: readonly [BillingView, ...unknown[]] = views;
      await billingStage(view);
      for (const { event, at } of story) {
        const settle = settleOver(view, at);
        for (const platformId of await view.billing.due({ now: at, provider: 'sandbox' }, 10))
          await settle({ platformId });
        await deliver(settle, event);
      }
      const { tier, addOns, granted, nextDue, received } = await aftermath(view);
      await close();
      return { tier, addOns, granted, nextDue, received };
    };
    for (let seed = 1; seed <= 20; seed++) {
      const random = numbersFrom(seed);
      const late = paymentStory
        .map((event) => ({ event, at: event.at + Math.floor(30 * random()) * dayMs }))
        .sort((a, b) => a.at - b.at);
      const last = late.at(-1)?.at ?? 0;
      const left = await leftBy(late);
      expect({ seed, ...left }).toEqual({
        seed,
        ...(await leftBy(late.map((one) => ({ ...one, at: last })))),
      });
    }
  });

  it('change the tier once, correctly, if each arrives ten times at the same time', async () => {
    const { views, close } = await inMemory();
    const settle = await billingStage(views[0]);
    await Promise.all(shuffledStory(7).map((event) => deliver(settle, event)));
    expect(await aftermath(views[0])).toMatchObject(storyOutcome);
    await close();
  });
});
