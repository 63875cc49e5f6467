import type { RowOutcome } from '../../../../src/domain/enrichment/enrichment.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const artists = [{ artistId: ArtistId('art_night'), name: 'The Night Ensemble', role: 'main' as const }];
const called = { title: 'Night', artist: 'The Night Ensemble' };

/** Follows the library some fifty records at a look. */
const indexed = ({ ports, clock }: World) =>
  ports.index.search({ criteria: {}, sort: 'newest', order: 'desc', limit: 1, facets: [] }, clock.now());

/** So many tracks, later than all before, whose words are those of `called` and more. */
const manyWithItsWords = async (world: World, count: number): Promise<void> => {
  for (let n = 0; n < count; n++) {
    await world.aTrackInCatalog({ title: `Night ${n}`, artists, addedAt: world.clock.now() + n + 1 });
    await indexed(world);
  }
};
const outcomeOf = async ({ useCases }: World, caller: Caller): Promise<RowOutcome | null | undefined> => {
  const rows = [{ rowId: '1', ...called }];
  return valueOf(await useCases.enrich({ caller, rows, waitMs: 0 })).enrichment.outcomes[0];
};

describe('finding rows by title and artist', () => {
  it(
    'finds a track that hundreds of newer ones share all words with',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const track = await world.aTrackInCatalog({ title: called.title, artists });
      await manyWithItsWords(world, 250);
      const { trackId } = track;
      expect(await outcomeOf(world, caller)).toMatchObject({ status: 'matched', trackId });
    }),
  );

  it(
    'selects neither of two that have the same name, however many are between them',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await world.aTrackInCatalog({ title: called.title, artists });
      await manyWithItsWords(world, 150);
      await world.aTrackInCatalog({ title: called.title, artists });
      expect(await outcomeOf(world, caller)).toMatchObject({ status: 'failed', reason: 'ambiguous' });
    }),
  );

  it(
    'lets other work of the process run between two rows',
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
