import { enrichmentBookContract } from '../../contract/enrichment-book.contract.ts';
import { enrichmentInterleavingContract } from '../../contract/enrichment-book/interleaving.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'enrichment in PostgreSQL', () => {
  const worlds = postgresWorlds();
  describeContract('EnrichmentBook with one pool', enrichmentBookContract(worlds.storages(1)));
  describeContract('EnrichmentBook with two pools', amongViews(enrichmentBookContract(worlds.storages(2))));
  describeContract('EnrichmentBook among rivals', enrichmentInterleavingContract(worlds.storages(2)));

  describe('the suite of EnrichmentBook', () => {
    expectMutantRejected('a book without locks', enrichmentInterleavingContract(worlds.unlocked(2)), [
      'settles a row or hands its request over, at step 2',
      'adds up worker time of two that settle, at step 3',
    ]);
  });
});
