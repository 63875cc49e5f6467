import { membershipRules } from '../accounts/membership.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AccountId, ArtistMemberId } from '../shared/ids.ts';
import type { Language } from '../shared/language.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { ArtistAccount, ArtistMember, ArtistRole, MailedCode } from './account.ts';
import type { ArtistCodeInvalid } from './codes.ts';
import { unverifiedFor, type EmailUnverified } from './payout-change.ts';
import { roleMissingFor, type ArtistRoleMissing } from './profile.ts';

/**
 * A person whom a label invited. The address is not proven, so it is kept apart from the addresses of members: an invitation
 * must not keep the owner of the address from registering an account or from joining another label.
 */
export interface ArtistInvite {
  /** The ID of the member who joins by it. */
  readonly memberId: ArtistMemberId;
  readonly accountId: AccountId;
  readonly email: string;
  readonly role: ArtistRole;
  /** The code that accepts it. Earlier codes do not work. */
  readonly code: MailedCode;
  readonly language?: Language;
  readonly invitedAt: Instant;
}

/** A member of an account, or a person who was invited to it. */
export interface Colleague {
  readonly memberId: ArtistMemberId;
  readonly email: string;
  readonly role: ArtistRole;
  readonly status: 'invited' | 'joined';
  /** When the person was invited, or joined. */
  readonly since: Instant;
  readonly language?: Language;
}

/** How long the code of an invitation to a label is valid: seven days. */
export const labelInvitationMs = 7 * 86_400_000;

/** The account of an artist has one member. */
export type MembersFixed = { readonly kind: 'artist-members-fixed' };

export const asColleague = (one: ArtistMember | ArtistInvite): Colleague => ({
  ...{ memberId: one.memberId, email: one.email, role: one.role },
  ...('code' in one
    ? { status: 'invited', since: one.invitedAt }
    : { status: 'joined', since: one.createdAt }),
  ...(one.language !== undefined && { language: one.language }),
});

export const isJoinedOwner = ({ role, status }: Colleague): boolean =>
  role === 'owner' && status === 'joined';

/** The rules by which people are invited, edited and removed. */
export const { withInvited, withEdited, withoutMember } = membershipRules(isJoinedOwner);

/** Requires that a member may manage the members of an account: an owner of a label whose address is confirmed. */
export const requireMembers = (
  { kind }: Pick<ArtistAccount, 'kind'>,
  member: ArtistMember,
): Result<true, ArtistRoleMissing | MembersFixed | EmailUnverified> => {
  if (kind !== 'label') return fail({ kind: 'artist-members-fixed' });
  const rejected = roleMissingFor(member, 'members') ?? unverifiedFor(member);
  return rejected ? fail(rejected) : ok(true);
};

/** Returns the member who accepts an invitation with the latest code. The code was emailed, so it proves the address. */
export const joinedMember = (
  { memberId, accountId, email, role, code, language }: ArtistInvite,
  { codeDigest, passwordHash }: { readonly codeDigest: string; readonly passwordHash: string },
  now: Instant,
): Result<ArtistMember, ArtistCodeInvalid> =>
  isAcceptable({ code }, codeDigest, now)
    ? ok({
        ...{ memberId, accountId, email, role, passwordHash, emailVerifiedAt: now },
        ...(language !== undefined && { language }),
        ...{ createdAt: now, version: 1 },
      })
    : fail({ kind: 'artist-code-invalid' });

/** Returns whether a code accepts an invitation now. */
export const isAcceptable = (
  { code }: Pick<ArtistInvite, 'code'>,
  codeDigest: string,
  now: Instant,
): boolean => code.codeDigest === codeDigest && now < code.until;
