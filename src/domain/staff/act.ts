import type { Instant } from '../shared/calendar.ts';
import type { StaffId } from '../shared/ids.ts';
import { hasAnyRole, type StaffMember } from './staff.ts';

/** Who of the staff did something, and when. */
export interface Act {
  readonly by: StaffId;
  readonly at: Instant;
}

/** The member of staff who has proposed something is disabled, or no longer has the role. */
export interface ProposerLeft {
  readonly kind: 'proposer-left';
}

/** Returns why a proposal about money counts no longer: it needs two people who have the role of finance. */
export const proposerLeft = (proposer: StaffMember | undefined): ProposerLeft | undefined =>
  proposer?.status === 'active' && hasAnyRole(proposer, ['finance']) ? undefined : { kind: 'proposer-left' };
