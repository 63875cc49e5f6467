import { follow } from '../../../../../src/adapters/memory/catalog-index/follower.ts';
import { slots } from '../../../../../src/adapters/memory/catalog-index/structures/words/slots.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';

describe('an index that was built from the store', () => {
  it('has its lists close together when it is ready', async () => {
    // Each of 400 words occurs in every 400th track, so that all their lists grow at the same time.
    const tracks = Array.from({ length: 6_000 }, (_, n) => ({
      ...aTrack({ title: `word${n % 400}`, keywords: [`other${n % 400}`] }, n + 1),
      catalogVersion: n + 1,
    }));
    const follower = follow({
      library: {
        head: async () => tracks.length,
        changes: async (after, max) => tracks.slice(after, after + max),
      },
      clock: { now: () => noon },
    });
    try {
      await follower.toHead();
      expect(follower.ready()).toBe(true);
      const { lists } = follower.catalog().words;
      expect(slots(lists.state.slots).isSparse()).toBe(false);
      expect(lists.state.slots.freedBytes).toBe(0);
    } finally {
      follower.close();
    }
  });
});
