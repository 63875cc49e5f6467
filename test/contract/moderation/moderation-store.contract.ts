import type { ContractCase } from '../../support/contract.ts';
import { appealingPolicies } from './moderation-store/appealing.ts';
import { claimingPolicies } from './moderation-store/claiming.ts';
import { revisingPolicies } from './moderation-store/revising.ts';
import { periodPolicies } from './moderation-store/periods.ts';
import type { ModerationView } from './moderation-store/stage.ts';
import type { OpenWorld } from '../world.ts';

export type { ModerationView } from './moderation-store/stage.ts';

/** The promises of every moderation store: see `ModerationStore`. For records that are committed with tracks, see `track-library`. */
export const moderationStoreContract = (open: OpenWorld<ModerationView>): readonly ContractCase[] => [
  ...appealingPolicies(open),
  ...revisingPolicies(open),
  ...claimingPolicies(open),
  ...periodPolicies(open),
];
