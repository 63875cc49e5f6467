import { inWorld } from '../../../support/world.ts';

describe('finding rows by title and artist', () => {
  it(
    'lets others of the process have their turn between two rows',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await world.aTrackInCatalog();
      const rows = Array.from({ length: 50 }, (_, i) => ({
        rowId: `${i}`,
        title: 'Nothing',
        artist: 'Nobody',
      }));
      let turns = 0;
      let counting = true;
      const count = (): void => {
        turns += 1;
        if (counting) setImmediate(count);
      };
      setImmediate(count);
      await world.useCases.enrich({ caller, rows, waitMs: 0 });
      counting = false;
      expect(turns).toBeGreaterThanOrEqual(50);
    }),
  );
});
