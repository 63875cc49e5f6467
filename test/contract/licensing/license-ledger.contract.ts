import type { ContractCase } from '../../support/contract.ts';
import { allLicensesPolicies } from './license-ledger/all-licenses.ts';
import { compliancePolicies } from './license-ledger/compliance.ts';
import { coveragePolicies } from './license-ledger/coverage.ts';
import { endingPolicies } from './license-ledger/ending.ts';
import { listPolicies } from './license-ledger/lists.ts';
import { openingPolicies } from './license-ledger/opening.ts';
import { recordPolicies } from './license-ledger/records.ts';
import type { LedgerView } from './license-ledger/stage.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every ledger: see `LicenseLedger`. */
export const licenseLedgerContract = (open: OpenWorld<LedgerView>): readonly ContractCase[] => [
  ...openingPolicies(open),
  ...recordPolicies(open),
  ...endingPolicies(open),
  ...listPolicies(open),
  ...allLicensesPolicies(open),
  ...coveragePolicies(open),
  ...compliancePolicies(open),
];
