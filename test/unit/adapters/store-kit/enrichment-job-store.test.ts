import { enrichmentJobStoreContract } from '../../../contract/enrichment-job-store.contract.ts';
import { enrichmentJobStoreMutants } from '../../../contract/mutants/enrichment-job-store.mutants.ts';
import { enrichmentQuotaMutants } from '../../../contract/mutants/enrichment-quota.mutants.ts';
import { enrichmentUploadMutants } from '../../../contract/mutants/enrichment-uploads.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

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
