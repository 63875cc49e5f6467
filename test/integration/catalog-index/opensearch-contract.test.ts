import type { TrackId } from '../../../src/domain/shared/ids.ts';
import { catalogIndexContract, type IndexView } from '../../contract/catalog/catalog-index.contract.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { differencesFromRules } from '../../support/builders/catalog/random-searches.ts';
import { describeContract } from '../../support/contract.ts';
import { needing } from '../../support/needing.ts';
import { borrowOpenSearch, type BorrowedStore } from '../../support/servers/lent/borrow.ts';
import { openLibrary } from '../../support/worlds/open-library.ts';
import { anOpenSearchIndex, aSearchName, upToDate } from '../../support/builders/catalog/opensearch-index.ts';

needing('opensearch', 'catalog index on OpenSearch', () => {
  let server: BorrowedStore;
  beforeAll(async () => {
    server = await borrowOpenSearch();
  }, 600_000);
  afterAll(() => server.release());

  /** Two processes that share an index and follow one library. */
  const open: OpenWorld<IndexView> = async () => {
    const library = openLibrary();
    const name = aSearchName();
    let plays: ReadonlyMap<TrackId, number> = new Map();
    const dependencies = { library, journal: { playsSince: async () => plays } };
    const indexes = [
      anOpenSearchIndex(server.url, name, dependencies),
      anOpenSearchIndex(server.url, name, dependencies),
    ] as const;
    const view = (index: IndexView['index']): IndexView => ({
      index,
      commit: async (track) => library.put(track),
      tracks: library.tracks,
      played: (figures) => void (plays = figures),
    });
    return {
      views: [view(indexes[0]), view(indexes[1])],
      close: async () => {
        await Promise.all(indexes.map((index) => index.close()));
      },
    };
  };

  describeContract('follows the contract', catalogIndexContract(open));

  it('responds to a thousand random searches over two thousand changing tracks by the rules of the domain', async () => {
    // With these limits, most searches by popularity have more matches than one request returns.
    const limits = { maxAtOnce: 50, maxRequests: 1_000 };
    const different = await differencesFromRules(({ library, journal }) => {
      const index = anOpenSearchIndex(server.url, aSearchName(), { library, journal, limits });
      return { ...index, followed: () => upToDate(index, library) };
    });
    expect(different).toEqual([]);
  });
});
