import {
  aftermath,
  billingStage,
  deliver,
  shuffledStory,
  storyOutcome,
} from '../../../support/billing-story.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';

describe('events of a payment provider', () => {
  it('come ten times each in any of forty orders: one change of the tier, correct in the end', async () => {
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

  it('come ten times each at the same time: one change of the tier, correct in the end', async () => {
    const { views, close } = await inMemory();
    const settle = await billingStage(views[0]);
    await Promise.all(shuffledStory(7).map((event) => deliver(settle, event)));
    expect(await aftermath(views[0])).toMatchObject(storyOutcome);
    await close();
  });
});
