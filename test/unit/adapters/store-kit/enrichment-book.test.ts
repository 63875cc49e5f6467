import { enrichmentBookContract } from '../../../contract/enrichment-book.contract.ts';
import { enrichmentBookMutants } from '../../../contract/mutants/enrichment-book.mutants.ts';
import { enrichmentQuotaMutants } from '../../../contract/mutants/enrichment-quota.mutants.ts';
import { enrichmentUploadMutants } from '../../../contract/mutants/enrichment-uploads.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { storageInMemory } from '../../../support/kit-worlds.ts';

describeContract('EnrichmentBook of the store kit, in memory', enrichmentBookContract(storageInMemory));

describe('the suite of EnrichmentBook, on the store kit', () => {
  for (const { title, by, of } of [
    ...enrichmentBookMutants,
    ...enrichmentQuotaMutants,
    ...enrichmentUploadMutants,
  ])
    expectMutantRejected(title, enrichmentBookContract(mutating(storageInMemory, of)), by);
});
