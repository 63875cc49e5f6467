import type { ContractCase } from '../support/contract.ts';
import { appealingPolicies } from './moderation-docket/appealing.ts';
import { claimingPolicies } from './moderation-docket/claiming.ts';
import { revisingPolicies } from './moderation-docket/revising.ts';
import type { DocketView } from './moderation-docket/stage.ts';
import type { OpenWorld } from './world.ts';

export type { DocketView } from './moderation-docket/stage.ts';

/** What every moderation docket promises: see `ModerationDocket`. What comes in with tracks: see `track-library`. */
export const moderationDocketContract = (open: OpenWorld<DocketView>): readonly ContractCase[] => [
  ...appealingPolicies(open),
  ...revisingPolicies(open),
  ...claimingPolicies(open),
];
