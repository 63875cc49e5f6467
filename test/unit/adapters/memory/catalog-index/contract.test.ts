import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { catalogIndexContract, type IndexView } from '../../../../contract/catalog/catalog-index.contract.ts';
import { by, catalogIndexMutants } from '../../../../contract/mutants/catalog/catalog-index.mutants.ts';
import { mutating, type OpenWorld } from '../../../../contract/world.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { describeContract, expectMutantRejected } from '../../../../support/contract.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';

/** Two processes that follow one library. */
const open: OpenWorld<IndexView> = async () => {
  const library = openLibrary();
  let plays: ReadonlyMap<TrackId, number> = new Map();
  const dependencies = { library, journal: { playsSince: async () => plays }, clock: { now: () => noon } };
  const indexes = [memoryCatalogIndex(dependencies), memoryCatalogIndex(dependencies)] as const;
  const view = (index: IndexView['index']): IndexView => ({
    index,
    commit: async (track) => library.put(track),
    tracks: library.tracks,
    played: (figures) => void (plays = figures),
  });
  return {
    views: [view(indexes[0]), view(indexes[1])],
    close: async () => indexes.forEach((index) => index.close()),
  };
};

describeContract('catalog index in memory', catalogIndexContract(open));

describeContract('the rules of the domain alone', catalogIndexContract(mutating(open, by())));

describe('the suite of catalog indexes', () => {
  for (const { title, by: cases, of } of catalogIndexMutants) {
    expectMutantRejected(title, catalogIndexContract(mutating(open, of)), cases);
  }
});
