import type { EndpointQueueClaim } from '../../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { fanOut, listening } from '../../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const platforms = 4;
const endpointsEach = 10;
const manyTimes = 1_000;
const room = { endpointQueues: 512, failingEndpointQueues: 256 };

/** Endpoints at which one event is due each. */
const scene = async (world: World): Promise<void> => {
  for (let nth = 0; nth < platforms; nth++) {
    const { caller } = await world.aRegisteredPlatform();
    for (let n = 0; n < endpointsEach; n++)
      await listening(world, caller, ['track.approved'], `https://receiver-${nth}-${n}.example/`);
  }
  await world.aTrackInCatalog();
  await fanOut(world);
};

/** Claims once; returns the number of endpoints that were served, or undefined if the store did not respond. */
const served = async ({ useCases }: World): Promise<number | undefined> => {
  try {
    const claimed = await useCases.deliverDue(room);
    await Promise.all(claimed.map(({ done }) => done));
    return claimed.length;
  } catch {
    return undefined;
  }
};

describe('a worker', () => {
  it.each<[string, (world: World) => void]>([
    [
      'does not respond in time',
      () => {
        throw new Unavailable('the store does not respond in time');
      },
    ],
    ['takes too long', ({ clock }) => clock.advance(2_000)],
  ])('claims fewer endpoints while a store %s, and more when it is fast again', (_, hinder) =>
    inWorld(async (world) => {
      await scene(world);
      const claims: number[] = [];
      let isSlow = true;
      world.before(
        'queue',
        'claimEndpointQueues',
        async (given) => {
          const { endpointQueues } = given as EndpointQueueClaim;
          claims.push(endpointQueues);
          if (isSlow && endpointQueues > 4) hinder(world);
        },
        manyTimes,
      );
      for (let n = 0; n < 3; n++) await served(world);
      expect(claims).toEqual([16, 8, 4]);
      isSlow = false;
      while ((await served(world)) !== 0);
      expect(Math.max(...claims.slice(3))).toBeGreaterThan(4);
      expect(new Set(world.post.sent.map(({ url }) => url)).size).toBe(platforms * endpointsEach);
    })(),
  );
});
