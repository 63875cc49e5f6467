import { enrichmentBookContract } from '../../contract/enrichment-book.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('EnrichmentBook', enrichmentBookContract, onFile);
