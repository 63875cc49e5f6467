import { membershipRules } from '../../accounts/membership.ts';
import type { Instant } from '../../shared/calendar.ts';
import type { MemberId } from '../../shared/ids.ts';
import { languageOf, type Language } from '../../shared/language.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

export const memberRoles = ['owner', 'developer', 'finance', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** A person who acts for a platform in the portal. The platform keeps its members beside its credentials. */
export interface Member {
  readonly memberId: MemberId;
  /** The folded address (`foldedEmail`): an address is a member of a platform at most once. */
  readonly email: string;
  readonly name?: string;
  readonly role: MemberRole;
  /** The language that the member chose for emails; absent for that of the platform. */
  readonly language?: Language;
  readonly invitedAt: Instant;
  /** When the person first opened an emailed link, which proves the address; absent until then. */
  readonly joinedAt?: Instant;
}

export type Members = readonly Member[];

/** Only an owner manages members, once the platform has one. */
export type OwnerRequired = { readonly kind: 'owner-required' };

/** Returns the member with an ID, which a grant may contain in place of the ID of a credential. */
export const memberWith = (members: Members, id: string): Member | undefined =>
  members.find(({ memberId }) => memberId === id);

const isOwner = ({ role, joinedAt }: Member): boolean => role === 'owner' && joinedAt !== undefined;

/** The rules by which members are invited, edited and removed. */
export const { hasOwner, withInvited, withEdited, withoutMember } = membershipRules(isOwner);

/**
 * Requires that a caller may manage members: an owner, or a credential while there is no owner. A credential that a
 * developer creates therefore cannot make an owner.
 */
export const requireMemberManagement = (members: Members, grantedTo: string): Result<true, OwnerRequired> => {
  const acting = memberWith(members, grantedTo);
  const may = acting ? acting.role === 'owner' : !hasOwner(members);
  return may ? ok(true) : fail({ kind: 'owner-required' });
};

/** The changes that an owner can make to a member. */
export type MemberEdit = Partial<Pick<Member, 'name' | 'role'>>;

/** Returns the members after one has chosen a language. */
export const withLanguage = (members: Members, memberId: string, language: Language): Members =>
  members.map((one) => (one.memberId === memberId ? { ...one, language } : one));

/** Returns members with the languages that they had chosen before a change, which changes none of them. */
export const withLanguagesOf = (before: Members, after: Members): Members =>
  after.map((one) => {
    const language = memberWith(before, one.memberId)?.language;
    return language === undefined || language === one.language ? one : { ...one, language };
  });

/** Returns the members after one has proven their address, or undefined if that is recorded already. */
export const withJoined = (members: Members, memberId: string, now: Instant): Members | undefined => {
  const member = memberWith(members, memberId);
  return member && member.joinedAt === undefined
    ? members.map((one) => (one === member ? { ...one, joinedAt: now } : one))
    : undefined;
};

export const joinedOwners = (members: Members): Members => members.filter(isOwner);

/** Returns the language of emails to a member: the one that the member chose, otherwise that of the platform. */
export const languageFor = (member: Member, platform: { readonly language?: Language }): Language =>
  member.language ?? languageOf(platform);
