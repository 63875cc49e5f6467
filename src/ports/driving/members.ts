import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { LastOwner, MemberNotFound, NotInvited } from '../../domain/accounts/membership.ts';
import type { Member, MemberEdit, MemberRole, OwnerRequired } from '../../domain/platforms/members/member.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MemberId } from '../../domain/shared/ids.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { RateLimited } from './limits.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from './platforms.ts';
import type { PortalCaller } from './portal.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

type NotManaged = PlatformNotFound | ScopesMissing | GrantEnded | OwnerRequired | TooMuchContention;

/** Returns the members of a platform in the order in which they were added. */
export type ListMembers = UseCase<OwnPlatform, readonly Member[], PlatformNotFound | ScopesMissing>;

/**
 * Adds a member and emails a link that accepts, once, within seven days. The owners are emailed, too. `address` is that
 * of the client, by which invitations are counted.
 */
export type InviteMember = UseCase<
  OwnPlatform & {
    readonly email: string;
    readonly name?: string;
    readonly role: MemberRole;
    readonly language?: Language;
    readonly address: string;
  },
  Member,
  NotManaged | NotInvited | RateLimited
>;

/** Changes a member immediately, also in open sessions; `invite` emails a new invitation to one who has not joined. */
export type UpdateMember = UseCase<
  OwnPlatform & {
    readonly memberId: MemberId;
    readonly edit: MemberEdit & { readonly invite?: true };
    readonly address: string;
  },
  Member,
  NotManaged | MemberNotFound | LastOwner | RateLimited | { readonly kind: 'member-joined' }
>;

/** Removes a member, and with it everything that began with the member: sessions, links and media links. */
export type RemoveMember = UseCase<
  OwnPlatform & { readonly memberId: MemberId },
  'removed',
  NotManaged | MemberNotFound | LastOwner
>;

/**
 * Emails links that sign the owner of an address in to each platform that they have joined, once, within 15 minutes. An address
 * without a platform gets an email that says so, at most two a day. `address` is that of the client, by which requests are
 * counted; `language` is that of the email to someone who has chosen none.
 */
export type RequestSignInLink = UseCase<
  { readonly email: string; readonly address: string; readonly language?: Language },
  { readonly email: string; readonly expiresAt: Instant },
  RateLimited
>;

/** The session of a credential has no member whose language could be chosen. */
export type SessionWithoutMember = { readonly kind: 'session-without-member' };

/** Sets the language of emails to the member who signed in; returns the session with the member. */
export type ChooseLanguage = UseCase<
  { readonly caller: PortalCaller; readonly language: Language },
  PortalCaller,
  SessionWithoutMember | GrantEnded
>;

/** People who act for a platform. */
export interface MemberManagement {
  readonly listMembers: ListMembers;
  readonly inviteMember: InviteMember;
  readonly updateMember: UpdateMember;
  readonly removeMember: RemoveMember;
  readonly requestSignInLink: RequestSignInLink;
  readonly chooseLanguage: ChooseLanguage;
}
