import type { ArtistMember } from './account.ts';
import type { PayoutDetails, PayoutRecord } from './payout.ts';

/** The address of the member is not confirmed. */
export type EmailUnverified = { readonly kind: 'email-unverified' };

/**
 * Returns the failure of a member who may not set payout details because nobody has confirmed the address: details set by a
 * stranger who registered it would stay in the account when its owner takes it over.
 */
export const unverifiedFor = ({
  emailVerifiedAt,
}: Pick<ArtistMember, 'emailVerifiedAt'>): EmailUnverified | undefined =>
  emailVerifiedAt === undefined ? { kind: 'email-unverified' } : undefined;

/** Returns whether an edit changes payout details. Null removes them, and changes nothing if there are none. */
export const changesPayout = (
  before: PayoutRecord | undefined,
  given: PayoutDetails | null | undefined,
): boolean => given !== undefined && (given !== null || before !== undefined);

/** Returns the members who learn of a change of payout details: owners and who made it, if their address is confirmed. */
export const informedOfPayout = (
  members: readonly ArtistMember[],
  { memberId: by }: Pick<ArtistMember, 'memberId'>,
): readonly ArtistMember[] =>
  members.filter(
    ({ memberId, role, emailVerifiedAt }) =>
      emailVerifiedAt !== undefined && (role === 'owner' || memberId === by),
  );
