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
const served = async ({ useCases }: World, places = room.endpointQueues): Promise<number | undefined> => {
  try {
    const claimed = await useCases.deliverDue({ ...room, endpointQueues: places });
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
      expect(new Set(world.sentWebhooks.sent.map(({ url }) => url)).size).toBe(platforms * endpointsEach);
    })(),
  );

  /** Records the claims of a worker. */
  const claimsOf = (world: World, onClaim: (claim: EndpointQueueClaim) => void = () => undefined) => {
    const claims: EndpointQueueClaim[] = [];
    world.before(
      'queue',
      'claimEndpointQueues',
      async (given) => {
        claims.push(given as EndpointQueueClaim);
        onClaim(given as EndpointQueueClaim);
      },
      manyTimes,
    );
    return claims;
  };

  it(
    'claims half of what was requested after a slow claim, though it has few free places',
    inWorld(async (world) => {
      await scene(world);
      const claims = claimsOf(world, () => world.clock.advance(2_000));
      for (let n = 0; n < 3; n++) await served(world, 4);
      expect(claims.map(({ endpointQueues }) => endpointQueues)).toEqual([4, 2, 1]);
    }),
  );

  it(
    'claims more after a claim that returned half of what may be claimed',
    inWorld(async (world) => {
      await scene(world);
      const claims = claimsOf(world);
      for (const places of [7, 8, 512]) await served(world, places);
      expect(claims.map(({ endpointQueues }) => endpointQueues)).toEqual([7, 8, 32]);
    }),
  );

  it(
    'reserves at least one place for failing endpoints, unless it has only one',
    inWorld(async (world) => {
      const claims = claimsOf(world);
      for (const places of [1, 2, 7, 16]) await served(world, places);
      expect(claims.map(({ failingShare }) => failingShare)).toEqual([0, 1, 1, 2]);
    }),
  );
});
