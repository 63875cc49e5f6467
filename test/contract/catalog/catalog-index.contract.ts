import type {
  SearchCriteria,
  SearchPosition,
  SearchRequest,
} from '../../../src/domain/catalog/search/search-criteria.ts';
import type { Track, Uncommitted } from '../../../src/domain/catalog/track.ts';
import { ArtistId, type TrackId } from '../../../src/domain/shared/ids.ts';
import type { CatalogIndex } from '../../../src/ports/driven/catalog/catalog-index.ts';
import { aLikeness, aTerms, aTrack, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { dice, randomRequest, randomTrack } from '../../support/builders/catalog/random-catalog.ts';
import { referenceIndex } from '../../support/builders/catalog/reference-index.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { slowness } from '../../support/slowness.ts';

/** The index of one process; all follow one library, which is empty at first. */
export interface IndexView {
  readonly index: CatalogIndex;
  readonly commit: (track: Uncommitted<Track>) => Promise<void>;
  /** The tracks of the library. */
  readonly tracks: () => readonly Track[];
  /** The response of the journal, set before the first search. */
  readonly played: (plays: ReadonlyMap<TrackId, number>) => void;
}

const asking = (criteria: SearchCriteria = {}, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  criteria,
  sort: 'newest',
  order: 'asc',
  limit: 100,
  facets: [],
  ...changes,
});

const found = async ({ index }: IndexView, criteria: SearchCriteria = {}, now = noon): Promise<number[]> =>
  (await index.search(asking(criteria), now)).hits.map(({ trackId: id }) => Number(id.slice(4)));

const inOrder = async ({ index }: IndexView, changes: Partial<SearchRequest>): Promise<number[]> =>
  (await index.search(asking({}, changes), noon)).hits.map(({ trackId: id }) => Number(id.slice(4)));

