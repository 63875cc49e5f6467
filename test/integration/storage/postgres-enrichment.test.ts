import { enrichmentBookContract } from '../../contract/enrichment-book.contract.ts';
import { amongViews } from '../../contract/world.ts';
import { describeContract } from '../../support/contract.ts';
import { postgresWorlds } from '../../support/kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('postgres', 'enrichment in PostgreSQL', () => {
  const worlds = postgresWorlds();
  describeContract('EnrichmentBook with one pool', enrichmentBookContract(worlds.storages(1)));
  describeContract('EnrichmentBook with two pools', amongViews(enrichmentBookContract(worlds.storages(2))));
});
