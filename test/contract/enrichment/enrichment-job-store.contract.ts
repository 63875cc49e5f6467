import type { ContractCase } from '../../support/contract.ts';
import { chargingPolicies } from './enrichment-job-store/charging.ts';
import { openingPolicies } from './enrichment-job-store/opening.ts';
import type { EnrichmentView } from './enrichment-job-store/stage.ts';
import { uploadingPolicies } from './enrichment-job-store/uploading.ts';
import { workingPolicies } from './enrichment-job-store/working.ts';
import type { OpenWorld } from '../world.ts';

export type { EnrichmentView } from './enrichment-job-store/stage.ts';

/** The promises of every enrichment job store: see `EnrichmentJobStore`. */
export const enrichmentJobStoreContract = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => [
  ...openingPolicies(open),
  ...uploadingPolicies(open),
  ...workingPolicies(open),
  ...chargingPolicies(open),
];
