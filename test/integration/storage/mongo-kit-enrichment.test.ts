import { enrichmentBookContract } from '../../contract/enrichment-book.contract.ts';
import { enrichmentInterleavingContract } from '../../contract/enrichment-book/interleaving.ts';
import { describeContract } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'enrichment in MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();
  describeInMongoKit('EnrichmentBook', enrichmentBookContract, worlds.storages);
  describeContract('EnrichmentBook among rivals', enrichmentInterleavingContract(worlds.storages(2)));
});
