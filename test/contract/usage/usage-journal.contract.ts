import type { ContractCase } from '../../support/contract.ts';
import { credentialUsePolicies } from './usage-journal/credential-uses.ts';
import { usageListPolicies } from './usage-journal/lists.ts';
import { reportingPolicies } from './usage-journal/reporting.ts';
import { requestPolicies } from './usage-journal/requests.ts';
import type { JournalView } from './usage-journal/stage.ts';
import { sumPolicies } from './usage-journal/sums.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every journal: see `UsageJournal`. */
export const usageJournalContract = (open: OpenWorld<JournalView>): readonly ContractCase[] => [
  ...reportingPolicies(open),
  ...sumPolicies(open),
  ...usageListPolicies(open),
  ...requestPolicies(open),
  ...credentialUsePolicies(open),
];
