import type { LastOwner, MemberNotFound, NotInvited } from '../../../domain/accounts/membership.ts';
import type { ArtistRole } from '../../../domain/artists/account.ts';
import type { ArtistCodeInvalid } from '../../../domain/artists/codes.ts';
import type { Colleague, MembersFixed } from '../../../domain/artists/members.ts';
import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { ArtistMemberId } from '../../../domain/shared/ids.ts';
import type { Language } from '../../../domain/shared/language.ts';
import type { RateLimited } from '../limits.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';
import type { ArtistCaller } from './artists.ts';

type NotManaged = ArtistRoleMissing | MembersFixed | EmailUnverified | TooMuchContention;

/** Returns the members of the account, oldest first, then those who were invited. */
export type ListArtistMembers = UseCase<ArtistCaller, readonly Colleague[]>;

/**
 * Invites a person to the account of a label, by a code that is emailed and works once within seven days. The owners are
 * emailed, too. The response does not depend on whether the address has an account elsewhere. `address` is that of the client,
 * by which invitations are counted.
 */
export type InviteArtistMember = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly email: string;
    readonly role: ArtistRole;
    readonly language?: Language;
    readonly address: string;
  },
  Colleague,
  NotManaged | NotInvited | RateLimited
>;

/** Changes the role of a member or of an invitation; `invite` emails a new code to a person who has not joined. */
export type EditArtistMember = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly memberId: ArtistMemberId;
    readonly edit: { readonly role?: ArtistRole; readonly invite?: true };
    readonly address: string;
  },
  Colleague,
  NotManaged | MemberNotFound | LastOwner | RateLimited | { readonly kind: 'member-joined' }
>;

/** Removes a member, whose sessions end in the same commit, or an invitation. */
export type RemoveArtistMember = UseCase<
  { readonly caller: ArtistCaller; readonly memberId: ArtistMemberId },
  'removed',
  NotManaged | MemberNotFound | LastOwner
>;

/** Joins an account by the code of an invitation, with a password to sign in with. */
export type AcceptLabelInvitation = UseCase<
  { readonly code: string; readonly password: string },
  'joined',
  ArtistCodeInvalid | { readonly kind: 'artist-email-taken' } | TooMuchContention
>;

/** People in the account of a label. */
export interface LabelMembers {
  readonly listArtistMembers: ListArtistMembers;
  readonly inviteArtistMember: InviteArtistMember;
  readonly editArtistMember: EditArtistMember;
  readonly removeArtistMember: RemoveArtistMember;
  readonly acceptLabelInvitation: AcceptLabelInvitation;
}
