import type { Storage } from '../../../src/main/adapters/storage.ts';
import { worldOver } from '../../support/stories/reencrypt-story.ts';
import type { World } from '../../support/worlds/world.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

type WorldOn = (keys: Parameters<typeof worldOver>[1]) => World;

export const quietly = { checkOnly: false, onProgress: () => undefined };

/** Cases over one store; `worldOn` is a process with keys of its own. */
export const policiesWithWorlds = (open: OpenWorld<Storage>) => {
  const policies = policiesIn(open);
  return (name: string, story: (storage: Storage, worldOn: WorldOn) => Promise<void>) =>
    policies(name, async (storage) => {
      const worlds: World[] = [];
      const opened: WorldOn = (keys) => {
        const world = worldOver(storage, keys);
        worlds.push(world);
        return world;
      };
      try {
        await story(storage, opened);
      } finally {
        for (const world of worlds) await world.close();
      }
    });
};
