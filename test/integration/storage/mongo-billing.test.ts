import { billingBookContract } from '../../contract/billing-book.contract.ts';
import {
  aftermath,
  billingStage,
  deliver,
  settleOver,
  shuffledStory,
  storyOutcome,
} from '../../support/billing-story.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps payments', () => {
  const inMongo = mongoWorlds();
  describeInMongo('BillingBook', billingBookContract, inMongo);

  it('keeps one change of the tier, and the right one, of events that come ten times in any order', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { views, close } = await inMongo(1)();
      const settle = await billingStage(views[0]);
      for (const event of shuffledStory(seed)) await deliver(settle, event);
      expect(await aftermath(views[0])).toMatchObject(storyOutcome);
      await close();
    }
  });

  it('keeps one change of the tier of events that come to two processes at the same time', async () => {
    const { views, close } = await inMongo(2)();
    const [view, other = view] = views;
    const first = await billingStage(view);
    const second = settleOver(other);
    const story = shuffledStory(3, 4);
    await Promise.all(story.map((event, n) => deliver(n % 2 === 0 ? first : second, event)));
    expect(await aftermath(view)).toMatchObject(storyOutcome);
    await close();
  });
});
