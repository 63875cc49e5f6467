import { enrichmentJobStoreContract } from '../../../../../contract/enrichment/enrichment-job-store.contract.ts';
import { enrichmentJobStoreMutants } from '../../../../../contract/mutants/enrichment/enrichment-job-store.mutants.ts';
import { enrichmentQuotaMutants } from '../../../../../contract/mutants/enrichment/enrichment-quota.mutants.ts';
import { enrichmentUploadMutants } from '../../../../../contract/mutants/enrichment/enrichment-uploads.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract(
  'EnrichmentJobStore of the store kit, in memory',
  enrichmentJobStoreContract(storageInMemory),
);

describe('the suite of EnrichmentJobStore, on the store kit', () => {
  for (const { title, by, of } of [
    ...enrichmentJobStoreMutants,
    ...enrichmentQuotaMutants,
    ...enrichmentUploadMutants,
  ])
    expectMutantRejected(title, enrichmentJobStoreContract(mutating(storageInMemory, of)), by);
});
