import type { SearchCriteria } from '../../../../src/domain/catalog/search/search-criteria.ts';
import type { SearchInput } from '../../../../src/ports/driving/catalog.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { recordIn } from '../../../support/builders/shown-tracks.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const input = (criteria: SearchCriteria = {}, more: Partial<SearchInput> = {}): SearchInput => ({
  criteria,
  limit: 2,
  facets: [],
  ...more,
});
const search = async ({ useCases }: World, requested: SearchInput) =>
  valueOf(await useCases.searchTracks(requested));
const titles = (found: Awaited<ReturnType<typeof search>>) =>
  found.tracks.map((view) => recordIn(view).title);
const withTracks = async (world: World, count: number, of: (n: number) => object = () => ({})) => {
  for (let n = 1; n <= count; n++) {
    world.clock.advance(1);
    await world.aTrackInCatalog({ title: `Song ${n}`, addedAt: world.clock.now(), ...of(n) });
  }
};

/** Every page from the first to the last. */
const walk = async (world: World, requested: SearchInput) => {
  const pages = [await search(world, requested)];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) {
    if (pages.length > 20) throw new Error('the pages never end');
    pages.push(await search(world, { ...requested, cursor }));
  }
  return pages;
};

describe('searching tracks', () => {
  it(
    'returns each track once, page by page, with the same total on every page',
    inWorld(async (world) => {
      await withTracks(world, 7);
      const pages = await walk(world, input());
      expect(pages.map((page) => page.tracks.length)).toEqual([2, 2, 2, 1]);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
      expect(pages.flatMap(titles)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Song ${n}`));
    }),
  );

  it(
    'ends with the page that contains the last track, also if that page is full',
    inWorld(async (world) => {
      await withTracks(world, 4);
      expect((await walk(world, input())).map((page) => page.tracks.length)).toEqual([2, 2]);
      expect(await search(world, input({ genres: ['polka'] }))).toMatchObject({
        tracks: [],
        nextCursor: null,
      });
    }),
  );

  it(
    'continues in order among ties, and if tracks are added and removed between pages',
    inWorld(async (world) => {
      await withTracks(world, 6, (n) => ({ bpm: n < 4 ? 90 : 120 }));
      const requested = input({}, { sort: 'bpm' });
      const first = await search(world, requested);
      expect(titles(first)).toEqual(['Song 1', 'Song 2']);
      await world.useCases.takeDownTrack({
        trackId: first.tracks[1]?.trackId ?? trackId(),
        reason: 'legal',
      });
      await world.aTrackInCatalog({ title: 'Late', bpm: 100 });
      const second = await search(world, { ...requested, cursor: first.nextCursor ?? '' });
      expect(titles(second)).toEqual(['Song 3', 'Late']);
    }),
  );

  it(
    'sorts by relevance if there is a text, otherwise the newest first, or as requested',
    inWorld(async (world) => {
      await withTracks(world, 3, (n) => ({ keywords: n === 1 ? [] : ['moon'], bpm: 100 - n }));
      await world.aTrackInCatalog({ title: 'Moon', keywords: [], addedAt: 0 });
      expect(titles(await search(world, input({ q: 'moon' }, { limit: 9 })))[0]).toBe('Moon');
      expect(titles(await search(world, input({}, { limit: 9 }))).at(-1)).toBe('Moon');
      const slowest = input({ q: 'moon' }, { sort: 'bpm', order: 'asc', limit: 1 });
      expect(titles(await search(world, slowest))).toEqual(['Moon']);
      expect(titles(await search(world, { ...slowest, order: 'desc' }))).toEqual(['Song 2']);
    }),
  );

  it(
    'counts facets under all other filters',
    inWorld(async (world) => {
      await withTracks(world, 5, (n) => ({
        moods: n < 4 ? ['calm'] : ['dark'],
        genres: n < 3 ? ['folk'] : ['dub'],
      }));
      const found = await search(world, input({ moods: ['calm'] }, { facets: ['mood', 'genre'], limit: 1 }));
      expect(found.total).toBe(3);
      expect(found.facets.genre).toEqual([
        { value: 'folk', count: 2 },
        { value: 'dub', count: 1 },
      ]);
      expect(found.facets.mood).toContainEqual({ value: 'dark', count: 2 });
    }),
  );

  it(
    'finds what is approved and nothing else, as soon as it is committed',
    inWorld(async (world) => {
      const pending = { title: 'Pending', moderationStatus: 'pending_review' } as const;
      const { trackId: id } = await world.aTrackInCatalog(pending);
      expect(titles(await search(world, input()))).toEqual([]);
      await world.useCases.approveTrack({ trackId: id });
      expect(titles(await search(world, input()))).toEqual(['Pending']);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'withdrawn' });
      expect(titles(await search(world, input()))).toEqual([]);
    }),
  );

  it(
    'omits a track that was taken down after the index was searched, and continues after it',
    inWorld(async (world) => {
      await withTracks(world, 4);
      const found = await search(world, input({}, { limit: 9 }));
      const gone = found.tracks[1]?.trackId ?? trackId();
      world.before('views', 'findMany', () =>
        world.useCases.takeDownTrack({ trackId: gone, reason: 'infringing' }),
      );
      const first = await search(world, input());
      expect(titles(first)).toEqual(['Song 4']);
      expect(titles(await search(world, input({}, { cursor: first.nextCursor ?? '' })))).toEqual([
        'Song 2',
        'Song 1',
      ]);
    }),
  );
});

describe('a cursor of a search', () => {
  const cursorOf = async (world: World, requested: SearchInput) =>
    (await search(world, requested)).nextCursor ?? '';

  it(
    'is bound to filters, sort and order, but not to the length of a page or to facets',
    inWorld(async (world) => {
      await withTracks(world, 5);
      const cursor = await cursorOf(world, input({ moods: ['calm'] }));
      const rejected = async (requested: SearchInput) =>
        kindOf(await world.useCases.searchTracks({ ...requested, cursor }));
      expect(await rejected(input({ moods: ['calm', 'dark'] }))).toBe('cursor-invalid');
      expect(await rejected(input())).toBe('cursor-invalid');
      expect(await rejected(input({ moods: ['calm'] }, { sort: 'title' }))).toBe('cursor-invalid');
      expect(await rejected(input({ moods: ['calm'] }, { order: 'asc' }))).toBe('cursor-invalid');
      const longer = input({ moods: ['calm'] }, { cursor, limit: 9, facets: ['mood'] });
      expect(titles(await search(world, longer))).toEqual(['Song 3', 'Song 2', 'Song 1']);
    }),
  );

  it(
    'counts for the defaults as for the same sort spelled out',
    inWorld(async (world) => {
      await withTracks(world, 3);
      const cursor = await cursorOf(world, input());
      const spelledOut = input({}, { sort: 'newest', order: 'desc', cursor });
      expect(titles(await search(world, spelledOut))).toEqual(['Song 1']);
    }),
  );

  it(
    'is rejected if it was changed, or created by someone else or for another list',
    inWorld(async (world) => {
      await withTracks(world, 3);
      const { caller } = await world.aRegisteredPlatform();
      const cursor = await cursorOf(world, input());
      const [text = '', mac = ''] = cursor.split('.');
      const moved = Buffer.from(text, 'base64url')
        .toString()
        .replace(/\d(?=\D*$)/, '9');
      const forged = [
        '',
        'x',
        text,
        `${Buffer.from(moved).toString('base64url')}.${mac}`,
        `${text}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
        world.ports.textSigner.sign(Buffer.from(text, 'base64url').toString(), 'media'),
      ];
      for (const one of forged) {
        const rejected = await world.useCases.searchTracks(input({}, { cursor: one }));
        expect(kindOf(rejected)).toBe('cursor-invalid');
      }
      expect(kindOf(await world.useCases.listLicenses({ caller, limit: 2, cursor }))).toBe('cursor-invalid');
    }),
  );
});
