import { enrichmentBookContract } from '../../../contract/enrichment-book.contract.ts';
import { enrichmentBookMutants } from '../../../contract/mutants/enrichment-book.mutants.ts';
import { enrichmentQuotaMutants } from '../../../contract/mutants/enrichment-quota.mutants.ts';
import { enrichmentUploadMutants } from '../../../contract/mutants/enrichment-uploads.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { inMemory } from '../../../support/sqlite-worlds.ts';
import { tampered } from './tampered.ts';

describeContract('EnrichmentBook in SQLite, in memory', enrichmentBookContract(inMemory));

describe('the suite of EnrichmentBook', () => {
  for (const { title, by, of } of [
    ...enrichmentBookMutants,
    ...enrichmentQuotaMutants,
    ...enrichmentUploadMutants,
  ]) {
    expectMutantRejected(title, enrichmentBookContract(mutating(inMemory, of)), by);
  }
});

describe('the suite of EnrichmentBook, over broken statements', () => {
  const halved = tampered({ matching: /ROLLBACK TO command;?/, instead: 'nothing' });
  expectMutantRejected(
    'half commits: what was written before a failure stays',
    enrichmentBookContract(halved),
    ['leaves nothing of a request whose id is another one’s'],
  );
  const uncounted = tampered({ matching: /INSERT INTO enrichment_days/, instead: 'nothing' });
  expectMutantRejected('rows that are not counted', enrichmentBookContract(uncounted), [
    'counts the rows of a platform and day, and of no other',
    'lets in as many of twenty rivals as fit the day, and no more rows than that',
  ]);
  const endless = tampered({ matching: /SET waiting = waiting - \?/, instead: 'nothing' });
  expectMutantRejected('a request that is never done', enrichmentBookContract(endless), [
    'keeps every row that is settled at the same time as others, and is done with the last',
  ]);
});