/** Tries again until it holds, for the second within which an index follows. */
const withinASecond = async (holds: () => Promise<void>): Promise<void> => {
  const started = performance.now();
  let limitMs: number | undefined;
  for (;;) {
    try {
      await holds();
      return;
    } catch (failure) {
      const tookMs = performance.now() - started;
      if (tookMs > 1_000 && tookMs > (limitMs ??= 1_000 * slowness())) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;

const pageThrough = async (
  { index }: IndexView,
  request: SearchRequest,
  between: (page: number) => Promise<void> = async () => undefined,
): Promise<readonly SearchPosition[]> => {
  const hits: SearchPosition[] = [];
  for (let page = 1; ; page++) {
    const after = hits.at(-1);
    const answer = await index.search({ ...request, ...(after && { after }) }, noon);
    hits.push(...answer.hits);
    if (!answer.hasMore) return hits;
    await between(page);
  }
};

export const catalogIndexContract = (open: OpenWorld<IndexView>): ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'finds approved tracks alone, in every process within a second of a change',
      async (view, concurrently) => {
        const everywhere = (holds: (each: IndexView) => Promise<void>) =>
          withinASecond(async () => {
            await concurrently(2, holds);
          });
        const track = aTrack();
        await view.commit({ ...track, moderationStatus: 'pending_review' });
        await view.commit(aTrack({ title: 'Other' }, 2));
        await everywhere(async (each) => expect(await found(each)).toEqual([2]));
        await view.commit(track);
        await everywhere(async (each) => expect(await found(each)).toEqual([1, 2]));
        await view.commit({ ...track, title: 'Lighthouse', genres: ['rock'], bpm: 150 });
        await everywhere(async (each) => {
          expect(await found(each, { q: 'lighthouse', genres: ['rock'], bpmMin: 150 })).toEqual([1]);
          expect(await found(each, { q: 'harbour' })).toEqual([]);
          expect(await found(each, { bpmMax: 100 })).toEqual([2]);
          expect(await found(each, { genres: ['ambient'] })).toEqual([2]);
        });
        await view.commit({ ...track, moderationStatus: 'taken_down', takedown });
        await everywhere(async (each) => expect(await found(each)).toEqual([2]));
        await view.commit(track);
        await everywhere(async (each) => expect(await found(each)).toEqual([1, 2]));
      },
    ),

    policy('matches any value of a filter, and all filters', async (view) => {
      await view.commit(aTrack({ moods: ['calm'], genres: ['ambient'] }, 1));
      await view.commit(aTrack({ moods: ['tense'], genres: ['ambient'], vocals: 'male' }, 2));
      await view.commit(aTrack({ moods: ['warm', 'calm'], genres: ['Hip-Hop'] }, 3));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3]));
      expect(await found(view, { moods: ['calm', 'tense'] })).toEqual([1, 2, 3]);
      expect(await found(view, { moods: ['calm'], genres: ['ambient'] })).toEqual([1]);
      expect(await found(view, { moods: ['calm', 'warm'], genres: ['hip hop'] })).toEqual([3]);
      expect(await found(view, { vocals: ['male', 'female'], moods: ['calm', 'tense'] })).toEqual([2]);
      expect(await found(view, { genres: ['polka'] })).toEqual([]);
      expect(await found(view, { artistIds: [ArtistId('art_nobody')] })).toEqual([]);
      expect(await found(view, { isrc: 'qz-abc-26-00002' })).toEqual([2]);
    }),

    policy('includes the bounds of tempo exactly', async (view) => {
      for (const [i, bpm] of [119.99, 120, 120.01].entries()) await view.commit(aTrack({ bpm }, i + 1));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3]));
      expect(await found(view, { bpmMin: 120 })).toEqual([2, 3]);
      expect(await found(view, { bpmMax: 120 })).toEqual([1, 2]);
      expect(await found(view, { bpmMin: 120, bpmMax: 120 })).toEqual([2]);
    }),

    policy('requires every word to match, the last one also by its beginning', async (view) => {
      await view.commit(aTrack({ title: 'Évening Tide', keywords: ['harbour'] }, 1));
      await view.commit(aTrack({ title: 'Evensong', keywords: [] }, 2));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2]));
      expect(await found(view, { q: 'even' })).toEqual([1, 2]);
      expect(await found(view, { q: 'EVENING finch harb' })).toEqual([1]);
      expect(await found(view, { q: 'harb evening' })).toEqual([]);
      expect(await found(view, { q: 'evening song' })).toEqual([]);
    }),

    policy('finds words of genre, mood and instrument, beside those of title and artist', async (view) => {
      const labels = { genres: ['bossa nova'], moods: ['calm'], instruments: ['upright piano'] };
      const loud = { genres: ['rock'], moods: ['dark'], instruments: ['guitar'] };
      await view.commit(aTrack({ title: 'Tide', keywords: [], ...labels }, 1));
      await view.commit(aTrack({ title: 'Calm', keywords: [], ...loud }, 2));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2]));
      for (const q of ['bossa nova', 'piano', 'calm bossa', 'nova calm upri'])
        expect([q, await found(view, { q })]).toEqual([q, [1]]);
      expect(await found(view, { q: 'rock' })).toEqual([2]);
      expect(await found(view, { q: 'calm' })).toEqual([1, 2]);
      expect(await found(view, { q: 'calm rock piano' })).toEqual([]);
    }),

    policy('requires every territory to be cleared by track, terms and rights', async (view) => {
      const exceptFrance = { include: ['WORLD'], exclude: ['FR'] };
      const inGermany = [{ party: 'A', sharePct: '100', territories: ['DE'] }];
      await view.commit(aTrack({}, 1));
      await view.commit(aTrack({ territories: exceptFrance }, 2));
      await view.commit(aTrack({ terms: [aTerms({ territories: exceptFrance })] }, 3));
      await view.commit(aTrack({ rights: { ...aTrack().rights, master: inGermany } }, 4));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3, 4]));
      expect(await found(view, { territories: ['DE'] })).toEqual([1, 2, 3, 4]);
      expect(await found(view, { territories: ['DE', 'FR'] })).toEqual([1]);
      expect(await found(view, { territories: ['DE', 'US'] })).toEqual([1, 2, 3]);
      expect(await found(view, { territories: ['WORLD'] })).toEqual([1]);
    }),

    policy('applies the terms in force at the moment of the search', async (view) => {
      const later = { version: 2, effectiveAt: noon + 60_000, contentTypes: ['film'] } as const;
      await view.commit(
        aTrack({ terms: [aTerms(), aTerms({ ...later, territories: { include: ['DE'], exclude: [] } })] }),
      );
      await withinASecond(async () =>
        expect(await found(view, { contentTypes: ['ugc_video'] })).toEqual([1]),
      );
      expect(await found(view, { contentTypes: ['film'] })).toEqual([]);
      expect(await found(view, { territories: ['FR'] }, noon + 59_999)).toEqual([1]);
      expect(await found(view, { contentTypes: ['film'], territories: ['DE'] }, noon + 60_000)).toEqual([1]);
      expect(await found(view, { contentTypes: ['ugc_video'] }, noon + 60_000)).toEqual([]);
      expect(await found(view, { territories: ['FR'] }, noon + 60_000)).toEqual([]);
    }),

    policy('sorts either way, ties by ascending id, popularity by plays', async (view) => {
      view.played(new Map([[trackId(2), 5]]));
      await view.commit(aTrack({ bpm: 100, title: 'Été' }, 3));
      await view.commit(aTrack({ bpm: 90, title: 'Zoo' }, 2));
      await view.commit(aTrack({ bpm: 100, title: 'étage' }, 1));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3]));
      expect(await inOrder(view, { sort: 'bpm', order: 'asc' })).toEqual([2, 1, 3]);
      expect(await inOrder(view, { sort: 'bpm', order: 'desc' })).toEqual([1, 3, 2]);
      expect(await inOrder(view, { sort: 'title', order: 'asc' })).toEqual([1, 3, 2]);
      expect(await inOrder(view, { sort: 'popularity', order: 'desc' })).toEqual([2, 1, 3]);
      expect(await inOrder(view, { sort: 'popularity', order: 'asc' })).toEqual([1, 3, 2]);
    }),

    policy('puts the more relevant tracks first', async (view) => {
      await view.commit(aTrack({ title: 'Tide', keywords: ['moon'] }, 1));
      await view.commit(aTrack({ title: 'Moonrise' }, 2));
      await view.commit(aTrack({ title: 'Moon' }, 3));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3]));
      const ranked = { criteria: { q: 'moon' }, sort: 'relevance' } as const;
      expect(await inOrder(view, { ...ranked, order: 'desc' })).toEqual([3, 2, 1]);
      expect(await inOrder(view, { ...ranked, order: 'asc' })).toEqual([1, 2, 3]);
    }),

    policy('finds what sounds alike, the nearest first, ties by ascending id', async (view) => {
      const likenesses = [[1], [0, 1], [2, 1], [-1, 1], [0, 0, 1], [-1]].map((one) => aLikeness(one));
      for (const [i, likeness] of likenesses.entries())
        await view.commit(aTrack({ likeness, title: i === 2 ? 'Moon' : 'Tide' }, i + 1));
      await view.commit(aTrack({ likeness: aLikeness([1], 'model/2') }, 7));
      await view.commit(aTrack({}, 8));
      await withinASecond(async () => expect(await found(view)).toHaveLength(8));
      const near = { trackId: trackId(1), likeness: aLikeness([1]) };
      const requested = { criteria: { near }, sort: 'relevance' } as const;
      expect(await inOrder(view, { ...requested, order: 'desc' })).toEqual([3, 2, 5, 4, 6]);
      expect(await inOrder(view, { ...requested, order: 'asc' })).toEqual([6, 4, 2, 5, 3]);
      const paged = await pageThrough(view, asking({ near }, { ...requested, order: 'desc', limit: 1 }));
      expect(paged.map(({ trackId: id }) => Number(id.slice(4)))).toEqual([3, 2, 5, 4, 6]);
      expect(
        await inOrder(view, { ...requested, criteria: { near, q: 'tide finch' }, order: 'desc' }),
      ).toEqual([2, 5, 4, 6]);
      expect(await found(view, { near: { ...near, likeness: aLikeness([1], 'model/3') } })).toEqual([]);
      await view.commit(aTrack({ likeness: aLikeness([-2, 1]) }, 3));
      await withinASecond(async () =>
        expect(await inOrder(view, { ...requested, order: 'desc' })).toEqual([2, 5, 4, 3, 6]),
      );
    }),

    policy('pages to the end, losing and repeating nothing while tracks come and go', async (view) => {
      for (let n = 1; n <= 40; n++) await view.commit(aTrack({ bpm: 100 + (n % 3) }, n));
      await withinASecond(async () => expect(await found(view)).toHaveLength(40));
      for (const order of ['asc', 'desc'] as const) {
        const request = asking({}, { sort: 'bpm', order, limit: 7 });
        const first = await view.index.search(request, noon);
        const gone = first.hits.at(-1)?.trackId ?? trackId(0);
        const hits = await pageThrough(view, request, async (page) => {
          if (page > 1) return;
          const track = view.tracks().find(({ trackId: id }) => id === gone) ?? aTrack();
          await view.commit({ ...track, moderationStatus: 'taken_down', takedown });
          await view.commit(aTrack({ bpm: order === 'asc' ? 1 : 999 }, order === 'asc' ? 98 : 99));
          await withinASecond(async () => expect(await found(view)).not.toContain(Number(gone.slice(4))));
        });
        const there = view.tracks().filter(({ trackId: id, moderationStatus, bpm }) => {
          return moderationStatus === 'approved' ? bpm !== (order === 'asc' ? 1 : 999) : id === gone;
        });
        expect(hits.map(({ trackId: id }) => id).sort()).toEqual(there.map(({ trackId: id }) => id).sort());
      }
    }),

    policy('says the same total on every page', async (view) => {
      for (let n = 1; n <= 12; n++) await view.commit(aTrack({}, n));
      await withinASecond(async () => expect(await found(view)).toHaveLength(12));
      const first = await view.index.search(asking({}, { limit: 5 }), noon);
      const [after] = first.hits.slice(-1);
      const second = await view.index.search(asking({}, { limit: 5, ...(after && { after }) }), noon);
      expect([first.total, second.total]).toEqual([12, 12]);
      expect([first.hasMore, second.hasMore]).toEqual([true, true]);
    }),

    policy('counts each facet under all filters but its own, highest first', async (view) => {
      await view.commit(aTrack({ moods: ['calm', 'warm'], genres: ['ambient'] }, 1));
      await view.commit(aTrack({ moods: ['calm'], genres: ['rock'] }, 2));
      await view.commit(aTrack({ moods: ['tense'], genres: ['ambient'] }, 3));
      await withinASecond(async () => expect(await found(view)).toEqual([1, 2, 3]));
      const counts = async (criteria: SearchCriteria) =>
        (await view.index.search(asking(criteria, { facets: ['mood', 'genre'] }), noon)).facets;
      const [calm, tense, warm] = ['calm', 'tense', 'warm'];
      expect(await counts({ moods: ['calm'] })).toEqual({
        mood: [
          { value: calm, count: 2 },
          { value: tense, count: 1 },
          { value: warm, count: 1 },
        ],
        genre: [
          { value: 'ambient', count: 1 },
          { value: 'rock', count: 1 },
        ],
      });
      expect(await counts({ genres: ['rock'] })).toEqual({
        mood: [{ value: calm, count: 1 }],
        genre: [
          { value: 'ambient', count: 2 },
          { value: 'rock', count: 1 },
        ],
      });
      expect((await view.index.search(asking(), noon)).facets).toEqual({});
    }),

    policy('returns the same results as the rules of the domain', async (view) => {
      const by = dice(4);
      const plays = new Map(Array.from({ length: 40 }, (_, i) => [trackId(i * 3), by.roll(5)] as const));
      view.played(plays);
      for (let n = 1; n <= 150; n++) await view.commit(randomTrack(by, n));
      const rules = referenceIndex(view.tracks, () => plays);
      const { total } = await rules.search(asking(), noon);
      await withinASecond(async () => expect((await view.index.search(asking(), noon)).total).toBe(total));
      for (let i = 0; i < 200; i++) {
        const request = randomRequest(by);
        expect(await view.index.search(request, noon)).toEqual(await rules.search(request, noon));
      }
    }),
  ];
};
