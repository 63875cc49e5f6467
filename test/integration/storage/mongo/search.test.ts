import { cryptoDigest, hmacTextSigner } from '../../../../src/adapters/crypto/index.ts';
import { memoryCatalogIndex } from '../../../../src/adapters/memory/index.ts';
import { searchTracks } from '../../../../src/application/catalog/search-tracks.ts';
import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { ArtistStore } from '../../../../src/ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../../src/ports/driven/artists/claim-store.ts';
import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import type { SearchInput, SearchTracks } from '../../../../src/ports/driving/catalog.ts';
import { aCommit, committed, uncommitted } from '../../../contract/catalog/track-library/stage.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { recordViews } from '../../../support/builders/shown-tracks.ts';
import { needing } from '../../../support/needing.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { seenSoon } from '../../../support/eventually.ts';

const clock = { now: () => noon };
const textSigner = hmacTextSigner({ masterKey: Buffer.alloc(32, 7) });
const plays = new Map(Array.from({ length: 100 }, (_, i) => [trackId(i * 3 + 1), i % 9] as const));

/** Searching as one process does it: an index of its own, which may follow another view of the library. */
const searching = (
  { library, ...artists }: { library: TrackLibrary; artistStore: ArtistStore; claimStore: ClaimStore },
  followed: Pick<TrackLibrary, 'changes' | 'head'> = library,
) => {
  const index = memoryCatalogIndex({
    library: followed,
    journal: { playsSince: async () => plays },
    clock,
  });
  const views = recordViews(library);
  const search = searchTracks({ index, library, ...artists, views, textSigner, digest: cryptoDigest, clock });
  return { search, close: index.close };
};

const requested = (q: string): SearchInput => ({ criteria: { q }, limit: 10, facets: [] });
const found = async (search: SearchTracks, q: string): Promise<readonly string[]> =>
  valueOf(await search(requested(q))).tracks.map((track) => track.trackId);

const down = (track: Track): Parameters<TrackLibrary['commit']>[0] =>
  aCommit(valueOf(takeDown(track, 'legal', noon)), track.catalogVersion);
const up = ({ trackId: id, catalogVersion }: Track) =>
  aCommit(uncommitted({ ...aTrack({ title: 'Harbour' }, 1), trackId: id }), catalogVersion);

needing('mongo', 'searching over MongoDB', () => {
  const twoClients = mongoWorlds().storages(2);

  it('shows every change within a second to searches in another process', async () => {
    const { views, close } = await twoClients();
    const [{ library }, other = views[0]] = views;
    const elsewhere = searching(other);
    const eventually = (q: string, count: number) =>
      seenSoon(
        () => found(elsewhere.search, q),
        (ids) => ids.length === count,
      );
    try {
      let track = committed(await library.commit(aCommit(uncommitted(aTrack({ title: 'Harbour' })))));
      expect(await eventually('harbour', 1)).toEqual([track.trackId]);
      for (let take = 2; take <= 9; take++) {
        const change = { ...uncommitted(track), title: `Harbour ${take}` };
        track = committed(await library.commit(aCommit(change, track.catalogVersion)));
        expect(await eventually(`harbour ${take}`, 1)).toEqual([track.trackId]);
        expect(await found(elsewhere.search, `harbour ${take - 1}`)).toEqual([]);
      }
      track = committed(await library.commit(down(track)));
      expect(await eventually('harbour', 0)).toEqual([]);
      await library.commit(up(track));
      expect(await eventually('harbour', 1)).toEqual([track.trackId]);
    } finally {
      elsewhere.close();
      await close();
    }
  });

  it('never shows a track that is down, even where an index has not processed it', async () => {
    const { views, close } = await twoClients();
    const [{ library }, other = views[0]] = views;
    let track = committed(await library.commit(aCommit(uncommitted(aTrack({ title: 'Harbour' })))));
    await library.commit(aCommit(uncommitted(aTrack({ title: 'Harbour too' }, 2))));
    const deaf = { ...other.library, head: async () => 2 };
    const [informed, unaware] = [searching(other), searching(other, deaf)];
    const both = [trackId(1), trackId(2)];
    const seen = async () => [
      ...(await found(informed.search, 'harbour')),
      ...(await found(unaware.search, 'harbour')),
    ];
    try {
      expect((await seen()).sort()).toEqual([...both, ...both].sort());
      for (let round = 0; round < 10; round++) {
        track = committed(await library.commit(down(track)));
        const answers = await Promise.all(Array.from({ length: 5 }, seen));
        expect(answers).toEqual(answers.map(() => [trackId(2), trackId(2)]));
        track = committed(await library.commit(up(track)));
      }
      expect((await seen()).sort()).toEqual([...both, ...both].sort());
    } finally {
      informed.close();
      unaware.close();
      await close();
    }
  });
});
