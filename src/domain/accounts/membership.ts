import { fail, ok, type Result } from '../shared/result.ts';

/** The most members of a platform or of an account, invited ones included. */
export const maxMembers = 100;

export type MemberNotFound = { readonly kind: 'member-not-found' };
/** An owner who has joined must remain. */
export type LastOwner = { readonly kind: 'last-owner' };
export type NotInvited =
  | { readonly kind: 'member-exists'; readonly email: string }
  | { readonly kind: 'too-many-members'; readonly limit: number };

/** A person who acts for a platform, or in an account. */
interface AnyMember {
  readonly memberId: string;
  readonly email: string;
}

/** The rules by which people are invited, changed and removed, given who is an owner who has joined. */
export const membershipRules = <Member extends AnyMember>(isOwner: (member: Member) => boolean) => {
  type Members = readonly Member[];
  const hasOwner = (members: Members): boolean => members.some(isOwner);
  const ifFound = (
    members: Members,
    memberId: Member['memberId'],
    after: Members,
  ): Result<Members, MemberNotFound | LastOwner> => {
    if (!members.some((one) => one.memberId === memberId)) return fail({ kind: 'member-not-found' });
    return hasOwner(members) && !hasOwner(after) ? fail({ kind: 'last-owner' }) : ok(after);
  };
  return {
    /** Returns whether a person, not only a credential, is responsible. */
    hasOwner,
    /** Returns the members with one more. */
    withInvited: (members: Members, invited: Member): Result<Members, NotInvited> => {
      if (members.some(({ email }) => email === invited.email))
        return fail({ kind: 'member-exists', email: invited.email });
      return members.length < maxMembers
        ? ok([...members, invited])
        : fail({ kind: 'too-many-members', limit: maxMembers });
    },
    /** Returns the members after an edit of one. */
    withEdited: (members: Members, memberId: Member['memberId'], edit: Partial<Member>) =>
      ifFound(
        members,
        memberId,
        members.map((one) => (one.memberId === memberId ? { ...one, ...edit } : one)),
      ),
    /** Returns the members without one. */
    withoutMember: (members: Members, memberId: Member['memberId']) =>
      ifFound(
        members,
        memberId,
        members.filter((one) => one.memberId !== memberId),
      ),
  };
};
