import type { ContractCase } from '../../support/contract.ts';
import { attemptPolicies } from './staff-registry/attempts.ts';
import { codePolicies } from './staff-registry/codes.ts';
import { memberPolicies } from './staff-registry/members.ts';
import { sessionPolicies } from './staff-registry/sessions.ts';
import type { StaffView } from './staff-registry/stage.ts';
import type { OpenWorld } from '../world.ts';

export type { StaffView } from './staff-registry/stage.ts';

/** The promises of every staff registry: see `StaffRegistry`. */
export const staffRegistryContract = (open: OpenWorld<StaffView>): readonly ContractCase[] => [
  ...memberPolicies(open),
  ...sessionPolicies(open),
  ...attemptPolicies(open),
  ...codePolicies(open),
];
