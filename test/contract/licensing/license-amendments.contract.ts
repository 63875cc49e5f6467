import type { ContractCase } from '../../support/contract.ts';
import { amendingPolicies } from './license-amendments/amending.ts';
import { endPolicies } from './license-amendments/ends.ts';
import type { AmendmentView } from './license-amendments/stage.ts';
import { versionPolicies } from './license-amendments/versions.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every ledger about amendments: see `LicenseAmendments`. */
export const licenseAmendmentsContract = (open: OpenWorld<AmendmentView>): readonly ContractCase[] => [
  ...amendingPolicies(open),
  ...versionPolicies(open),
  ...endPolicies(open),
];
