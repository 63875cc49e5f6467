import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { enrichmentBookContract } from '../../contract/enrichment-book.contract.ts';
import { aLease, anOpening, day, mark } from '../../contract/enrichment-book/stage.ts';
import { platformId } from '../../support/builders.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';
import { anEnrichment } from '../../support/sound-builders.ts';

needing('mongo', 'MongoDB keeps requests for enrichment', () => {
  const inMongo = mongoWorlds();
  describeInMongo('EnrichmentBook', enrichmentBookContract, inMongo);

  it('opens a request once that was committed although its outcome was lost', async () => {
    const { views, close } = await inMongo(1)();
    const [{ enrichments }] = views;
    const opening = anOpening(anEnrichment(), 3);
    expect(await enrichments.open(opening)).toBe('opened');
    expect(await enrichments.open(opening)).toBe('opened');
    expect(await enrichments.rowsOn(platformId(), day)).toBe(2);
    expect(await enrichments.claim(aLease('a'))).toEqual(opening.enrichment);
    await close();
  });

  it('has no effect for a request that was let go of meanwhile, which may have begun anew', async () => {
    const { views, close } = await inMongo(1)();
    const [{ enrichments, receipts }] = views;
    const { enrichmentId } = anEnrichment();
    const receipt = { key: 'late', status: 202, resourceId: enrichmentId };
    await receipts.begin(mark('late'));
    await receipts.abandon(mark('late'));
    const late = anOpening(anEnrichment(), 3, { receipt });
    await expect(enrichments.open(late)).rejects.toThrow(Unavailable);
    expect(await enrichments.find(enrichmentId)).toBeUndefined();
    expect(await enrichments.rowsOn(platformId(), day)).toBe(0);
    await close();
  });
});
