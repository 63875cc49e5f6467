import type { SearchRequest } from '../../../src/domain/catalog/search/search-criteria.ts';
import { isUnavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import type { OpenSearchCatalogIndex } from '../../../src/adapters/opensearch/index.ts';
import { aTrack, noon } from '../../support/builders/builders.ts';
import { filledLibrary, takenDown } from '../../support/builders/catalog/led-index.ts';
import { seenSoon } from '../../support/eventually.ts';
import { needing } from '../../support/needing.ts';
import { faultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts';
import { borrowOpenSearch, type BorrowedStore } from '../../support/servers/lent/borrow.ts';
import { slowness } from '../../support/slowness.ts';
import type { OpenLibrary } from '../../support/worlds/open-library.ts';
import {
  anOpenSearchIndex,
  aSearchName,
  minute,
  rebuilt,
  upToDate,
} from '../../support/builders/catalog/opensearch-index.ts';

type Options = Partial<Parameters<typeof anOpenSearchIndex>[2]> & { readonly name?: string };

const everything: SearchRequest = { criteria: {}, sort: 'newest', order: 'asc', limit: 100, facets: [] };

const found = async (index: OpenSearchCatalogIndex): Promise<readonly number[]> =>
  (await index.search(everything, noon)).hits.map(({ trackId: id }) => Number(id.slice(4)));

const outcome = (index: OpenSearchCatalogIndex): Promise<'found' | 'unavailable'> =>
  found(index).then(
    () => 'found' as const,
    (error: unknown) => {
      if (!isUnavailable(error)) throw error;
      return 'unavailable' as const;
    },
  );

needing('opensearch', 'catalog index on an OpenSearch server that fails', () => {
  let server: BorrowedStore;
  let proxy: FaultProxy;
  const open: OpenSearchCatalogIndex[] = [];
  beforeAll(async () => {
    server = await borrowOpenSearch();
    proxy = await faultProxy({ port: Number(new URL(server.url).port) });
  }, 600_000);
  afterEach(async () => {
    proxy.mend();
    await Promise.all(open.splice(0).map((index) => index.close()));
  });
  afterAll(async () => {
    await proxy.close();
    await server.release();
  });

  const begin = (
    library: OpenLibrary,
    { name = aSearchName(), ...options }: Options = {},
    url = server.url,
  ): OpenSearchCatalogIndex => {
    const index = anOpenSearchIndex(url, name, { library, ...options });
    open.push(index);
    return index;
  };
  /** Only what every turn and search asks is brief: to create an index takes seconds on a slow machine. */
  const briefly = () => {
    const ms = Math.ceil(1_000 * slowness());
    return { ...minute, search: ms, state: ms };
  };
  /** The names of the indexes of tracks on the server. */
  const indexesOf = async (name: string): Promise<readonly string[]> => {
    const response = await fetch(`${server.url}/_cat/indices/${name}-v*-i-*?h=index`);
    return (await response.text()).split('\n').filter((line) => line !== '');
  };

  it.each([
    ['is rejected', () => proxy.refuse()],
    ['lets nothing through', () => proxy.stall()],
  ])(
    'fails within its time limit while the connection %s, and then finds what was committed meanwhile',
    async (_, spoil) => {
      const library = filledLibrary(3);
      const index = begin(library, { timeouts: briefly() }, `http://127.0.0.1:${proxy.port}`);
      await upToDate(index, library);
      expect(await found(index)).toEqual([1, 2, 3]);
      spoil();
      expect(await outcome(index)).toBe('unavailable');
      const issue = await seenSoon(async () => index.issue(), Boolean, 60_000);
      expect(issue).toMatch(/^The search server has been unavailable since /);
      library.put(takenDown(1));
      library.put(aTrack({}, 4));
      expect(await outcome(index)).toBe('unavailable');
      proxy.mend();
      await upToDate(index, library);
      expect(
        await seenSoon(
          () => outcome(index),
          (was) => was === 'found',
          60_000,
        ),
      ).toBe('found');
      expect(await found(index)).toEqual([2, 3, 4]);
      expect(
        await seenSoon(
          async () => index.issue(),
          (text) => text === undefined,
          60_000,
        ),
      ).toBeUndefined();
    },
  );

  it('is rebuilt while searches continue, without a failed search and without a track that was taken down before', async () => {
    const library = filledLibrary(60);
    const name = aSearchName();
    const indexes = [1, 2].map(() => begin(library, { name, removeAfterMs: 3_000 * slowness() }));
    const allUpToDate = () => Promise.all(indexes.map((index) => upToDate(index, library)));
    await allUpToDate();
    const before = await indexesOf(name);
    let isOver = false;
    let least = 1;
    const wrong: (readonly number[])[] = [];
    const searching = indexes.map(async (index) => {
      for (let searches = 1; !isOver || searches < 5; searches++) {
        const atLeast = least;
        const numbers = await found(index);
        if (numbers.some((n) => n < atLeast) || numbers.length < 10) wrong.push(numbers);
      }
    });
    await rebuilt(server.url, name);
    for (let n = 1; n <= 20; n++) {
      library.put(takenDown(n));
      await allUpToDate();
      least = n + 1;
    }
    const after = await seenSoon(
      () => indexesOf(name),
      (names) => names.length === 1 && names[0] !== before[0],
      120_000,
    );
    isOver = true;
    await Promise.all(searching);
    expect(wrong).toEqual([]);
    expect([before, after]).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(after).not.toEqual(before);
    for (const index of indexes)
      expect(await found(index)).toEqual(Array.from({ length: 40 }, (_, i) => i + 21));
  });

  it('is built again when the index was deleted, with its own mapping', async () => {
    const library = filledLibrary(3);
    const name = aSearchName();
    const index = begin(library, { name });
    await upToDate(index, library);
    const [lost = ''] = await indexesOf(name);
    await fetch(`${server.url}/${lost}`, { method: 'DELETE' });
    library.put(takenDown(1));
    const isBuiltAgain = async () => {
      const [now] = await indexesOf(name);
      return now !== undefined && now !== lost && (await outcome(index)) === 'found';
    };
    expect(await seenSoon(isBuiltAgain, Boolean, 120_000)).toBe(true);
    await upToDate(index, library);
    expect(await found(index)).toEqual([2, 3]);
    expect(await indexesOf(name)).toHaveLength(1);
    // A mapping that the server chooses cannot count values.
    const { facets } = await index.search({ ...everything, facets: ['genre'] }, noon);
    expect(facets.genre).not.toEqual([]);
  });

  it('rejects a write to a missing index rather than create one', async () => {
    const name = `${aSearchName()}-v1-i-lost`;
    const response = await fetch(`${server.url}/${name}-w/_bulk?require_alias=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: '{"index":{"_id":"1"}}\n{"approved":false}\n',
    });
    expect(await response.json()).toMatchObject({ errors: true, items: [{ index: { status: 404 } }] });
    expect((await fetch(`${server.url}/${name}-w`)).status).toBe(404);
  });

  it('is rebuilt if the store is another one, such as after a backup was restored', async () => {
    const name = aSearchName();
    const library = filledLibrary(5);
    const first = begin(library, { name });
    await upToDate(first, library);
    await first.close();
    const finds = async (index: OpenSearchCatalogIndex, numbers: readonly number[]): Promise<void> => {
      const seen = await seenSoon(
        () => found(index),
        (now) => now.join() === numbers.join(),
        60_000,
      );
      expect(seen).toEqual(numbers);
    };
    const shorter = begin(filledLibrary(2), { name });
    await finds(shorter, [1, 2]);
    await shorter.close();
    const changed = filledLibrary(1);
    for (let n = 11; n <= 16; n++) changed.put(aTrack({ updatedAt: noon + n }, n));
    await finds(begin(changed, { name }), [1, 11, 12, 13, 14, 15, 16]);
  });
});
