import type { ContractCase } from '../support/contract.ts';
import { chargingPolicies } from './enrichment-book/charging.ts';
import { openingPolicies } from './enrichment-book/opening.ts';
import type { EnrichmentView } from './enrichment-book/stage.ts';
import { uploadingPolicies } from './enrichment-book/uploading.ts';
import { workingPolicies } from './enrichment-book/working.ts';
import type { OpenWorld } from './world.ts';

export type { EnrichmentView } from './enrichment-book/stage.ts';

/** What every enrichment book promises: see `EnrichmentBook`. */
export const enrichmentBookContract = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => [
  ...openingPolicies(open),
  ...uploadingPolicies(open),
  ...workingPolicies(open),
  ...chargingPolicies(open),
];
