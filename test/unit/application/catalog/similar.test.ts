import type { SearchInput } from '../../../../src/ports/driving/catalog.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aLikeness, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { recordIn } from '../../../support/builders/shown-tracks.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const like = (similarTo: SearchInput['similarTo'], more: Partial<SearchInput> = {}): SearchInput => ({
  criteria: {},
  ...(similarTo !== undefined && { similarTo }),
  limit: 2,
  facets: [],
  ...more,
});
const search = async ({ useCases }: World, requested: SearchInput) =>
  valueOf(await useCases.searchTracks(requested));
const titles = (found: Awaited<ReturnType<typeof search>>) =>
  found.tracks.map((view) => recordIn(view).title);

/** Stores a track, and four others that are less and less similar to it. */
const fiveInCatalog = async (world: World) => {
  const first = await world.aTrackInCatalog({ title: 'First', likeness: aLikeness([1]) });
  for (const [n, genre] of [
    [1, 'folk'],
    [2, 'dub'],
    [3, 'folk'],
    [4, 'dub'],
  ] as const)
    await world.aTrackInCatalog({ title: `${n}`, genres: [genre], likeness: aLikeness([4 - 2 * n, 3]) });
  await world.aTrackInCatalog({ title: 'Not analyzed' });
  return first;
};

/** Stores a track as it would be if its recording had been analyzed again. */
const analyzedAgain = async ({ ports, clock }: World, id: TrackId) => {
  const found = await ports.library.find(id);
  if (!found) throw new Error('there is no such track');
  const { catalogVersion, ...track } = found;
  clock.advance(1);
  await ports.library.commit({
    track: { ...track, likeness: aLikeness([-1]) },
    guards: { catalogVersion },
    effects: noEffects,
  });
};

describe('searching what sounds like a track', () => {
  it(
    'returns all others that were analyzed, the most similar first, on every page with the same total',
    inWorld(async (world) => {
      const { trackId: id } = await fiveInCatalog(world);
      const first = await search(world, like(id));
      expect([titles(first), first.total]).toEqual([['1', '2'], 4]);
      const second = await search(world, like(id, { cursor: first.nextCursor ?? '' }));
      expect([titles(second), second.total, second.nextCursor]).toEqual([['3', '4'], 4, null]);
      expect(titles(await search(world, like(id, { order: 'asc', limit: 9 })))).toEqual(['4', '3', '2', '1']);
    }),
  );

  it(
    'applies the other filters, and counts facets under them',
    inWorld(async (world) => {
      const { trackId: id } = await fiveInCatalog(world);
      const found = await search(world, like(id, { criteria: { genres: ['dub'] }, facets: ['genre'] }));
      expect([titles(found), found.total]).toEqual([['2', '4'], 2]);
      expect(found.facets.genre).toEqual([
        { value: 'dub', count: 2 },
        { value: 'folk', count: 2 },
      ]);
      const named = await search(world, like(id, { criteria: { q: '3' } }));
      expect(titles(named)).toEqual(['3']);
    }),
  );

  it(
    'accepts a track that was taken down, but none that was never approved or does not exist',
    inWorld(async (world) => {
      const { trackId: id } = await fiveInCatalog(world);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal' });
      expect(titles(await search(world, like(id)))).toEqual(['1', '2']);
      const pending = await world.aTrackInCatalog({
        moderationStatus: 'pending_review',
        likeness: aLikeness([1]),
      });
      for (const unknown of [pending.trackId, trackId(99)])
        expect(kindOf(await world.useCases.searchTracks(like(unknown)))).toBe('track-not-found');
    }),
  );

  it(
    'returns an empty page for a track that was not analyzed',
    inWorld(async (world) => {
      await fiveInCatalog(world);
      const { trackId: id } = await world.aTrackInCatalog();
      expect(await search(world, like(id, { facets: ['mood', 'key'] }))).toEqual({
        tracks: [],
        nextCursor: null,
        total: 0,
        facets: { mood: [], key: [] },
      });
    }),
  );

  it(
    'keeps its order to the last page, even if the track is analyzed again meanwhile',
    inWorld(async (world) => {
      const { trackId: id } = await fiveInCatalog(world);
      const first = await search(world, like(id));
      await analyzedAgain(world, id);
      const second = await search(world, like(id, { cursor: first.nextCursor ?? '' }));
      expect(titles(second)).toEqual(['3', '4']);
      expect(titles(await search(world, like(id, { limit: 9 })))).toEqual(['4', '3', '2', '1']);
    }),
  );

  it(
    'rejects its cursor for another track, or without one',
    inWorld(async (world) => {
      const { trackId: id } = await fiveInCatalog(world);
      const other = await world.aTrackInCatalog({ likeness: aLikeness([1]) });
      const cursor = (await search(world, like(id))).nextCursor ?? '';
      for (const requested of [
        like(other.trackId, { cursor }),
        like(undefined, { cursor, sort: 'relevance' }),
      ])
        expect(kindOf(await world.useCases.searchTracks(requested))).toBe('cursor-invalid');
    }),
  );
});
