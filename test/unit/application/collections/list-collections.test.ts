import { createProject } from '../../../../src/application/collections/create-project.ts';
import { listCollections } from '../../../../src/application/collections/list-collections.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aPicture } from '../../../support/images/image-records.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('the list of collections', () => {
  it(
    'reads the covers of all projects of a page together, four of each, and each track once',
    inWorld(async ({ ports, ...world }) => {
      const { caller } = await world.aRegisteredPlatform();
      const tracks = [];
      for (let n = 1; n <= 6; n++) tracks.push(await world.aTrackInCatalog({ artwork: aPicture(n) }));
      const ids = tracks.map(({ trackId }) => trackId);
      for (const some of [ids, ids.slice(1), []]) {
        valueOf(
          await createProject(ports)({
            caller,
            name: `${some.length} tracks`,
            tracks: some.map((trackId) => ({ trackId })),
          }),
        );
        world.clock.advance(1_000);
      }
      const read: (readonly TrackId[])[] = [];
      const library = {
        ...ports.library,
        findMany: (wanted: readonly TrackId[]) => {
          read.push(wanted);
          return ports.library.findMany(wanted);
        },
      };
      const { projects } = valueOf(await listCollections({ ...ports, library })({ caller, limit: 10 }));
      expect(read.map((wanted) => wanted.toSorted())).toEqual([ids.slice(0, 5).toSorted()]);
      const covers = projects.map(({ firstTracks }) =>
        firstTracks.map(({ track }) => track?.artwork?.imageId),
      );
      const images = tracks.map(({ artwork }) => artwork?.imageId);
      expect(covers).toEqual([[], images.slice(1, 5), images.slice(0, 4)]);
    }),
  );
});
