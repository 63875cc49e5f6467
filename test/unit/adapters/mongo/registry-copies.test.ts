import { registryCopies } from '../../../../src/adapters/mongo/registry-copies.ts';
import type { PlatformWithCredentials } from '../../../../src/ports/driven/platform-registry.ts';
import { Unavailable } from '../../../../src/ports/driven/unavailable.ts';
import { aPlatform } from '../../../support/builders.ts';

const known = (version: number): PlatformWithCredentials => ({
  platform: aPlatform({ version }),
  credentials: [],
});

/** A registry that others change, and how often it was asked. */
const registry = () => {
  const world = {
    now: 10_000,
    version: 1,
    isAway: false,
    looks: 0,
    reads: 0,
    /** Answers wait for this. */
    hold: Promise.resolve<unknown>(undefined),
  };
  const answering = async <T>(answer: T): Promise<T> => {
    await world.hold;
    if (world.isAway) throw new Unavailable('the database is away');
    return answer;
  };
  const copies = registryCopies(
    () => {
      world.looks++;
      return answering(world.version);
    },
    () => world.now,
  );
  const read = () => {
    world.reads++;
    return answering(known(world.version));
  };
  const version = async () => (await copies.platform('id', read))?.platform.version;
  /** Holds all answers until `release`. */
  const holding = () => {
    const held = Promise.withResolvers<unknown>();
    world.hold = held.promise;
    return () => held.resolve(undefined);
  };
  return { world, copies, version, holding };
};

describe('copies of the registry', () => {
  it('answer without asking anyone for half a second, and see a change after it', async () => {
    const { world, version } = registry();
    expect(await version()).toBe(1);
    world.version = 2;
    world.now += 500;
    expect(await version()).toBe(1);
    expect([world.looks, world.reads]).toEqual([1, 1]);
    world.now += 1;
    expect(await version()).toBe(2);
  });

  it('stay as long as nothing changes', async () => {
    const { world, version } = registry();
    for (let i = 0; i < 10; i++) {
      expect(await version()).toBe(1);
      world.now += 600;
    }
    expect([world.looks, world.reads]).toEqual([10, 1]);
  });

  it('are looked after by one look for all who wait', async () => {
    const { world, version } = registry();
    await version();
    world.now += 600;
    expect(await Promise.all(Array.from({ length: 100 }, version))).toEqual(new Array(100).fill(1));
    expect(world.looks).toBe(2);
  });

  it('are not trusted after a wish for another look, nor is a look that was under way then', async () => {
    const { world, copies, version, holding } = registry();
    await version();
    world.now += 600;
    const releaseEarlier = holding();
    const waiting = version();
    world.version = 2;
    copies.lookAgain();
    const releaseLater = holding();
    const later = version();
    releaseEarlier();
    await new Promise((resolve) => setImmediate(resolve));
    releaseLater();
    expect(await Promise.all([waiting, later])).toEqual([2, 2]);
    expect(world.looks).toBe(3);
  });

  it('do not come from a read that began before the change', async () => {
    const { world, copies, version, holding } = registry();
    await version();
    world.version = 2;
    copies.lookAgain();
    await version();
    const release = holding();
    const slow = copies.platform('slug', async () => {
      const old = known(2);
      await world.hold;
      return old;
    });
    await Promise.resolve();
    world.hold = Promise.resolve();
    world.version = 3;
    copies.lookAgain();
    expect(await version()).toBe(3);
    release();
    await slow;
    const again = await copies.platform('slug', async () => known(world.version));
    expect(again?.platform.version).toBe(3);
  });

  it('are followed by another look where one took too long for who came late', async () => {
    const { world, version, holding } = registry();
    await version();
    world.now += 600;
    const release = holding();
    const early = version();
    world.now += 900;
    world.version = 2;
    const late = version();
    release();
    expect([await early, await late]).toEqual([1, 2]);
  });

  it('are no answer while the registry is away', async () => {
    const { world, version } = registry();
    await version();
    world.isAway = true;
    expect(await version()).toBe(1);
    world.now += 600;
    await expect(Promise.all([version(), version()])).rejects.toThrow(Unavailable);
    world.isAway = false;
    expect(await version()).toBe(1);
  });
});
